/** Games that replaced another by a step that Back undoes: opened from the library or by a link, or tried again from a turn of a review. Pure. */

import { playerAt } from "../game/line.js";
import { goToTurn, startGame, without } from "../game/state.js";
import { branchAt } from "../game/tree.js";
import { atTable } from "../learn/rest.js";
import { atHome } from "../study/rest.js";
import { keyOfGame } from "../together/index.js";
import { handlers as together } from "../together/rest.js";
import { NO_TABLES } from "./page-state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../game/line.js").Game} Game */
/** at: the number of the one on the table, from 0; games: each as it was when the reader left it @typedef {{at: number, games: readonly (Game | null)[]}} Tables */
/** @typedef {{type: "table", at: number}} TableAction */

/** The number of games that are kept. */
const KEPT = 20;
/** The highest number that an entry of the history may have: its state is not trusted. */
const MOST = 10_000;

/** After a reload, the page no longer knows the games that the reader left. @param {number} at @returns {Tables} */
export const reloadedTables = (at) => (Number.isInteger(at) && at > 0 && at < MOST ? { at, games: [] } : NO_TABLES);

/** @satisfies {Partial<import("./state.js").Handlers>} */
export const handlers = {
  table: (state, { at }) => {
    const kept = state.tables.games[at];
    if (!kept || at === state.tables.at) return state;
    const games = state.tables.games.slice();
    games[state.tables.at] = gameOf(state);
    const next = { ...shown(state, kept), tables: { at, games } };
    return { ...next, notices: without(next.notices, "replaced"), dialog: state.dialog };
  },
};

/** The game itself, not a lesson or a variation shown in its place. @param {State} state */
const gameOf = (state) => atHome(atTable(state)).game;

/** Shows a kept game. Turns tried in the same game stay in its tree. @param {State} state @param {Game} kept @returns {State} */
function shown(state, kept) {
  const key = keyOfGame(kept);
  if (key && state.together.games[key]) return together["letter-open"](state, { type: "letter-open", key });
  const { game } = state;
  const same = game.id === kept.id && game.seats === kept.seats && branchAt(game.tree, kept.turns);
  if (!same) return { ...startGame(state, kept), paused: true };
  const { turns, cursor, clock } = kept;
  return { ...goToTurn(state, { ...game, turns, cursor, clock, draft: [] }), paused: true };
}

/** @param {State} before @param {State} state @param {import("./state.js").Action} action @returns {State} */
export function withTable(before, state, action) {
  const takesPlace =
    action.type === "retry" ||
    (action.type === "new-game" && action.entry) ||
    (action.type === "open" && before.incomingLink && state.game.seats !== before.game.seats); // else it moves within the game
  if (!takesPlace || state.game === before.game) return state;
  const { at, games } = before.tables;
  const kept = games.slice(0, at);
  kept[at] = gameOf(before);
  for (let i = 0; i <= at - KEPT; i += 1) kept[i] = null;
  return { ...state, tables: { at: at + 1, games: kept } };
}

/**
 * After every action: once a person has played the next turn, or another screen opens, the reader no longer needs the notice about the
 * game that was set aside. *Your games* has it.
 * @param {State} before @param {State} state @returns {State}
 */
export function passReplaced(before, state) {
  // A lesson or a puzzle is only in the game's place for a while.
  if (before.learn || state.learn || !before.notices.some(({ code }) => code === "replaced")) return state;
  const { game, editor, study } = state;
  const played = game.turns !== before.game.turns && playerAt(before.game).kind === "person";
  const left = (editor && !before.editor) || (study.open && !before.study.open);
  const same = state.notices === before.notices; // a notice of this action is new
  return same && (played || left) ? { ...state, notices: without(state.notices, "replaced") } : state;
}
