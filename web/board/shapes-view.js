/** Puts the shapes of the aids on the board. A shape that stays keeps its element, so only changes are drawn again. */
import { svg } from "./svg.js";

/** @typedef {import("./shapes.js").Shape} Shape */

/** @type {WeakMap<SVGGElement, Map<string, SVGElement>>} */
const painted = new WeakMap();

/** @param {SVGGElement} layer @param {readonly Shape[]} shapes */
export function paintShapes(layer, shapes) {
  const before = painted.get(layer);
  if (!shapes.length && !before?.size) return;
  const now = new Map(shapes.map((shape) => [JSON.stringify(shape), shape]));
  const elements = new Map([...now].map(([key, shape]) => [key, before?.get(key) ?? made(shape)]));
  painted.set(layer, elements);
  for (const [key, element] of before ?? []) if (!elements.has(key)) element.remove();
  let at = layer.firstElementChild;
  for (const element of elements.values()) {
    if (element === at) at = at.nextElementSibling;
    else layer.insertBefore(element, at);
  }
}

/** @param {Shape} shape @returns {SVGElement} */
const made = ({ tag, attributes, text }) => svg(tag, attributes, text === undefined ? [] : [text]);

/** The patterns of the territory: dots and stripes, as on the bugs of its side, and crosses where neither side can grow. */
export function landPatterns() {
  const common = { patternUnits: "userSpaceOnUse" };
  return svg("defs", {}, [
    svg("pattern", { ...common, id: "land-0", width: 18, height: 18, patternTransform: "rotate(30)" }, [
      svg("rect", { class: "land-ground-0", width: 18, height: 18 }),
      svg("circle", { class: "land-ink-0", cx: 9, cy: 9, r: 4.2 }),
    ]),
    svg("pattern", { ...common, id: "land-1", width: 14, height: 14, patternTransform: "rotate(45)" }, [
      svg("rect", { class: "land-ground-1", width: 14, height: 14 }),
      svg("rect", { class: "land-ink-1", width: 5, height: 14 }),
    ]),
    svg("pattern", { ...common, id: "land-nobody", width: 14, height: 14, patternTransform: "rotate(45)" }, [
      svg("path", { class: "land-ink-nobody", d: "M0 7H14M7 0V14" }),
    ]),
  ]);
}
