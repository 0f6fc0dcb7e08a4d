/** The user's own marks: a ring around a cell, an arrow between two. Each ink has its own line style as well as a colour. */
import { arrowPaths, path, ring } from "./shapes.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {0 | 1 | 2 | 3} Ink */
/** A ring, or an arrow if it ends on another cell. @typedef {{from: number, to: number, ink: Ink}} Stroke */
/** @typedef {import("./shapes.js").Shape} Shape */

/** @param {Layout["cells"]} cells @param {Stroke} stroke @returns {Shape[]} */
export function strokeShape(cells, { from, to, ink }) {
  const [start, end] = [cells[from], cells[to]];
  if (!start || !end) return [];
  if (from === to) return [ring(start, 46, `stroke ink-${ink}`)];
  const { line, head } = arrowPaths(start, end, 20, 34);
  return [path(`stroke ink-${ink}`, line), path(`stroke-head ink-${ink}`, head)];
}
