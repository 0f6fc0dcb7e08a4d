/** The reader's own marks: a ring around a cell, an arrow between two. Each ink has a line of its own as well as a colour. */
import { arrowPaths, path, ring } from "../board/shapes.js";

/** @typedef {import("../board/model.js").Layout} Layout */
/** @typedef {import("./state.js").See} See */
/** @typedef {import("../board/shapes.js").Shape} Shape */

/** @param {See} see @param {Layout} layout @returns {Shape[]} */
export function strokeShapes({ strokes, from, ink }, { cells }) {
  const begun = cells[from ?? -1];
  return [
    ...strokes.flatMap((stroke) => strokeShape(cells, stroke)),
    ...(begun ? [ring(begun, 46, `stroke begun ink-${ink}`)] : []),
  ];
}

/** @param {Layout["cells"]} cells @param {import("./state.js").Stroke} stroke @returns {Shape[]} */
export function strokeShape(cells, { from, to, ink }) {
  const [start, end] = [cells[from], cells[to]];
  if (!start || !end) return [];
  if (from === to) return [ring(start, 46, `stroke ink-${ink}`)];
  const { line, head } = arrowPaths(start, end, 20, 34);
  return [path(`stroke ink-${ink}`, line), path(`stroke-head ink-${ink}`, head)];
}
