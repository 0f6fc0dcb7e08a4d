/** One bug as SVG: shadow, feelers, legs, the outline filled with its seat's colour and pattern, seams, eyes, number. */
import { faceOf } from "./bug-face.js";
import { outlinePath } from "./bug-outline.js";
import { pair } from "./hex.js";
import { svg } from "./svg.js";

/** @typedef {import("./layout.js").Cell} Cell */
/** @typedef {import("./bug-face.js").Face} Face */
/** @typedef {import("./hex.js").Point} Point */

const EYE = 11.5;
const PUPIL = 5.6;

/** The patterns that distinguish the seats without colour: spots and stripes. Once in a document. */
export function patterns() {
  const common = { patternUnits: "userSpaceOnUse" };
  return svg("defs", {}, [
    svg("pattern", { ...common, id: "pattern-0", width: 26, height: 26, patternTransform: "rotate(30)" }, [
      svg("circle", { class: "pattern-0", cx: 6.5, cy: 6.5, r: 4.6 }),
      svg("circle", { class: "pattern-0", cx: 19.5, cy: 19.5, r: 4.6 }),
    ]),
    svg("pattern", { ...common, id: "pattern-1", width: 17, height: 17, patternTransform: "rotate(45)" }, [
      svg("rect", { class: "pattern-1", width: 7, height: 17 }),
    ]),
  ]);
}

/**
 * @param {{seat: 0 | 1, size: number, full: boolean}} bug @param {readonly Cell[]} cells
 * @returns {SVGGElement} its class sets the mood; `lookAt` moves the pupils
 */
export function bugElement({ seat, size, full }, cells) {
  const path = outlinePath(cells);
  const face = faceOf(cells);
  const middle = {
    x: cells.reduce((sum, { x }) => sum + x, 0) / cells.length,
    y: cells.reduce((sum, { y }) => sum + y, 0) / cells.length,
  };
  const element = svg("g", { class: `bug seat-${seat}${full ? " full" : ""}` }, [
    svg("path", {
      class: "bug-limb",
      d: [...face.legs.map(({ from, to }) => `M${pair(from)}L${pair(to)}`), ...face.feelers.map(feelerPath)].join(""),
    }),
    ...(seat === 0
      ? face.feelers.map(({ to }) => svg("circle", { class: "bug-tip", cx: to.x, cy: to.y, r: 4.4 }))
      : []),
    svg("path", { class: "bug-shadow", d: path, transform: "translate(0 5)" }),
    svg("path", { class: "bug-body", d: path, "fill-rule": "evenodd" }),
    svg("path", { class: "bug-pattern", d: path, "fill-rule": "evenodd", fill: `url(#pattern-${seat})` }),
    svg("path", { class: "bug-seam", d: face.seams.map(({ from, to }) => `M${pair(from)}L${pair(to)}`).join("") }),
    svg("path", { class: "bug-line", d: path }),
    ...face.eyes.map((eye) => eyeElement(eye)),
    svg("text", { class: `bug-number${size === 1 ? " small" : ""}`, x: face.number.x, y: face.number.y }, [
      String(size),
    ]),
  ]);
  element.style.transformOrigin = `${middle.x}px ${middle.y}px`;
  return element;
}

/** @param {{from: Point, bend: Point, to: Point}} feeler */
const feelerPath = ({ from, bend, to }) => `M${pair(from)}Q${pair(bend)} ${pair(to)}`;

/** @param {Point} at */
function eyeElement({ x, y }) {
  const lid = `M${pair({ x: x - EYE, y })}A${EYE} ${EYE} 0 0 1 ${pair({ x: x + EYE, y })}Z`;
  const eye = svg("g", { class: "bug-eye" }, [
    svg("circle", { class: "bug-white", cx: x, cy: y, r: EYE }),
    svg("circle", { class: "bug-pupil", cx: x, cy: y, r: PUPIL }),
    svg("path", { class: "bug-lid", d: lid }),
  ]);
  eye.style.transformOrigin = `${x}px ${y}px`;
  return eye;
}

/** Turns the pupils of a bug towards a point, or to rest; under heavy lids they stay low. @param {Element} bug @param {Point | null} target */
export function lookAt(bug, target) {
  const lowest = bug.classList.contains("full") ? 3 : -Infinity;
  for (const pupil of /** @type {NodeListOf<SVGCircleElement>} */ (bug.querySelectorAll(".bug-pupil"))) {
    const dx = target ? target.x - Number(pupil.getAttribute("cx")) : 0;
    const dy = target ? target.y - Number(pupil.getAttribute("cy")) : 0;
    const far = Math.hypot(dx, dy);
    const reach = far < 1 ? 0 : Math.min(4, far / 8) / far;
    pupil.style.transform = `translate(${(dx * reach).toFixed(1)}px, ${Math.max(lowest, dy * reach).toFixed(1)}px)`;
  }
}
