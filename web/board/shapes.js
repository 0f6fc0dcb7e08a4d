/** The shapes that the aids draw, as plain values that need no document. */

import { pair, towards } from "./hex.js";

/** @typedef {import("./layout.js").Cell} Cell */
/** @typedef {import("./hex.js").Point} Point */
/** @typedef {{tag: "path" | "circle" | "text", attributes: Record<string, string | number>, text?: string}} Shape */

/** @param {string} look a class @param {string} d @returns {Shape} */
export const path = (look, d) => ({ tag: "path", attributes: { class: look, d } });

/** @param {Point} at @param {number} r @param {string} look @returns {Shape} */
export const ring = ({ x, y }, r, look) => ({ tag: "circle", attributes: { class: look, cx: x, cy: y, r } });

/** @param {Point} a @param {Point} b */
export const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** A line with a head. @param {Point} from @param {Point} to @param {number} gap space at the start @param {number} head its length */
export function arrowPaths(from, to, gap, head) {
  const [start, tip] = [towards(from, to, gap), towards(to, from, 14)];
  const neck = towards(tip, from, head);
  const span = far(from, to);
  const across = { x: (-(to.y - from.y) / span) * head * 0.62, y: ((to.x - from.x) / span) * head * 0.62 };
  const wings = [{ x: neck.x + across.x, y: neck.y + across.y }, tip, { x: neck.x - across.x, y: neck.y - across.y }];
  return { line: `M${pair(start)}L${pair(neck)}`, head: `M${wings.map(pair).join("L")}Z` };
}

// The user's own strokes: a ring around a cell, an arrow between two. Each ink has its own line style as well as a colour.

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {0 | 1 | 2 | 3} Ink */
/** A ring, or an arrow if it ends on another cell. @typedef {{from: number, to: number, ink: Ink}} Stroke */

/** @param {Layout["cells"]} cells @param {Stroke} stroke @returns {Shape[]} */
export function strokeShape(cells, { from, to, ink }) {
  const [start, end] = [cells[from], cells[to]];
  if (!start || !end) return [];
  if (from === to) return [ring(start, 46, `stroke ink-${ink}`)];
  const { line, head } = arrowPaths(start, end, 20, 34);
  return [path(`stroke ink-${ink}`, line), path(`stroke-head ink-${ink}`, head)];
}
