/** Small pictures for the rules: a few cells, and bugs with the same geometry as on the board. */

import { faceOf } from "./bug-face.js";
import { outlinePath } from "./bug-outline.js";
import { axialKey, centre, DIRECTIONS, hexagonPath, neighbour, pair, SPACING } from "./hex.js";
import { boardNamed } from "./layout.js";
import { html, svg } from "../ui/lit.js";

/** @typedef {import("./hex.js").Axial & {sign: string}} Spot */

const TILE = hexagonPath(54, 9);
const PLUS = svg`<circle class="mark-disc" r="24" /><path class="mark-plus" d="M-12 0H12M0 -12V12" />`;
const CROSS = svg`<path class="mark-no" d="M-14 -14 14 14M14 -14 -14 14" />`;
const DOT = svg`<circle class="mark-dot" r="9" />`;
const MARKS = /** @type {Record<string, [string, unknown]>} */ ({
  "+": ["bonus", PLUS],
  "&": ["bonus", PLUS],
  x: ["no", CROSS],
  "*": ["grow", DOT],
});

/**
 * Draws a picture from text: two rows; the lower one begins half a cell further left. Letters are red bugs, digits blue ones, `.` an empty
 * cell, `*` one to grow on, `x` one where growing is forbidden, `+` a bonus cell, `&` a bonus cell on blue bug 1.
 * @param {string} upper @param {string} lower @param {string} [mood] of the blue bugs
 */
export function picture(upper, lower, mood = "") {
  const row = (/** @type {string} */ text, /** @type {number} */ r) =>
    [...text].map((sign, i) => ({ q: i - r, r, sign }));
  const spots = [...row(upper, 0), ...row(lower, 1)];
  const points = spots.map(centre);
  const left = Math.min(...points.map(({ x }) => x)) - 0.62 * SPACING;
  const width = Math.max(...points.map(({ x }) => x)) + 0.62 * SPACING - left;
  const bugs = [...new Set(spots.map(({ sign }) => sign).filter((sign) => /[a-w\d]/.test(sign)))];
  return html`<svg class="picture" viewBox=${`${left} -66 ${width} 220`} aria-hidden="true">
    ${points.map((point) => svg`<path class="cell-tile" d=${TILE} transform=${`translate(${pair(point)})`} />`)}
    ${bugs.map((name) =>
      bug(
        spots.filter(({ sign }) => sign === name || (sign === "&" && name === "1")),
        /\d/.test(name),
        mood,
      ),
    )}
    ${spots.filter(({ sign }) => sign in MARKS).map(mark)}
  </svg>`;
}

/** @param {Spot} spot */
function mark(spot) {
  const [kind, shape] = MARKS[spot.sign];
  return svg`<g class=${`mark seat-0 ${kind}`} transform=${`translate(${pair(centre(spot))})`}>${shape}</g>`;
}

/** @param {readonly Spot[]} cells @param {boolean} blue @param {string} mood */
function bug(cells, blue, mood) {
  const seat = blue ? 1 : 0;
  const path = outlinePath(cells);
  const { legs, feelers, eyes, number } = faceOf(cells);
  const limbs = [
    ...legs.map(({ from, to }) => `M${pair(from)}L${pair(to)}`),
    ...feelers.map(({ from, bend, to }) => `M${pair(from)}Q${pair(bend)} ${pair(to)}`),
  ];
  return svg`<g class=${`bug seat-${seat} ${blue ? mood : ""}`}>
    <path class="bug-limb" d=${limbs.join("")} />
    <path class="bug-body" d=${path} />
    <path class="bug-pattern" d=${path} fill=${`url(#pattern-${seat})`} />
    <path class="bug-line" d=${path} />
    ${eyes.map(eye)}
    <text class=${`bug-number${cells.length === 1 ? " small" : ""}`} x=${number.x} y=${number.y}>${cells.length}</text></g>`;
}

/** @param {import("./hex.js").Point} at */
const eye = ({ x, y }) =>
  svg`<circle class="bug-white" cx=${x} cy=${y} r="11.5" /><circle class="bug-pupil" cx=${x} cy=${y} r="5.6" />`;

/** A bug alone. @param {readonly import("./hex.js").Axial[]} cells @param {0 | 1} seat @param {number} [share] of the picture that it fills */
export function portrait(cells, seat, share = 1) {
  const points = cells.map(centre);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const reach = (Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) / 2 + 72) / share;
  const middle = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 };
  return html`<svg
    class="portrait"
    viewBox=${[middle.x - reach, middle.y - reach, 2 * reach, 2 * reach].map(Math.round).join(" ")}
    aria-hidden="true"
  >
    ${bug(
      cells.map((cell) => ({ ...cell, sign: "" })),
      seat === 1,
      "",
    )}
  </svg>`;
}

const THUMB_TILE = hexagonPath(56, 0);

/** The bugs of a side: its stones, by what touches. @param {readonly import("./hex.js").Axial[]} cells those with a stone of the side */
function bugsOf(cells) {
  const left = new Map(cells.map((cell) => [axialKey(cell), cell]));
  return cells.flatMap((cell) => {
    const body = left.delete(axialKey(cell)) ? [cell] : [];
    for (const each of body)
      for (const k of DIRECTIONS.keys()) {
        const next = neighbour(each, k);
        if (left.delete(axialKey(next))) body.push(next);
      }
    return body.length ? [body] : [];
  });
}

/** @param {import("../engine/protocol.js").Catalogue} catalogue @param {string} board @param {string} position @param {readonly [string, string]} colours of the seats @param {readonly (readonly [number, number])[] | null} [places] q and r of the cells of a board without a name */
export function thumb(catalogue, board, position, [one, two], places) {
  const cells = places ?? (boardNamed(catalogue, board)?.cells ?? []).map(([, q, r]) => /** @type {const} */ ([q, r]));
  const stones = position.replaceAll("/", "");
  const points = cells.map(([q, r]) => centre({ q, r }));
  const reach = Math.max(...points.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))), 0) + 70;
  const middle = points.length
    ? points.reduce((sum, { x, y }) => ({ x: sum.x + x / points.length, y: sum.y + y / points.length }), { x: 0, y: 0 })
    : { x: 0, y: 0 };
  const box = [middle.x - reach, middle.y - reach, 2 * reach, 2 * reach].map(Math.round).join(" ");
  const side = (/** @type {string} */ mark, /** @type {0 | 1} */ seat) => {
    const own = cells.flatMap(([q, r], i) => (stones[i] === mark ? [{ q, r }] : []));
    return bugsOf(own).map((body) => svg`<path class=${`thumb-${seat}`} d=${outlinePath(body)} />`);
  };
  return html`<svg class="thumb" data-one=${one} data-two=${two} viewBox=${box} aria-hidden="true">
    ${points.map((point, i) => svg`<path class=${stones[i] === "#" ? "thumb-black" : "thumb-empty"} d=${THUMB_TILE} transform=${`translate(${pair(point)})`} />`)}
    ${side("x", 0)}${side("o", 1)}
  </svg>`;
}
