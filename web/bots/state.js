/** What the page knows of bots beside their turns: what they think, how they are let play, those of one's own, and matches. Pure. */
import { keyOf, playerAt, seatAt, wayOf } from "../game/line.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Action} Action */
/** @typedef {import("../game/line.js").Player} Player */
/** @typedef {import("../engine/protocol.js").Thought} Thought */

/**
 * What a bot thinks of a moment of the game, kept until it thinks again: `way` led there; `since` is how much it had done when the turn
 * that it would play last changed.
 * @typedef {{key: string, seat: 0 | 1, level: string, way: readonly string[], since: number, thought: Thought | null}} Opinion
 */
/**
 * @typedef {object} Bots
 * @property {Opinion | null} opinion
 * @property {number | null} ahead how many turns of its line are shown on the board
 * @property {boolean} single bots wait again after one turn
 * @property {MatchState | null} match
 * @property {Bench | null} bench
 * @property {readonly Own[]} own bots of the reader's own
 * @property {string | null} adding the title of one that is being added
 * @property {{title: string, fault: Fault | null, kept: boolean} | null} added what came of that
 * @property {{key: string, seat: 0 | 1, level: string, fault: Fault} | null} fault what a bot did wrong when it was to play
 */
/** @typedef {{running: boolean, figures: readonly import("./bench-effects.js").Figure[], cores: number, together: number | null, error: string}} Bench together: a second, of all workers */
/** @typedef {{id: string, title: string}} Own */
/**
 * @typedef {{levels: [string, string], board: string, ruleset: string, pairs: number, won: [number, number, number], margin: number | null,
 *   mistakes: readonly import("./match.js").Mistake[], running: boolean, error: string}} MatchState won: pairs by the games won of each; margin: of error
 */
/** @typedef {import("./own/sandboxes.js").Fault} Fault */
/**
 * @typedef {{type: "ahead", turns: number | null} | {type: "one-turn"}
 *   | {type: "seat", seat: 0 | 1, player: Player}
 *   | {type: "bench", change: Partial<Bench>}
 *   | {type: "match", change: Partial<MatchState>}
 *   | {type: "own-bots", own: readonly Own[]} | {type: "bot-adding", title: string}
 *   | {type: "bot-added", title: string, kept: boolean} | {type: "bot-not-added", title: string, fault: Fault}
 *   | {type: "bot-fault", key: string, fault: Fault}} BotAction
 */

/** @type {Readonly<Bots>} */
export const NO_BOTS = {
  opinion: null,
  ahead: null,
  single: false,
  match: null,
  bench: null,
  own: [],
  adding: null,
  added: null,
  fault: null,
};

/**
 * What an action means for bots, after it has changed all else.
 * @param {State} before @param {State} state @param {Action} action @returns {State}
 */
export function reduceBots(before, state, action) {
  const next = heldAfterOne(before, state);
  switch (action.type) {
    case "thinking":
      return withBots(next, { opinion: opening(next), ahead: null, fault: null });
    case "thought":
      return next.bots.opinion?.key === action.key
        ? withBots(next, { opinion: learned(next.bots.opinion, action.thought) })
        : next;
    case "ahead":
      return withBots(next, { ahead: action.turns });
    case "one-turn":
      return withBots({ ...next, paused: false }, { single: true });
    case "pause":
    case "resume":
    case "new-game":
      return withBots(next, { single: false, ahead: null });
    case "seat":
      return withBots(
        { ...next, paused: false, game: { ...next.game, seats: seated(next.game.seats, action.seat, action.player) } },
        { fault: null },
      );
    case "match":
      return withBots(next, { match: { .../** @type {MatchState} */ (next.bots.match), ...action.change } });
    case "bench":
      return withBots(next, { bench: { .../** @type {Bench} */ (next.bots.bench), ...action.change } });
    case "own-bots":
      return withBots(next, { own: action.own });
    case "bot-adding":
      return withBots(next, { adding: action.title, added: null });
    case "bot-added":
      return withBots(next, { adding: null, added: { title: action.title, fault: null, kept: action.kept } });
    case "bot-not-added":
      return withBots(next, { adding: null, added: { title: action.title, fault: action.fault, kept: false } });
    case "bot-fault":
      return withBots(next, { fault: faultHere(next, action.key, action.fault) });
    default:
      return next;
  }
}

/** @param {State} state @param {Partial<Bots>} change @returns {State} the same if that is no change */
const withBots = (state, change) => {
  const bots = { ...state.bots, ...change };
  const same = /** @type {(keyof Bots)[]} */ (Object.keys(change)).every((part) => bots[part] === state.bots[part]);
  return same ? state : { ...state, bots };
};

/** A bot that was let play one turn has played it. @param {State} before @param {State} state @returns {State} */
function heldAfterOne(before, state) {
  if (!state.bots.single || state.game === before.game) return state;
  const played = state.game.turns.length === before.game.turns.length + 1 && state.game.draft.length === 0;
  return played ? withBots({ ...state, paused: playerAt(state.game).kind === "bot" }, { single: false }) : state;
}

/** @param {State} state @param {string} key @param {Fault} fault @returns {Bots["fault"]} */
function faultHere({ game }, key, fault) {
  const player = playerAt(game);
  return player.kind === "bot" ? { key, seat: seatAt(game), level: player.level, fault } : null;
}

/** What the bot that is to play did wrong, until something is done about it. @param {State} state */
export const faultNow = ({ bots: { fault }, game }) =>
  fault?.key === keyOf(game) && playerAt(game).kind === "bot" ? fault : null;

/** @param {State} state @returns {Opinion} */
function opening({ game, thinking }) {
  const player = playerAt(game);
  const level = player.kind === "bot" ? player.level : "";
  return { key: thinking?.key ?? keyOf(game), seat: seatAt(game), level, way: wayOf(game), since: 0, thought: null };
}

/** @param {Opinion} opinion @param {Thought} thought @returns {Opinion} */
const learned = (opinion, thought) => ({
  ...opinion,
  thought,
  since: opinion.thought?.turn === thought.turn ? opinion.since : thought.nodes,
});

/** @param {readonly [Player, Player]} seats @param {0 | 1} seat @param {Player} player @returns {[Player, Player]} */
const seated = (seats, seat, player) => (seat === 0 ? [player, seats[1]] : [seats[0], player]);

/** What a bot thought of the position on the board, or of one up to two turns ago. @param {State} state @returns {Opinion | null} */
export function opinionNow({ bots: { opinion }, game }) {
  if (!opinion) return null;
  const way = wayOf(game);
  const since = way.length - opinion.way.length;
  return since >= 0 && since <= 2 && opinion.way.every((turn, i) => turn === way[i]) ? opinion : null;
}

/** Do bots play both sides? @param {State} state */
export const onlyBots = ({ game }) => game.seats.every(({ kind }) => kind === "bot");

/** @typedef {"proven" | "first" | "wavering" | "fairly" | "settled"} Sureness */

/** How sure a bot is: proven, or by how long it has kept to the turn that it would play. @param {Opinion} opinion @returns {Sureness} */
export function sureness({ thought, since }) {
  if (!thought || thought.nodes < 30) return thought?.proven ? "proven" : "first";
  if (thought.proven) return "proven";
  const kept = 1 - since / thought.nodes;
  return kept > 0.75 ? "settled" : kept > 0.4 ? "fairly" : "wavering";
}
