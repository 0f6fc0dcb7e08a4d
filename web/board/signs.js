/** Shapes that only aids and the study draw: on tiles, around bugs, between cells. */

import { faceOf } from "./bug-face.js";
import { outlinePath } from "./bug-outline.js";
import { hexagonPath, pair, SPACING, towards } from "./hex.js";
import { far, path } from "./shapes.js";

/** @typedef {import("./layout.js").Cell} Cell */
/** @typedef {import("./hex.js").Point} Point */
/** @typedef {import("./shapes.js").Shape} Shape */

const LAND = hexagonPath(51, 9);

/** @param {Cell} cell @param {string} look @returns {Shape} */
export const tile = ({ x, y }, look) => ({
  tag: "path",
  attributes: { class: look, d: LAND, transform: `translate(${x} ${y})` },
});

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

/** The place for a badge on a bug: in the corners around its number. @param {readonly Cell[]} cells @param {-1 | 1} right @param {-1 | 1} [down] @returns {Point} */
export function badgePlace(cells, right, down = 1) {
  const { number } = faceOf(cells);
  const home = cells.reduce((best, cell) => (far(cell, number) < far(best, number) ? cell : best));
  return { x: home.x + 29 * right, y: home.y + 29 * down };
}

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
