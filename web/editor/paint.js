/** What the board shows while a position is being painted: the sheet, what is on it, and where the mover may grow. */
import { markOf } from "../board/layout.js";
import { en } from "../strings/en/index.js";
import { boardOrder, heard } from "./editor.js";

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("../board/layout.js").BoardPaint} BoardPaint */
/** @typedef {import("../app/prompt.js").Line} Line */

/** @param {Editor} editor @returns {BoardPaint} */
export function editorPaint(editor) {
  const { sheet, painting, answer } = editor;
  const scene = answer?.edited.scene ?? null;
  const order = answer ? boardOrder(answer.painting) : [];
  const options = new Map(scene && heard(editor) ? scene.options.map((option) => [order[option.cell], option]) : []);
  const pending = (/** @type {number} */ cell) => !heard(editor) && /[xo]/.test(painting.marks[cell]);
  const cells = sheet.cells.map(({ name, index }) => {
    const mark = /** @type {import("./editor.js").Ink} */ (painting.marks[index]);
    const option = options.get(index);
    const does = option ? `, ${en.board.does(option.kind, option.size)}` : "";
    return {
      label: en.board.cell(name, `${en.editor.mark(mark)}${does}`),
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

/** What stands beneath the sheet. @param {Editor} editor @returns {Line} */
export function editorLine(editor) {
  const { answer, painting } = editor;
  if (!answer) return { tone: "wait", text: en.line.waking };
  const { scene, wrong } = answer.edited;
  if (wrong) return { tone: "warning", text: en.editor.wrong(wrong) };
  if (scene?.result) return { tone: "prompt", text: en.editor.over(scene.result.winner) };
  if (scene?.phase === "setup")
    return { tone: "prompt", text: en.editor.blacken(painting.mover, scene.options.length, scene.setup) };
  const eating = scene?.options.filter(({ next }) => next.length).length ?? 0;
  return { tone: "prompt", text: en.editor.legal(painting.mover, scene?.options.length ?? 0, eating) };
}
