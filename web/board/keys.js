/** Walks over the board with keys: left and right along the row, up and down to the nearest cell of the next row, corner keys diagonally. */
import { DIRECTIONS } from "./hex.js";

/** @typedef {import("./layout.js").Layout} Layout */

/** Keys that name one of the six directions (0 east, clockwise): letters around S, and the corners of the number pad. */
const SLANTS = /** @type {Record<string, number>} */ ({
  ArrowRight: 0,
  d: 0,
  c: 1,
  PageDown: 1,
  z: 2,
  End: 2,
  ArrowLeft: 3,
  a: 3,
  q: 4,
  Home: 4,
  e: 5,
  PageUp: 5,
});

/** @param {Layout} layout @param {number} from @param {string} key as of KeyboardEvent.key @returns {number | null} the cell to go to */
export function walk(layout, from, key) {
  if (key === "ArrowUp" || key === "ArrowDown") return nearestInRow(layout, from, key === "ArrowUp" ? -1 : 1);
  const direction = SLANTS[key.length === 1 ? key.toLowerCase() : key];
  if (direction === undefined) return null;
  const [dq, dr] = DIRECTIONS[direction];
  const { q, r } = layout.cells[from];
  return layout.cells.find((cell) => cell.q === q + dq && cell.r === r + dr)?.index ?? null;
}

/** Rows are offset by half a cell: going up leans right, going down leans left, so that up and down undo each other.
 * @param {Layout} layout @param {number} from @param {number} step */
function nearestInRow(layout, from, step) {
  const { x, r } = layout.cells[from];
  const row = layout.cells.filter((cell) => cell.r === r + step);
  const away = (/** @type {number} */ at) => Math.abs(at - x + step);
  return (
    row.reduce(
      (/** @type {typeof row[0] | null} */ best, cell) => (best === null || away(cell.x) < away(best.x) ? cell : best),
      null,
    )?.index ?? null
  );
}
