/**
 * The short animations of a step: the new cell swells, the prey moves into its eater. They play on their own elements, above a
 * frame that is already final, and remove them; nothing depends on them, and with reduced motion there are none.
 */

import { outlinePath } from "./bug-outline.js";
import { bugElement } from "./bug-view.js";
import { empty, svg } from "./svg.js";

/** @typedef {import("../engine/protocol.js").Event} Event */
/** @typedef {import("./layout.js").Layout} Layout */

const SWELL = 320;
const EATEN = 460;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * @param {SVGGElement} layer @param {Layout} layout @param {readonly Event[]} events
 * @param {(side: number) => 0 | 1} seatOf
 */
export function animate(layer, layout, events, seatOf) {
  empty(layer);
  if (still()) return;
  const meal = events.find((event) => event.type === "ate");
  for (const event of events) {
    if (event.type === "grew")
      swell(layer, layout, event.cell, seatOf(event.side), meal && event.kind === "bonus" ? EATEN / 3 : 0);
    if (event.type === "ate")
      for (const prey of event.prey) swallow(layer, layout, prey, event.eaters[0], seatOf(1 - event.side));
  }
}

/** @param {SVGGElement} layer @param {Layout} layout @param {number} cell @param {0 | 1} seat @param {number} delay */
function swell(layer, layout, cell, seat, delay) {
  const { x, y } = layout.cells[cell];
  const ring = svg("path", { class: `swell seat-${seat}`, d: outlinePath([layout.cells[cell]]) });
  ring.style.transformOrigin = `${x}px ${y}px`;
  layer.append(ring);
  const frames = [
    { transform: "scale(0.2)", opacity: 0.9 },
    { transform: "scale(1.12)", opacity: 0.75, offset: 0.6 },
    { transform: "scale(1.25)", opacity: 0 },
  ];
  ring.animate(frames, { duration: SWELL, delay, easing: "cubic-bezier(.2,.8,.3,1)", fill: "both" }).finished.then(
    () => ring.remove(),
    () => {},
  );
}

/** @param {SVGGElement} layer @param {Layout} layout @param {readonly number[]} prey @param {readonly number[]} eater @param {0 | 1} seat */
function swallow(layer, layout, prey, eater, seat) {
  const bug = bugElement(
    { seat, size: prey.length, full: false },
    prey.map((cell) => layout.cells[cell]),
  );
  const middle = (/** @type {readonly number[]} */ cells, /** @type {"x" | "y"} */ axis) =>
    cells.reduce((sum, cell) => sum + layout.cells[cell][axis], 0) / cells.length;
  const [dx, dy] = [middle(eater, "x") - middle(prey, "x"), middle(eater, "y") - middle(prey, "y")];
  bug.classList.add("prey");
  layer.append(bug);
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${-dx * 0.06}px, ${-dy * 0.06}px) scale(1.08)`, opacity: 1, offset: 0.3 },
    { transform: `translate(${dx * 0.8}px, ${dy * 0.8}px) scale(0.1)`, opacity: 0.2 },
  ];
  bug.animate(frames, { duration: EATEN, easing: "cubic-bezier(.5,0,.6,1)", fill: "both" }).finished.then(
    () => bug.remove(),
    () => {},
  );
}
