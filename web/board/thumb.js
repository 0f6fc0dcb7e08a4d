/** A position as a picture of a few millimetres: which cells are whose. Decoration. */
import { html, svg } from "../ui/lit.js";
import { centre, hexagonPath, pair } from "./hex.js";
import { boardNamed } from "./layout.js";

const TILE = hexagonPath(56, 0);

/** @param {import("../engine/protocol.js").Catalogue} catalogue @param {string} board @param {string} position */
export function thumb(catalogue, board, position) {
  const cells = boardNamed(catalogue, board)?.cells ?? [];
  const stones = position.replaceAll("/", "");
  const points = cells.map(([, q, r]) => centre({ q, r }));
  const reach = Math.max(...points.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))), 0) + 70;
  const middle = points.length
    ? points.reduce((sum, { x, y }) => ({ x: sum.x + x / points.length, y: sum.y + y / points.length }), { x: 0, y: 0 })
    : { x: 0, y: 0 };
  const box = [middle.x - reach, middle.y - reach, 2 * reach, 2 * reach].map(Math.round).join(" ");
  return html`<svg class="thumb" viewBox=${box} aria-hidden="true">
    ${points.map((point, i) => svg`<path class=${`thumb-${{ x: "0", o: "1", "#": "black" }[stones[i]] ?? "empty"}`} d=${TILE} transform=${`translate(${pair(point)})`} />`)}
  </svg>`;
}
