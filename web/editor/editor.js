/**
 * The board and position in the editor: a sheet of cells, the paint on each, and the engine's answer. Pure.
 * `x` is Red and `o` Blue, as in a game that Red starts.
 */

import { axialKey } from "../board/hex.js";
import { boardNamed, layoutOf } from "../board/layout.js";

/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../board/hex.js").Axial} Axial */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../engine/protocol.js").Edited} Edited */
/** @typedef {import("../engine/protocol.js").Side} Side */
/** @typedef {"_" | "." | "#" | "x" | "o"} Ink `_` is not a cell */
/** @typedef {{marks: string, mover: Side, setup: number}} Painting one mark for each cell of the sheet; setup: cells still to be blackened */
/**
 * @typedef {object} Editor
 * @property {Layout} sheet
 * @property {Painting} painting
 * @property {readonly string[]} before earlier marks, for undo
 * @property {Exclude<Ink, "_">} ink
 * @property {{mark: Ink, last: number} | null} stroke the paint and the last cell of the current drag
 * @property {string} ruleset
 * @property {import("../game/line.js").Game["seats"]} seats
 * @property {{painting: Painting, edited: Edited} | null} answer the engine's last answer, with its painting
 */

export const LEAST = 4;
/** The engine takes boards of at most 32 cells across. */
export const MOST = 15;
/** The most cells still to blacken, for both sides together: three for each. */
export const MOST_SETUP = 6;

/** @type {Map<number, Layout>} */
const sheets = new Map();

/** A hexagon of cells to paint on. @param {number} radius steps from its middle to its edge @returns {Layout} */
export function sheetOf(radius) {
  const known = sheets.get(radius);
  if (known) return known;
  const sheet = layoutOf({ name: "sheet", title: "", black: [], labels: [], cells: [...hexagon(radius)] });
  sheets.set(radius, sheet);
  return sheet;
}

/** @param {number} radius @returns {Generator<import("../engine/protocol.js").CatalogueCell>} */
function* hexagon(radius) {
  for (let r = -radius; r <= radius; r += 1) {
    const left = Math.max(-radius, -radius - r);
    const right = Math.min(radius, radius - r);
    for (let q = left; q <= right; q += 1) yield [`${letters(r + radius)}${q - left + 1}`, q, r];
  }
}

/** A…Z AA AB…, from 0. @param {number} n @returns {string} */
const letters = (n) => (n < 26 ? "" : letters(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26));

/** The cells of a board: from the catalogue, or from its text, with each row half a cell further right.
 * @param {Catalogue} catalogue @param {string} name @returns {Axial[]} in board order */
export function cellsOf(catalogue, name) {
  const known = boardNamed(catalogue, name) ?? boardNamed(catalogue, name.replace(/-\d+$/, ""));
  if (known) return known.cells.map(([, q, r]) => ({ q, r }));
  return name.split("/").flatMap((row, r) => [...row].flatMap((mark, q) => (mark === "_" ? [] : [{ q, r }])));
}

/** The steps from one cell to another. @param {Axial} a @param {Axial} b */
const far = (a, b) => Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

/**
 * An editor with a position in the middle of a sheet, with room around it.
 * @param {readonly Axial[]} cells in board order @param {Painting} painting marks of those cells
 * @param {string} ruleset @param {Editor["seats"]} seats @returns {Editor}
 */
export function openEditor(cells, { marks, mover, setup }, ruleset, seats) {
  const reach = (/** @type {Axial} */ middle) => Math.max(...cells.map((cell) => far(cell, middle)));
  const middle = cells.reduce((best, cell) => (reach(cell) < reach(best) ? cell : best), cells[0] ?? { q: 0, r: 0 });
  const sheet = sheetOf(Math.max(LEAST, Math.min(MOST, reach(middle) + 1)));
  const at = new Map(cells.map(({ q, r }, i) => [axialKey({ q: q - middle.q, r: r - middle.r }), marks[i]]));
  const painted = sheet.cells.map((cell) => at.get(axialKey(cell)) ?? "_").join("");
  return {
    sheet,
    painting: { marks: painted, mover, setup },
    before: [],
    ink: "x",
    stroke: null,
    ruleset,
    seats,
    answer: null,
  };
}

/** The steps from the middle of the sheet to its edge. @param {Editor} editor */
export const radiusOf = ({ sheet }) => Math.max(...sheet.cells.map((cell) => far(cell, { q: 0, r: 0 })));

/** Is there room for a sheet with one ring more? @param {Editor} editor */
export const canWiden = (editor) => radiusOf(editor) < MOST;

/** One more ring of cells to paint on, all around; the painting stays. @param {Editor} editor @returns {Editor} */
export function widened(editor) {
  if (!canWiden(editor)) return editor;
  const sheet = sheetOf(radiusOf(editor) + 1);
  const at = new Map(editor.sheet.cells.map((cell) => [axialKey(cell), cell.index]));
  const onto = (/** @type {string} */ marks) =>
    sheet.cells.map((cell) => marks[at.get(axialKey(cell)) ?? -1] ?? "_").join("");
  const painting = { ...editor.painting, marks: onto(editor.painting.marks) };
  const answer = editor.answer && {
    ...editor.answer,
    painting: { ...editor.answer.painting, marks: onto(editor.answer.painting.marks) },
  };
  return { ...editor, sheet, painting, answer, before: editor.before.map(onto), stroke: null };
}

/** Paints one cell; painting the same again clears it. @param {Editor} editor @param {number} cell @returns {Editor} */
export function paintMark(editor, cell) {
  const { painting, ink } = editor;
  const mark = painting.marks[cell] !== ink ? ink : ink === "." ? "_" : ".";
  return { ...repaint(editor, marked(painting.marks, [cell], mark)), stroke: { mark, last: cell } };
}

/** Continues the stroke's paint on all cells up to this one: a fast pointer skips some. One undo removes
 * the whole stroke. A walk by keys gives `from`: if that is not the stroke's last cell, a new stroke begins.
 * @param {Editor} editor @param {number} cell @param {number} [from] @returns {Editor} */
export function paintOn(editor, cell, from) {
  const { stroke, painting, sheet, ink } = editor;
  if (from !== undefined && from !== stroke?.last)
    return { ...repaint(editor, marked(painting.marks, [cell], ink)), stroke: { mark: ink, last: cell } };
  if (!stroke || cell === stroke.last) return editor;
  const marks = marked(painting.marks, between(sheet, stroke.last, cell), stroke.mark);
  return { ...editor, painting: { ...painting, marks }, stroke: { ...stroke, last: cell } };
}

/** @param {string} marks @param {readonly number[]} cells @param {Ink} mark */
const marked = (marks, cells, mark) => [...marks].map((old, cell) => (cells.includes(cell) ? mark : old)).join("");

/** The cells on the straight line from one to another, without the first. @param {Layout} sheet @param {number} from @param {number} to */
function between({ cells }, from, to) {
  const steps = far(cells[from], cells[to]);
  const { x, y } = cells[from];
  return Array.from({ length: steps }, (_, i) => {
    const share = (i + 1) / steps;
    const at = { x: x + share * (cells[to].x - x), y: y + share * (cells[to].y - y) };
    const away = (/** @type {import("../board/hex.js").Point} */ point) => Math.hypot(point.x - at.x, point.y - at.y);
    return cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best)).index;
  });
}

/** Keeps the board, removes all stones and black cells. @param {Editor} editor */
export const clearStones = (editor) => repaint(editor, editor.painting.marks.replace(/[xo#]/g, "."));

/** Empties the sheet. @param {Editor} editor */
export const clearAll = (editor) => repaint(editor, editor.painting.marks.replace(/./g, "_"));

/** @param {Editor} editor @param {string} marks @returns {Editor} */
const repaint = (editor, marks) => ({
  ...editor,
  stroke: null,
  painting: { ...editor.painting, marks },
  before: [...editor.before, editor.painting.marks],
});

/** @param {Editor} editor @returns {Editor} */
export function unpaint(editor) {
  const marks = editor.before.at(-1);
  if (marks === undefined) return editor;
  return { ...editor, painting: { ...editor.painting, marks }, before: editor.before.slice(0, -1), stroke: null };
}
