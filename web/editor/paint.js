/** The board while the reader paints a position: the sheet, its paint, and where the mover may grow. */
import { markOf } from "../board/layout.js";
import { colour, joined, t } from "../strings/index.js";
import { boardOrder, heard } from "./answered.js";
import { cellWords, namedSheet } from "./names.js";

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("../board/layout.js").BoardPaint} BoardPaint */

/** @typedef {import("../game/seats.js").Colours} Colours */

/** The paint of a cell, in words. @param {Colours} colours @param {"_" | import("./editor.js").Ink} mark */
function markWords(colours, mark) {
  if (mark === "x" || mark === "o") return t("cell-stone", { seat: colour(colours[mark === "x" ? 0 : 1]) });
  return mark === "." ? t("cell-empty") : t(mark === "#" ? "editor-mark-black" : "editor-mark-none");
}

/** @param {Editor} editor @param {Colours} colours @returns {BoardPaint} */
export function editorPaint(editor, colours) {
  const { sheet, painting, answer } = editor;
  const scene = answer?.edited.scene ?? null;
  const named = namedSheet(editor);
  const order = answer ? boardOrder(answer.painting) : [];
  const options = new Map(scene && heard(editor) ? scene.options.map((option) => [order[option.cell], option]) : []);
  const pending = (/** @type {number} */ cell) => !heard(editor) && /[xo]/.test(painting.marks[cell]);
  const cells = sheet.cells.map(({ index }) => {
    const mark = /** @type {import("./editor.js").Ink} */ (painting.marks[index]);
    const option = options.get(index);
    const does = option ? t("cell-does", { kind: option.kind, size: option.size }) : "";
    return {
      label: joined([cellWords(named, index), markWords(colours, mark), does]),
      refused: false,
      open: mark !== "_",
      off: mark === "_",
      marks: option ? [markOf(option)] : pending(index) ? [/** @type {const} */ ("pending")] : [],
      mover:
        painting.marks[index] === "x" ? /** @type {const} */ (0) : painting.marks[index] === "o" ? 1 : painting.mover,
      cause: false,
      last: false,
      black: mark === "#",
      tethers: [],
      crumb: null,
    };
  });
  const bugs = (scene?.bugs ?? [])
    .map((bug) => ({ ...bug, cells: bug.cells.map((cell) => order[cell]) }))
    .filter(({ cells: at, side }) => at.every((cell) => painting.marks[cell] === "xo"[side]))
    .map(({ side, cells: at, size, full }) => ({
      key: `${side}:${at.join()}`,
      seat: side,
      cells: at,
      size,
      full,
      mood: /** @type {const} */ ("idle"),
    }));
  return { cells, bugs, ghost: null, gaze: null };
}
