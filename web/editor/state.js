/** The actions of the editor. */
import { NO_MOVES, resetInteraction } from "../game/state.js";
import { clearAll, clearStones, MOST_SETUP, paintMark, paintOn, unpaint, widened } from "./editor.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./editor.js").Editor} Editor */
/**
 * @typedef {{type: "editor", editor: Editor | null} | {type: "ink", ink: Editor["ink"]} | {type: "edit-mover", mover: 0 | 1}
 *   | {type: "brush", cell: number, from?: number} | {type: "edit-setup", setup: number} | {type: "widen"}
 *   | {type: "clear", all: boolean}
 *   | {type: "edited", painting: Editor["painting"], edited: import("../engine/protocol.js").Edited}} EditorAction
 */

/** Changes the open editor, if there is one. @param {State} state @param {(editor: Editor) => Editor} change @param {number} [focus] @returns {State} */
function edit(state, change, focus = state.focus) {
  if (!state.editor) return state;
  const editor = change(state.editor);
  return { ...state, editor, focus: Math.min(focus, editor.sheet.cells.length - 1) };
}

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  editor: (state, { editor }) => ({ ...resetInteraction(state), editor, aim: null, focus: 0, dialog: null }),
  brush: (state, { cell, from }) => edit(state, (editor) => paintOn(editor, cell, from), cell),
  widen: (state) => edit(state, widened),
  ink: (state, { ink }) => edit(state, (editor) => ({ ...editor, ink, stroke: null })),
  "edit-mover": (state, { mover }) => edit(state, (editor) => ({ ...editor, painting: { ...editor.painting, mover } })),
  "edit-setup": (state, { setup }) =>
    edit(state, (editor) => ({
      ...editor,
      painting: { ...editor.painting, setup: Math.max(0, Math.min(MOST_SETUP, setup)) },
    })),
  clear: (state, { all }) => edit(state, all ? clearAll : clearStones),
  edited: (state, { painting, edited }) => edit(state, (editor) => ({ ...editor, answer: { painting, edited } })),
};

/** While the editor is open, presses paint, undo removes paint, and the game behind it stays. @type {import("../app/state.js").Mode} */
export const editorMode = {
  on: (state) => state.editor !== null,
  handlers: {
    press: (state, { cell }) => edit(state, (editor) => paintMark(editor, cell), cell),
    undo: (state) => edit(state, unpaint),
    "take-back": (state) => edit(state, unpaint),
    ...NO_MOVES,
  },
};
