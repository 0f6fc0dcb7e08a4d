/** What happens to a board and a position in the making. */
import { clearAll, clearStones, MOST_SETUP, paintMark, paintOn, unpaint, widened } from "./editor.js";

/** @typedef {import("../app/state.js").Action} Action */
/** @typedef {import("./editor.js").Editor} Editor */

/** What an open editor makes of an action; null if it is none of its. @param {Editor} editor @param {Action} action @returns {Editor | null} */
export function reduceEditor(editor, action) {
  switch (action.type) {
    case "press":
      return paintMark(editor, action.cell);
    case "brush":
      return paintOn(editor, action.cell, action.from);
    case "widen":
      return widened(editor);
    case "undo":
    case "take-back":
      return unpaint(editor);
    case "redo":
    case "swap":
    case "jump":
    case "step":
    case "half-step":
    case "walk":
      return editor;
    case "ink":
      return { ...editor, ink: action.ink, stroke: null };
    case "edit-mover":
      return { ...editor, painting: { ...editor.painting, mover: action.mover } };
    case "edit-setup":
      return { ...editor, painting: { ...editor.painting, setup: Math.max(0, Math.min(MOST_SETUP, action.setup)) } };
    case "clear":
      return action.all ? clearAll(editor) : clearStones(editor);
    case "edited":
      return { ...editor, answer: { painting: action.painting, edited: action.edited } };
    default:
      return null;
  }
}
