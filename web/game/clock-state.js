/** The umpire's desk and the clock: what is handed in as text, what was ruled, and whose time was up. */

import { STILL } from "../app/state.js";
import { reduceStudy } from "../study/state.js";
import { standing } from "./clock.js";
import { cellNames } from "./exchange.js";
import { keyOf, playerAt, playTurn, reviewing, sideAt, wayOf } from "./line.js";
import { changed } from "./tree.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Action} Action */
/** @typedef {import("./line.js").Game} Game */
/** @typedef {import("../engine/protocol.js").Verdict} Verdict */

/** Has the clock ended the game that is on the board? @param {State} state */
export const timeUp = ({ game, study }) =>
  !study.open && game.clock !== null && game.clock.lost !== null && !reviewing(game);

/** @param {State} state @param {Action} action @returns {State} */
export function reduceClock(state, action) {
  const { game } = state;
  switch (action.type) {
    case "type":
      return { ...state, typed: action.text };
    case "hand-in":
      return handIn(state, action.text);
    case "verdict":
      return action.key === state.desk.key ? ruled(state, action.verdict, action.now) : state;
    case "clock-event":
      return game.clock ? { ...state, game: told(game, action.event) } : state;
    case "time":
      return timed(state, action.reading);
    case "no-clock":
      return { ...state, time: null, game: { ...game, clock: null } };
    default:
      return reduceStudy(state, action);
  }
}

/** @param {State} state @param {string} text @returns {State} */
function handIn(state, text) {
  const quiet = { ...state, refusal: null, hindrance: null };
  if (timeUp(state)) return { ...quiet, hindrance: "time_up" };
  if (playerAt(state.game).kind === "bot") return { ...quiet, hindrance: "bot_turn" };
  return { ...quiet, desk: { text, key: deskKey(state.game), verdict: null } };
}

/** The whole turn is judged, whatever of it has been clicked. @param {Game} game */
const deskKey = (game) => keyOf({ ...game, draft: [] });

/** @param {State} state @param {Verdict} verdict @param {number} now @returns {State} */
function ruled(state, verdict, now) {
  const { game } = state;
  if (deskKey(game) !== state.desk.key) return { ...state, desk: { text: "", key: null, verdict: null } };
  if (verdict.turn !== null) {
    const played = playTurn({ ...game, draft: [] }, cellNames(verdict.turn).join("-"));
    const typed = state.typed.trim() === state.desk.text ? "" : state.typed;
    return { ...state, ...STILL, game: played, typed, paused: false };
  }
  const seconds = game.clock ? tenths(standing(game.clock.events, now).spent) : null;
  const entry = { side: sideAt(game), text: verdict.text, seconds };
  const tree = changed(game.tree, wayOf(game), (each) => ({ ...each, rejected: [...each.rejected, entry] }));
  return { ...state, game: { ...game, tree }, refusal: verdict.refusal, desk: { ...state.desk, key: null, verdict } };
}

/** The clock was told something; a press also tells how long the turn took. @param {Game} game @param {import("../engine/protocol.js").ClockEvent} event @returns {Game} */
function told(game, event) {
  if (!game.clock) return game;
  const clock = {
    ...game.clock,
    events: [...game.clock.events, event],
    owed: game.clock.owed && event.type !== "press",
  };
  if (event.type !== "press") return { ...game, clock };
  const seconds = tenths(standing(game.clock.events, event.at).spent);
  return { ...game, clock, tree: changed(game.tree, wayOf(game), (each) => ({ ...each, seconds })) };
}

/** @param {State} state @param {import("../engine/protocol.js").Reading} reading @returns {State} */
function timed(state, reading) {
  const { game } = state;
  if (reading.lost === null || !game.clock || game.clock.lost !== null) return { ...state, time: reading };
  const lost = { ...game, draft: [], clock: { ...game.clock, lost: reading.lost } };
  return { ...state, ...STILL, time: reading, game: lost };
}

/** @param {number} seconds */
const tenths = (seconds) => Math.round(10 * seconds) / 10;
