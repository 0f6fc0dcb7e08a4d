/**
 * Hexagon geometry, pointy side up. Cells are axial (q, r), r growing downwards, as the catalogue gives them.
 * Reference: https://www.redblobgames.com/grids/hexagons/
 */

/** Distance between the centres of two neighbours; every length of the board's drawing is a fraction of it. */
export const SPACING = 100;

/** The six neighbours, clockwise on the screen from the east; direction k points to k · 60°. */
export const DIRECTIONS = /** @type {const} */ ([
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]);

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{q: number, r: number}} Axial */

/** @param {Axial} cell @returns {Point} the cell's centre */
export function centre({ q, r }) {
  return { x: SPACING * (q + r / 2), y: (SPACING * r * Math.sqrt(3)) / 2 };
}

/** @param {Axial} cell @returns {string} */
export const axialKey = ({ q, r }) => `${q},${r}`;

/** @param {Axial} cell @param {number} k @returns {Axial} the neighbour in direction k (any integer) */
export function neighbour({ q, r }, k) {
  const [dq, dr] = DIRECTIONS[((k % 6) + 6) % 6];
  return { q: q + dq, r: r + dr };
}

/** @param {Point} from @param {number} degrees @param {number} length @returns {Point} */
export function polar(from, degrees, length) {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
}

/** @param {number} value */
export const short = (value) => String(Math.round(value * 100) / 100);

/** @param {Point} point */
export const pair = ({ x, y }) => `${short(x)} ${short(y)}`;

/**
 * A hexagon with rounded corners around the origin.
 * @param {number} radius from the centre to a (sharp) corner
 * @param {number} round how far from each corner the rounding begins
 */
export function hexagonPath(radius, round) {
  const corners = [0, 1, 2, 3, 4, 5].map((k) => polar({ x: 0, y: 0 }, 60 * k - 90, radius));
  const parts = corners.map((corner, k) => {
    const before = towards(corner, corners[(k + 5) % 6], round);
    const after = towards(corner, corners[(k + 1) % 6], round);
    return `${k ? "L" : "M"}${pair(before)}Q${pair(corner)} ${pair(after)}`;
  });
  return `${parts.join("")}Z`;
}

/** @param {Point} from @param {Point} to @param {number} length @returns {Point} */
export function towards(from, to, length) {
  const span = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * length) / span, y: from.y + ((to.y - from.y) * length) / span };
}
