/**
 * Drawing on the board: with the right button at any time, with any pointer while drawing is on, and with a finger that rests
 * before it moves. A finger that rests and does not move is only slow. Reports strokes from cell to cell, and shows the current one.
 */

import { strokeShape } from "./shapes.js";
import { paintShapes } from "./shapes-view.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./shapes.js").Ink} Ink */
/** @typedef {{from: number, to: number | null, ink: Ink | undefined, slow: boolean}} Begun */

/** A finger that rests for this time (ms) draws, unless it has moved by `SLIP` pixels. */
const REST = 450;
const SLIP = 12;

/** The ink for the modifier keys that are down, if any. @param {MouseEvent | KeyboardEvent} event @returns {Ink | undefined} */
export function inkOf({ shiftKey, ctrlKey, altKey, metaKey }) {
  const ink = (shiftKey || ctrlKey ? 1 : 0) + (altKey || metaKey ? 2 : 0);
  return ink ? /** @type {Ink} */ (ink) : undefined;
}

/**
 * @param {SVGSVGElement} root @param {SVGGElement} layer for the stroke being drawn @param {() => Layout | null} layoutNow
 * @param {(from: number, to: number, ink: Ink | undefined) => void} stroke
 * @returns {() => boolean} whether the click that comes now is the end of a stroke
 */
export function listenForStrokes(root, layer, layoutNow, stroke) {
  /** @type {Begun | null} */
  let begun = null;
  let ended = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  let [x, y] = [0, 0];

  const show = () => {
    const cells = layoutNow()?.cells ?? [];
    paintShapes(
      layer,
      begun && begun.to !== null ? strokeShape(cells, { from: begun.from, to: begun.to, ink: begun.ink ?? 0 }) : [],
    );
  };
  const begin = (/** @type {PointerEvent} */ event, slow = false) => {
    const cell = cellAt(event);
    begun = cell === null ? null : { from: cell, to: cell, ink: inkOf(event), slow };
    show();
  };
  const drop = () => {
    clearTimeout(resting);
    begun = null;
    show();
  };

  root.addEventListener("pointerdown", (event) => {
    ended = false;
    clearTimeout(resting);
    [x, y] = [event.clientX, event.clientY];
    const draws = root.classList.contains("drawing");
    if (event.button === 2 || (event.button === 0 && draws)) begin(event);
    else if (event.pointerType === "touch" && !root.classList.contains("editing"))
      resting = setTimeout(() => begin(event, true), REST);
  });
  root.addEventListener("pointermove", (event) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP) clearTimeout(resting);
    if (!begun) return;
    begun = { ...begun, to: cellAt(event) };
    show();
  });
  document.addEventListener("pointerup", (event) => {
    const done = begun?.slow && begun.from === begun.to ? null : begun;
    if (done) ended = event.button === 0;
    drop();
    if (done && done.to !== null) stroke(done.from, done.to, done.ink);
  });
  document.addEventListener("pointercancel", drop);
  root.addEventListener("touchmove", (event) => begun && event.preventDefault(), { passive: false });
  root.addEventListener("contextmenu", (event) => event.preventDefault());
  return () => {
    const mine = ended;
    ended = false;
    return mine;
  };
}

/** The cell under the pointer. A finger's events go to the cell that it touched first, so the cell is looked up. @param {PointerEvent} event */
function cellAt({ clientX, clientY }) {
  const cell = document.elementFromPoint(clientX, clientY)?.closest(".cell")?.getAttribute("data-cell");
  return cell ? Number(cell) : null;
}
