/**
 * The outline of a bug: a disc on every cell, joined as if a ball rolled around the outside. Between two
 * neighbouring discs the ball leaves a concave arc that is tangent to both; three discs around a corner leave no hole.
 * It has only arcs, so it is exact, smooth (every joint is a common tangent) and short as text.
 */
import { axialKey, centre, DIRECTIONS, neighbour, pair, polar, SPACING, short } from "./hex.js";

/** @typedef {import("./hex.js").Axial} Axial */

/** Radius of a body segment. */
export const BODY = 0.425 * SPACING;
/** Radius of the rolling ball: the larger it is, the thicker the waist between two segments. */
const BALL = 0.5 * SPACING;
/** From a cell, degrees between the direction of a neighbour and the centre of the ball that touches both (law of cosines). */
const LEAN = (Math.acos(SPACING / 2 / (BODY + BALL)) * 180) / Math.PI;

/**
 * A stretch of a cell's disc that is part of the outline, clockwise from `from` to `to` (degrees; `to` > `from`), and the direction
 * in which the outline leaves for the next cell (null for a bug of one).
 * @typedef {{cell: Axial, from: number, to: number, leaves: number | null}} Stretch
 */

/**
 * The closed loops of a bug's outline, each a list of stretches in order. A bug that surrounds cells has a loop for each hole.
 * @param {readonly Axial[]} cells connected, without repetition
 * @returns {Stretch[][]}
 */
export function outlineLoops(cells) {
  if (cells.length === 1) return [[{ cell: cells[0], from: 0, to: 360, leaves: null }]];
  const own = new Set(cells.map(axialKey));
  const seen = new Set();
  const loops = [];
  for (const cell of cells) {
    for (const k of DIRECTIONS.keys()) {
      if (!startsStretch(own, cell, k) || seen.has(stretchKey(cell, k))) continue;
      loops.push(walk(own, cell, k, seen));
    }
  }
  return loops;
}

/** @param {readonly Axial[]} cells @returns {string} the outline as an SVG path, to be filled even-odd */
export function outlinePath(cells) {
  return outlineLoops(cells).map(loopPath).join("");
}

/** Does a stretch of `cell` begin after its neighbour in direction k? It does if that neighbour is there, and the next one is missing.
 * @param {Set<string>} own @param {Axial} cell @param {number} k */
function startsStretch(own, cell, k) {
  return own.has(axialKey(neighbour(cell, k))) && !own.has(axialKey(neighbour(cell, k + 1)));
}

/** @param {Axial} cell @param {number} k */
const stretchKey = (cell, k) => `${axialKey(cell)}:${k}`;

/**
 * Follows the outline from the stretch of `cell` after direction k until it closes.
 * @param {Set<string>} own @param {Axial} cell @param {number} k @param {Set<string>} seen
 */
function walk(own, cell, k, seen) {
  /** @type {Stretch[]} */
  const loop = [];
  while (!seen.has(stretchKey(cell, k))) {
    seen.add(stretchKey(cell, k));
    let gap = 2; // the neighbour after direction k is missing: the outline goes there
    while (!own.has(axialKey(neighbour(cell, k + gap)))) gap += 1;
    const leaves = (k + gap) % 6;
    loop.push({ cell, from: 60 * k + LEAN, to: 60 * (k + gap) - LEAN, leaves });
    cell = neighbour(cell, leaves);
    k = (leaves + 3) % 6;
  }
  return loop;
}

/** @param {Stretch[]} loop @returns {string} */
function loopPath(loop) {
  if (loop[0].leaves === null) return circlePath(loop[0].cell);
  const starts = loop.map((stretch) => pair(polar(centre(stretch.cell), stretch.from, BODY)));
  const arcs = loop.map(({ cell, from, to }, i) => {
    const end = pair(polar(centre(cell), to, BODY));
    const large = to - from > 180 ? 1 : 0;
    return `A${short(BODY)} ${short(BODY)} 0 ${large} 1 ${end}A${short(BALL)} ${short(BALL)} 0 0 0 ${starts[(i + 1) % loop.length]}`;
  });
  return `M${starts[0]}${arcs.join("")}Z`;
}

/** @param {Axial} cell @returns {string} */
function circlePath(cell) {
  const { x, y } = centre(cell);
  const arc = `A${short(BODY)} ${short(BODY)} 0 1 1 `;
  return `M${pair({ x: x + BODY, y })}${arc}${pair({ x: x - BODY, y })}${arc}${pair({ x: x + BODY, y })}Z`;
}
