/** The position that the aids show: the one on the board, of a game, a review or the editor. Pure. */

import { current, isContest, once } from "../game/select.js";
import { boardOrder, heard } from "../editor/index.js";
import { paramsOf, seatOf } from "../game/line.js";
import { aidIsOn } from "./buttons.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Scene} Scene */
/** @typedef {import("../engine/protocol.js").AidFacts} AidFacts */
/** @typedef {import("../engine/protocol.js").Outlook} Outlook */
/**
 * @typedef {object} AidedPosition
 * @property {string} key equal keys mean equal positions
 * @property {import("../engine/protocol.js").Game} params to ask the engine about it
 * @property {Scene} scene
 * @property {(side: number) => 0 | 1} seat the seat of a side
 * @property {(cell: number) => number} at the place of a scene's cell in the layout
 */

/** The position; null until the engine answers. @type {(state: State) => AidedPosition | null} */
export const positionOf = once((state) => {
  const { editor, game, scene, sceneKey } = state;
  if (editor) return painted(editor);
  if (!current(state) || !scene || sceneKey === null) return null;
  return { key: sceneKey, params: paramsOf(game), scene, seat: (side) => seatOf(game, side), at: (cell) => cell };
});

/** @type {(editor: import("../editor/editor.js").Editor) => AidedPosition | null} */
const painted = once((editor) => {
  const { scene, start, board } = editor.answer?.edited ?? {};
  if (!scene || !start || !board || !heard(editor)) return null;
  const params = { ruleset: editor.ruleset, board: board.name, start, turns: [] };
  const order = boardOrder(editor.painting);
  return { key: JSON.stringify(params), params, scene, seat: (side) => (side ? 1 : 0), at: (cell) => order[cell] };
});

/** The facts of the position, as far as the engine has found them. @param {State} state @param {AidedPosition} position @returns {AidFacts | null} */
export const factsOf = ({ aids }, { key }) => (aids.facts?.key === key ? aids.facts.facts : null);

/** Does the page say what the opponent could do after the cell pointed at? With an aid that foresees it, and wherever hints are allowed, once there is a stone:
 * the first one has no consequences yet. @param {State} state */
export const foresees = (state) => {
  const { editor, game, learn, study } = state;
  if (editor) return false;
  const mayHelp = (study.open || !learn) && !isContest(state) && (game.cursor > 0 || game.start !== null);
  return mayHelp || aidIsOn(state, "outlook") || aidIsOn(state, "threats");
};

/** The outlooks of the next cells that are known, if the page shows them. @param {State} state @returns {readonly Outlook[]} */
export const outlooksOf = (state) =>
  foresees(state) && state.aids.outlooks.key === state.sceneKey ? state.aids.outlooks.found : [];

/** The outlook of a next cell, if it is known and the page shows it. @param {State} state @param {number | null} cell @returns {Outlook | null} */
export const outlookOf = (state, cell) => outlooksOf(state).find((each) => each.cell === cell) ?? null;

/** The cell that the reader looks at: under the pointer or the focus, or pressed and refused. @param {State} state */
export const regarded = (state) => state.aim ?? state.refusal?.cell ?? null;
