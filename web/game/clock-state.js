/** The umpire's desk and the clock: submissions, verdicts, and whose time was up. */

import { clockAt, MOST_SECONDS, runsHere } from "./clock.js";
import { cellNames, isShared, pathOf, playerAt, playTurn, sideAt, turnKeyOf, unended } from "./line.js";
import { boardEnds, endingHere, homeGame } from "./select.js";
import { clearMessages, EMPTY_DESK, resetInteraction } from "./state.js";
import { changed, ended } from "./tree.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./line.js").Game} Game */
/** @typedef {import("../engine/protocol.js").Verdict} Verdict */

/**
 * @typedef {{type: "type", text: string} | {type: "hand-in", text: string} | {type: "verdict", key: string, verdict: Verdict, now: number}
 *   | {type: "clock-event", event: import("../engine/protocol.js").ClockEvent} | {type: "time", reading: import("../engine/protocol.js").Reading}
 *   | {type: "clocks-rest", at: number} | {type: "no-end"}} ClockAction
 */

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  type: (state, { text }) => ({ ...(text ? state : clearMessages(state)), typed: text }),
  "hand-in": (state, { text }) => handIn(state, text),
  verdict: (state, { key, verdict, now }) => (key === state.desk.key ? ruled(state, verdict, now) : state),
  "clock-event": (state, { event }) => ({
    ...state,
    game: withClockEvent(state.game, event, pathOf(homeGame(state))),
  }),
  "clocks-rest": (state, { at }) => resting(state, at),
  time: (state, { reading }) => timed(state, reading),
  // In another tree, so that the library stores the game without its end.
  "no-end": (state) => ({ ...state, time: null, game: { ...unended(state.game), tree: { ...state.game.tree } } }),
};

/** @param {State} state @param {string} text @returns {State} */
function handIn(state, text) {
  const quiet = clearMessages(state);
  if (endingHere(state)) return { ...quiet, blocked: "over" };
  const { kind } = playerAt(state.game);
  if (kind !== "person") return { ...quiet, blocked: `${kind}_turn` };
  return { ...quiet, desk: { text, key: turnKeyOf(state.game) } };
}

/** @param {State} state @param {Verdict} verdict @param {number} now @returns {State} */
function ruled(state, verdict, now) {
  const { game, study } = state;
  if (turnKeyOf(game) !== state.desk.key) return { ...state, desk: EMPTY_DESK };
  if (verdict.turn !== null) {
    const played = playTurn({ ...game, draft: [] }, cellNames(verdict.turn).join("-"), study.open);
    const typed = state.typed.trim() === state.desk.text ? "" : state.typed;
    return { ...resetInteraction(state), game: played, typed, paused: false };
  }
  const refused = { ...state, refusal: verdict.refusal, aim: null, desk: { ...state.desk, key: null } };
  if (!game.clock || study.open) return refused; // only a record of a timed game names what was refused: it took time
  const entry = { side: sideAt(game), text: verdict.text, seconds: recorded(clockAt(game.clock.events, now).spent) };
  const tree = changed(game.tree, pathOf(game), (each) => ({ ...each, rejected: [...each.rejected, entry] }));
  return { ...refused, game: { ...game, tree } };
}

/** Adds an event of the clock, and moves those before it if a wrong clock of the device put them into its future; a press also records how long the turn took. @param {Game} game @param {import("../engine/protocol.js").ClockEvent} event @param {string[]} [path] the turns of the game on the table @returns {Game} */
function withClockEvent(game, event, path = []) {
  if (!game.clock) return game;
  const early = Math.max(0, (game.clock.events.at(-1)?.at ?? event.at) - event.at);
  const before = early ? game.clock.events.map((each) => ({ ...each, at: each.at - early })) : game.clock.events;
  const clock = {
    ...game.clock,
    events: [...before, event],
    owed: game.clock.owed && event.type !== "press",
  };
  if (event.type !== "press") return { ...game, clock };
  const seconds = recorded(clockAt(before, event.at).spent);
  return { ...game, clock, tree: changed(game.tree, path, (each) => ({ ...each, seconds })) };
}

/** A game that is set aside takes no time: its clock goes on when the game is on the board again. @param {State} state @param {number} now @returns {State} */
function resting(state, now) {
  /** @template {Game | null} T @param {T} game */
  const rested = (game) => {
    return game && runsHere(game) ? withClockEvent(game, { type: "pause", at: now }) : game;
  };
  const { previousGame, tables, together } = state;
  return {
    ...state,
    previousGame: rested(previousGame),
    tables: { ...tables, games: tables.games.map(rested) },
    together: { ...together, before: rested(together.before) },
  };
}

/** The time of the game on the table; in a study, of the game that it leads back to. @param {State} state @param {import("../engine/protocol.js").Reading} reading @returns {State} */
function timed(state, reading) {
  const { game } = state;
  if (reading.lost === null || !game.clock || game.clock.lost !== null || isShared(game))
    return { ...state, time: reading };
  const home = homeGame(state);
  const { turns } = home;
  if (boardEnds(home) && reading.lost === sideAt(home, turns.length)) return { ...state, time: reading }; // the clock stopped late
  // Its line becomes the main line, in another tree, so that the library stores the game.
  const tree = ended(game.tree, turns);
  const lost = { ...game, tree, draft: [], clock: { ...game.clock, lost: reading.lost } };
  return { ...resetInteraction(state), time: reading, game: lost };
}

/** The time of a turn, in tenths of a second, no longer than the engine takes. @param {number} seconds */
const recorded = (seconds) => Math.min(Math.round(10 * seconds) / 10, MOST_SECONDS);
