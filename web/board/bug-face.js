/**
 * Places a bug's face, feelers, legs, seams and number. Everything follows from its cells, so the same bug always looks the same.
 */
import { BODY, outlineLoops } from "./bug-outline.js";
import { axialKey, centre, neighbour, polar, SPACING } from "./hex.js";

/** @typedef {import("./hex.js").Axial} Axial */
/** @typedef {import("./hex.js").Point} Point */
/** @typedef {{from: Point, bend: Point, to: Point}} Feeler */
/** @typedef {{from: Point, to: Point}} Leg */
/** @typedef {{eyes: [Point, Point], feelers: [Feeler, Feeler], legs: Leg[], seams: Leg[], number: Point, look: number}} Face */

/** @param {readonly Axial[]} cells @returns {Face} */
export function faceOf(cells) {
  const { head, look } = headOf(cells);
  const at = centre(head);
  const side = (/** @type {number} */ turn) => polar(polar(at, look, 0.17 * SPACING), look + turn, 0.155 * SPACING);
  return {
    eyes: [side(-90), side(90)],
    feelers: [feeler(at, look, -1), feeler(at, look, 1)],
    legs: legsOf(cells, head, look),
    seams: seamsOf(cells),
    number: numberAt(cells, head, look),
    look,
  };
}

/**
 * The head is the cell with the fewest neighbours in the bug, the first one in board order; it looks away from the other cells.
 * @param {readonly Axial[]} cells @returns {{head: Axial, look: number}} look in degrees
 */
export function headOf(cells) {
  const own = new Set(cells.map(axialKey));
  const touching = (/** @type {Axial} */ cell) =>
    [0, 1, 2, 3, 4, 5].filter((k) => own.has(axialKey(neighbour(cell, k))));
  const head = cells.reduce((best, cell) => (touching(cell).length < touching(best).length ? cell : best));
  const behind = touching(head).map((k) => polar({ x: 0, y: 0 }, 60 * k, 1));
  const x = behind.reduce((sum, point) => sum - point.x, 0);
  const y = behind.reduce((sum, point) => sum - point.y, 0);
  const look = Math.hypot(x, y) < 0.01 ? -90 : (Math.atan2(y, x) * 180) / Math.PI;
  return { head, look };
}

/** @param {Point} at @param {number} look @param {number} hand -1 or 1 @returns {Feeler} */
function feeler(at, look, hand) {
  return {
    from: polar(at, look + 24 * hand, 0.97 * BODY),
    bend: polar(at, look + 24 * hand, 1.22 * BODY),
    to: polar(at, look + 38 * hand, 1.34 * BODY),
  };
}

/** Two short legs on every long exposed stretch of the body, none on the face.
 * @param {readonly Axial[]} cells @param {Axial} head @param {number} look @returns {Leg[]} */
function legsOf(cells, head, look) {
  const legs = [];
  for (const { cell, from, to } of outlineLoops(cells).flat()) {
    if (to - from < 60) continue;
    const middle = (from + to) / 2;
    const angles = to - from > 300 ? [0, 45, 135, 180] : [middle - 40, middle + 40].slice(0, to - from > 100 ? 2 : 1);
    for (const angle of angles) {
      if (cell === head && Math.cos(((angle - look) * Math.PI) / 180) > 0.3) continue;
      legs.push({ from: polar(centre(cell), angle, 0.96 * BODY), to: polar(centre(cell), angle, 1.14 * BODY) });
    }
  }
  return legs;
}

/** A faint seam between every two segments, so that readers see the shape of a large bug.
 * @param {readonly Axial[]} cells @returns {Leg[]} */
function seamsOf(cells) {
  const own = new Set(cells.map(axialKey));
  const seams = [];
  for (const cell of cells) {
    for (const k of [0, 1, 2]) {
      if (!own.has(axialKey(neighbour(cell, k)))) continue;
      const middle = polar(centre(cell), 60 * k, SPACING / 2);
      seams.push({ from: polar(middle, 60 * k + 90, 0.13 * SPACING), to: polar(middle, 60 * k - 90, 0.13 * SPACING) });
    }
  }
  return seams;
}

/** The number is on the cell nearest to the middle of the bug; on a bug of one, under the eyes.
 * @param {readonly Axial[]} cells @param {Axial} head @param {number} look @returns {Point} */
function numberAt(cells, head, look) {
  if (cells.length === 1) return polar(centre(head), look + 180, 0.17 * SPACING);
  const points = cells.map(centre);
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const away = (/** @type {Axial} */ cell) => Math.hypot(centre(cell).x - x, centre(cell).y - y);
  const body = cells.filter((cell) => cell !== head);
  return centre(body.reduce((best, cell) => (away(cell) < away(best) - 0.01 ? cell : best)));
}
