/** What actions do to the bots' slice: thoughts, turns, users' bots and matches. No first frame needs it. Pure. */
import { keyOf, pathOf, playerAt, playSwap, seatAt, SWAP } from "../game/line.js";
import { optionAt } from "../game/select.js";
import { clearMessages, play, playOn } from "../game/state.js";
import { withBots } from "./state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../game/line.js").Player} Player */
/** @typedef {import("../engine/protocol.js").Thought} Thought */
/** @typedef {import("./own/sandboxes.js").Fault} Fault */
/** @typedef {import("./state.js").Bench} Bench */
/** @typedef {import("./state.js").Bots} Bots */
/** @typedef {import("./state.js").MatchState} MatchState */
/** @typedef {import("./state.js").Opinion} Opinion */

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  thinking: (state, { key }) => {
    const next = { ...clearMessages(state), thinking: { key, thought: null } };
    return withBots(next, { opinion: firstOpinion(state, key), ahead: null, fault: null });
  },
  thought: (state, { key, thought }) => {
    const next = state.thinking?.key === key ? { ...state, thinking: { key, thought } } : state;
    const { opinion } = next.bots;
    return opinion?.key === key ? withBots(next, { opinion: learned(opinion, thought) }) : next;
  },
  "bot-turn": (state, { key, cells }) =>
    key === keyOf(state.game) && !state.paused ? { ...state, thinking: null, steps: cells } : state,
  "bot-gave-up": (state, { key }) => (state.thinking?.key === key ? { ...state, thinking: null, paused: true } : state),
  "bot-step": (state) => {
    const [step, ...rest] = state.steps;
    if (step?.name === SWAP && state.scene?.swap) return { ...playOn(state, playSwap(state.game)), steps: [] };
    const option = step && optionAt(state, step.cell);
    return option ? { ...play(state, step.name, option), steps: rest } : { ...state, steps: [], paused: true };
  },
  ahead: (state, { turns }) => withBots(state, { ahead: turns }),
  "one-turn": (state) => withBots({ ...state, paused: false }, { single: true }),
  seat: (state, { seat, player }) => {
    const seats = seated(state.game.seats, seat, player);
    return withBots({ ...state, paused: false, game: { ...state.game, seats } }, { fault: null });
  },
  match: (state, { change }) =>
    withBots(state, { match: { .../** @type {MatchState} */ (state.bots.match), ...change } }),
  bench: (state, { change }) => withBots(state, { bench: { .../** @type {Bench} */ (state.bots.bench), ...change } }),
  "own-bots": (state, { type: _, ...change }) => withBots(state, change),
  "bot-adding": (state, { title }) => withBots(state, { adding: title, added: null }),
  "bot-added": (state, { title, kept }) => withBots(state, { adding: null, added: { title, fault: null, kept } }),
  "bot-not-added": (state, { title, fault }) => withBots(state, { adding: null, added: { title, fault, kept: false } }),
  "bot-fault": (state, { key, fault }) => withBots(state, { fault: faultHere(state, key, fault) }),
};

/** @param {State} state @param {string} key @param {Fault} fault @returns {Bots["fault"]} */
function faultHere({ game }, key, fault) {
  const player = playerAt(game);
  return player.kind === "bot" ? { key, seat: seatAt(game), level: player.level, fault } : null;
}

/** @param {State} state @param {string} key @returns {Opinion} */
function firstOpinion({ game }, key) {
  const player = playerAt(game);
  const level = player.kind === "bot" ? player.level : "";
  return { key, seat: seatAt(game), level, path: pathOf(game), since: 0, thought: null };
}

/** @param {Opinion} opinion @param {Thought} thought @returns {Opinion} */
const learned = (opinion, thought) => ({
  ...opinion,
  thought,
  since: opinion.thought?.turn === thought.turn ? opinion.since : thought.nodes,
});

/** @param {readonly [Player, Player]} seats @param {0 | 1} seat @param {Player} player @returns {[Player, Player]} */
const seated = (seats, seat, player) => (seat === 0 ? [player, seats[1]] : [seats[0], player]);
