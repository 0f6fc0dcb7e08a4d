/** The few shapes that the aids draw, as plain values, which need no document. */

import { faceOf } from "./bug-face.js";
import { outlinePath } from "./bug-outline.js";
import { hexagonPath, pair, SPACING, towards } from "./hex.js";

/** @typedef {import("./layout.js").Cell} Cell */
/** @typedef {import("./hex.js").Point} Point */
/** @typedef {{tag: "path" | "circle" | "text", attributes: Record<string, string | number>, text?: string}} Shape */

const LAND = hexagonPath(51, 9);

/** @param {string} look a class @param {string} d @returns {Shape} */
export const path = (look, d) => ({ tag: "path", attributes: { class: look, d } });

/** @param {Cell} cell @param {string} look @returns {Shape} */
export const tile = ({ x, y }, look) => ({
  tag: "path",
  attributes: { class: look, d: LAND, transform: `translate(${x} ${y})` },
});

/** @param {Point} at @param {number} r @param {string} look @returns {Shape} */
export const ring = ({ x, y }, r, look) => ({ tag: "circle", attributes: { class: look, cx: x, cy: y, r } });

/** @param {readonly Cell[]} cells of a bug @param {string} look @returns {Shape} */
export const outline = (cells, look) => ({
  tag: "path",
  attributes: { class: look, d: outlinePath(cells), "fill-rule": "evenodd" },
});

/** A disc with a letter or a number. @param {Point} at @param {string} text @param {string} look @returns {Shape[]} */
export const badge = ({ x, y }, text, look) => [
  { tag: "circle", attributes: { class: `badge ${look}`, cx: x, cy: y, r: text.length > 1 ? 20 : 17 } },
  { tag: "text", attributes: { class: `badge-text ${look}`, x, y }, text },
];

/** Where a bug has room for a badge: in the corners around its number. @param {readonly Cell[]} cells @param {-1 | 1} right @param {-1 | 1} [down] @returns {Point} */
export function badgePlace(cells, right, down = 1) {
  const { number } = faceOf(cells);
  const home = cells.reduce((best, cell) => (far(cell, number) < far(best, number) ? cell : best));
  return { x: home.x + 29 * right, y: home.y + 29 * down };
}

/** @param {Point} a @param {Point} b */
export const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** @param {Point} a @param {Point} b */
export const touching = (a, b) => far(a, b) < 1.1 * SPACING;

/** A tooth that bites from one cell into the next. @param {Point} from @param {Point} into @param {string} look @returns {Shape} */
export function tooth(from, into, look) {
  const [base, tip] = [towards(from, into, 24), towards(from, into, 66)];
  const span = far(from, into);
  const across = { x: (-(into.y - from.y) / span) * 15, y: ((into.x - from.x) / span) * 15 };
  const corners = [{ x: base.x + across.x, y: base.y + across.y }, tip, { x: base.x - across.x, y: base.y - across.y }];
  return path(look, `M${corners.map(pair).join("L")}Z`);
}

/** A line with a head. @param {Point} from @param {Point} to @param {number} gap left free at the start @param {number} head its length */
export function arrowPaths(from, to, gap, head) {
  const [start, tip] = [towards(from, to, gap), towards(to, from, 14)];
  const neck = towards(tip, from, head);
  const span = far(from, to);
  const across = { x: (-(to.y - from.y) / span) * head * 0.62, y: ((to.x - from.x) / span) * head * 0.62 };
  const wings = [{ x: neck.x + across.x, y: neck.y + across.y }, tip, { x: neck.x - across.x, y: neck.y - across.y }];
  return { line: `M${pair(start)}L${pair(neck)}`, head: `M${wings.map(pair).join("L")}Z` };
}
