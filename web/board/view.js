/**
 * The board as SVG. Cells never appear or reorder, so their elements are made once for a board and then painted; bugs are kept
 * as long as their cells stay the same. It reports what the reader does, and does not know what that means.
 */

import { language, t } from "../strings/index.js";
import { outlinePath } from "./bug-outline.js";
import { bugElement, lookAt, patterns } from "./bug-view.js";
import { inkOf, listenForStrokes } from "./gestures.js";
import { hexagonPath, pair, SPACING, towards } from "./hex.js";
import { walk } from "./keys.js";
import { animate } from "./motion.js";
import { landPatterns, paintShapes } from "./shapes-view.js";
import { boardTitle } from "./layout.js";
import { attribute, empty, svg } from "./svg.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").BoardPaint} BoardPaint */
/** @typedef {import("./layout.js").BugPaint} BugPaint */
/** @typedef {import("./layout.js").CellPaint} CellPaint */
/** @typedef {import("./layout.js").Ghost} Ghost */
/** @typedef {{aim(cell: number | null): void, focus(cell: number): void, press(cell: number, name: string, touch: boolean): void, takeBack(escapes: boolean): boolean | void,
 *   brush(cell: number, from?: number): void, stroke(from: number, to: number, ink?: import("./shapes.js").Ink): void, strokeAt(cell: number, ink?: import("./shapes.js").Ink): void}} Hands */
/** @typedef {{events: readonly import("../engine/protocol.js").Event[], key: string, seatOf(side: number): 0 | 1}} Motion */
/** @typedef {{button: SVGGElement, mark: SVGGElement, tether: SVGPathElement}} CellParts */

const HEXAGON = hexagonPath(57.7, 0);
const TILE = hexagonPath(54, 9);
const PIT = hexagonPath(44, 8);
const JOIN = "M-20 0H20M-20 -7V7M20 -7V7";
const CROSS = "M-14 -14 14 14M14 -14 -14 14";
const PLUS = "M-12 0H12M0 -12V12";

/** @param {SVGSVGElement} root @param {Hands} hands */
export function createBoardView(root, hands) {
  const layers = makeLayers(root);
  /** @type {Layout | null} */
  let layout = null;
  /** @type {CellParts[]} */
  let parts = [];
  /** @type {Map<string, SVGGElement>} */
  const bugs = new Map();
  let moved = "";
  /** The language of the words around the cells. @type {unknown} */
  let spoken = null;

  const drew = listenForStrokes(root, layers.stroke, () => layout, hands.stroke);
  listen(
    root,
    hands,
    () => layout,
    () => parts,
    drew,
  );
  let room = { width: 0, height: 0 };
  const fit = (/** @type {Layout} */ { box }) => {
    if (!room.width) return; // not measured yet
    const cell = SPACING * Math.min(room.width / box[2], room.height / box[3]);
    root.classList.toggle("tiny", cell < 40);
    // The names keep a readable size on a small board, and disappear if they have no room.
    root.style.setProperty("--name-size", String(Math.max(13, Math.min(22, 950 / cell))));
  };
  // The observer brings the size: asking for the size of new elements would lay them out twice.
  new ResizeObserver(([{ contentRect }]) => {
    room = contentRect;
    if (layout) fit(layout);
  }).observe(root);

  return {
    /** @param {Layout} next @param {BoardPaint} paint @param {number} focus @param {Motion | null} motion null: no animation now */
    paint(next, paint, focus, motion) {
      if (layout !== next) {
        layout = next;
        parts = build(root, layers, next);
        fit(next);
        bugs.clear();
        layers.bugs.replaceChildren();
        spoken = null;
      }
      if (spoken !== language) {
        spoken = language;
        root.setAttribute("aria-label", boardLabel(next.title));
        layers.how.textContent = t("board-keys");
      }
      for (const [i, cell] of paint.cells.entries()) paintCell(parts[i], cell, i === focus, next, i);
      paintBugs(layers.bugs, bugs, next, paint);
      paintGhost(layers.ghost, next, paint.ghost);
      if (paint.aids !== null) {
        root.classList.toggle("drawing", paint.aids?.drawing ?? false);
        paintShapes(layers.ground, paint.aids?.ground ?? []);
        paintShapes(layers.aids, paint.aids?.above ?? []);
      }
      const gaze = paint.gaze === null ? null : next.cells[paint.gaze];
      for (const bug of bugs.values()) lookAt(bug, gaze);
      if (motion && motion.key !== moved) animate(layers.motion, next, motion.events, motion.seatOf);
      moved = motion?.key ?? moved;
    },
    /** @param {number} cell */
    focus: (cell) => parts[cell]?.button.focus(),
  };
}

/** From the ground up. @param {SVGSVGElement} root */
function makeLayers(root) {
  const layer = (/** @type {string} */ name) => svg("g", { class: `layer-${name}` });
  const layers = {
    plate: layer("plate"),
    cells: layer("cells"),
    ground: layer("ground"),
    bugs: layer("bugs"),
    ghost: layer("ghost"),
    marks: layer("marks"),
    aids: layer("aids"),
    stroke: layer("stroke"),
    labels: layer("labels"),
    motion: layer("motion"),
    ring: layer("ring"),
  };
  for (const [name, element] of Object.entries(layers))
    if (name !== "cells") element.setAttribute("aria-hidden", "true");
  layers.ring.append(svg("path", { class: "focus-ring", d: hexagonPath(56, 9), visibility: "hidden" }));
  const how = svg("desc", {});
  root.replaceChildren(how, patterns(), landPatterns(), ...Object.values(layers));
  return { ...layers, how };
}

/** @param {SVGSVGElement} root @param {ReturnType<typeof makeLayers>} layers @param {Layout} layout @returns {CellParts[]} */
function build(root, layers, layout) {
  root.setAttribute("viewBox", layout.box.join(" "));
  const place = (/** @type {{x: number, y: number}} */ { x, y }) => `translate(${x} ${y})`;
  const parts = layout.cells.map((cell) => cellParts(cell, place(cell)));
  const ground = plates(layout);
  layers.plate.replaceChildren(
    svg("path", { class: "plate-rim", d: ground }),
    svg("path", { class: "plate", d: ground }),
  );
  layers.labels.replaceChildren(
    ...layout.labels.map(({ text, x, y }) => svg("text", { class: "board-label", x, y }, [text])),
  );
  layers.cells.replaceChildren(...parts.map(({ button }) => button));
  layers.marks.replaceChildren(...parts.map(({ mark }) => mark));
  return parts;
}

/** @param {string} title the board's name, or its text; "": a sheet */
function boardLabel(title) {
  if (!title) return t("board-sheet");
  return title.includes("/") ? t("board-label-drawn") : t("board-label", { board: boardTitle(title) });
}

/** @param {import("./layout.js").Cell} cell @param {string} transform @returns {CellParts} */
function cellParts(cell, transform) {
  const tether = svg("path", { class: "mark-tether" });
  return {
    tether,
    button: svg("g", { class: "cell", role: "button", tabindex: -1, transform, "data-cell": cell.index }, [
      svg("path", { class: "cell-hit", d: HEXAGON }),
      svg("path", { class: "cell-tile", d: TILE }),
      svg("path", { class: "cell-pit", d: PIT }),
      svg("text", { class: "cell-name", y: 42, "aria-hidden": "true" }, [cell.shown]),
    ]),
    mark: svg("g", { class: "mark", transform }, [
      svg("path", { class: "mark-cause", d: hexagonPath(55, 9) }),
      svg("circle", { class: "mark-crumb", r: 30 }),
      svg("circle", { class: "mark-pending", r: 30 }),
      tether,
      svg("path", { class: "mark-pit", d: hexagonPath(17, 3) }),
      svg("path", { class: "mark-join", d: JOIN }),
      svg("circle", { class: "mark-ring", r: 21 }),
      svg("circle", { class: "mark-dot", r: 6.5 }),
      svg("path", { class: "mark-reach", d: hexagonPath(50, 9) }),
      svg("circle", { class: "mark-disc", r: 24 }),
      svg("path", { class: "mark-plus", d: PLUS }),
      svg("path", { class: "mark-no", d: CROSS }),
    ]),
  };
}

/** The ground of every part of the board: a drawn board need not be connected. @param {Layout} layout */
function plates({ cells }) {
  /** @type {import("./layout.js").Cell[][]} */
  let parts = [];
  for (const cell of cells) {
    const near = parts.filter((part) => part.some(({ x, y }) => Math.hypot(x - cell.x, y - cell.y) < 1.1 * SPACING));
    parts = [...parts.filter((part) => !near.includes(part)), [...near.flat(), cell]];
  }
  return parts.map(outlinePath).join("");
}

/** @param {CellParts} parts @param {CellPaint} paint @param {boolean} tabStop @param {Layout} layout @param {number} at */
function paintCell({ button, mark, tether }, paint, tabStop, layout, at) {
  attribute(button, "aria-label", paint.label);
  attribute(button, "aria-disabled", paint.refused ? "true" : null);
  attribute(button, "tabindex", tabStop ? "0" : "-1");
  attribute(
    button,
    "class",
    `cell seat-${paint.mover}${paint.black ? " black" : ""}${paint.off ? " off" : ""}${paint.open ? " open" : ""}${paint.last ? " last" : ""}`,
  );
  const crumb = paint.crumb === null ? "" : ` crumb crumb-${paint.crumb}`;
  const marks = paint.marks.map((name) => ` ${name}`).join("");
  attribute(mark, "class", `mark seat-${paint.mover}${marks}${paint.cause ? " cause" : ""}${crumb}`);
  const { x, y } = layout.cells[at];
  const ends = paint.tethers.map((cell) =>
    towards({ x: 0, y: 0 }, { x: layout.cells[cell].x - x, y: layout.cells[cell].y - y }, 62),
  );
  attribute(tether, "d", ends.map((end) => `M0 0L${pair(end)}`).join("") || null);
}

/** @param {SVGGElement} layer @param {Map<string, SVGGElement>} bugs @param {Layout} layout @param {BoardPaint} paint */
function paintBugs(layer, bugs, layout, paint) {
  const wanted = new Map(paint.bugs.map((bug) => [bug.key, bug]));
  for (const [key, element] of bugs) {
    if (wanted.has(key)) continue;
    element.remove();
    bugs.delete(key);
  }
  for (const bug of paint.bugs) {
    let element = bugs.get(bug.key);
    if (!element) {
      element = bugElement(
        bug,
        bug.cells.map((cell) => layout.cells[cell]),
      );
      bugs.set(bug.key, element);
      layer.append(element);
    }
    attribute(
      element,
      "class",
      `bug seat-${bug.seat}${bug.full ? " full" : ""} ${bug.mood}${bug.dimmed ? " dimmed" : ""}`,
    );
  }
}

/** Paints the bug that would be there, lightly, with its size. @param {SVGGElement} layer @param {Layout} layout @param {Ghost | null} ghost */
function paintGhost(layer, layout, ghost) {
  const key = ghost ? `${ghost.seat}:${ghost.at}:${ghost.cells}` : "";
  if (layer.dataset.key === key) return;
  layer.dataset.key = key;
  empty(layer);
  if (!ghost) return;
  const element = bugElement(
    { ...ghost, full: false },
    ghost.cells.map((cell) => layout.cells[cell]),
  );
  element.classList.add("ghost");
  layer.append(
    element,
    svg("path", { class: `ghost-new seat-${ghost.seat}`, d: outlinePath([layout.cells[ghost.at]]) }),
  );
}

/** Is it a sheet that the pointer paints on, without drawing marks? @param {SVGSVGElement} root */
const isSheet = ({ classList }) => classList.contains("editing") && !classList.contains("drawing");

/**
 * On a sheet, a pointer paints from where it goes down to where it comes up. Returns a function that says whether a click only ends that.
 * @param {SVGSVGElement} root @param {Hands} hands @param {(event: globalThis.Event) => number | null} cellAt @param {(cell: number | null) => void} press
 */
function listenForBrush(root, hands, cellAt, press) {
  /** @type {number | null} */
  let pointer = null;
  root.addEventListener("pointerdown", (event) => {
    if (!isSheet(root) || !event.isPrimary || event.button !== 0) return;
    pointer = event.pointerId;
    // A finger's events go to the cell where it went down, unless the capture is released.
    if (event.target instanceof Element && event.target.hasPointerCapture(pointer))
      event.target.releasePointerCapture(pointer);
    press(cellAt(event));
  });
  for (const kind of /** @type {const} */ (["pointermove", "pointerup"]))
    root.addEventListener(kind, (event) => {
      const cell = cellAt(event);
      const down = kind === "pointerup" || event.buttons % 2 === 1;
      if (event.pointerId === pointer && down && cell !== null) hands.brush(cell);
    });
  for (const end of ["pointerup", "pointercancel"])
    window.addEventListener(end, () => {
      pointer = null;
    });
  return (/** @type {MouseEvent} */ event) =>
    isSheet(root) && event instanceof PointerEvent && event.pointerType !== "";
}

/** @param {SVGSVGElement} root @param {Hands} hands @param {() => Layout | null} layoutNow @param {() => CellParts[]} partsNow
 * @param {() => boolean} drew whether a click was the end of a stroke */
function listen(root, hands, layoutNow, partsNow, drew) {
  const ring = /** @type {SVGPathElement} */ (root.querySelector(".focus-ring"));
  const cellOf = (/** @type {unknown} */ target) => {
    const button = target instanceof Element ? target.closest(".cell") : null;
    return button ? Number(button.getAttribute("data-cell")) : null;
  };
  const cellAt = (/** @type {globalThis.Event} */ event) => cellOf(event.target);
  const press = (/** @type {number | null} */ cell) => {
    const name = cell === null ? undefined : layoutNow()?.cells[cell].name;
    if (cell !== null && name) hands.press(cell, name, touched);
  };
  let touched = false;
  // If the pointer is on no cell, or the board moved away from it, the cell with the keyboard focus is aimed at.
  /** The cell that the pointer was last on. @type {number | null} */
  let under = null;
  const aim = (/** @type {PointerEvent} */ event) => {
    const cell = cellAt(event);
    if (event.pointerType === "touch" || cell === under) return;
    under = cell;
    hands.aim(cell ?? cellOf(root.querySelector(":focus-visible")));
  };
  const brushed = listenForBrush(root, hands, cellAt, press);
  const lift = () => touched && hands.aim(null); // the click that may follow is a press
  /** @type {{[Type in keyof SVGElementEventMap]?: (event: SVGElementEventMap[Type]) => void}} */
  const handlers = {
    pointermove: aim, // pointerover also comes when the board moves under a pointer that rests
    pointerleave: aim,
    pointerdown(event) {
      touched = event.pointerType === "touch";
      if (touched && !/editing|drawing/.test(root.classList.value)) hands.aim(cellAt(event)); // while the finger is down
    },
    pointerup: lift,
    pointercancel: lift,
    click(event) {
      if (drew() || brushed(event)) return;
      const cell = cellAt(event);
      const open = cell !== null && partsNow()[cell]?.button.classList.contains("open");
      press(cell);
      if (touched && !open) hands.aim(cell); // a finger can't hover: a press looks at a cell that can't be played
    },
    focusin(event) {
      const cell = cellAt(event);
      const button = cell === null ? null : partsNow()[cell]?.button;
      if (cell === null || !button) return;
      const visible = button.matches(":focus-visible");
      ring.setAttribute("visibility", visible ? "visible" : "hidden");
      ring.setAttribute("transform", button.getAttribute("transform") ?? "");
      hands.focus(cell);
      if (visible) hands.aim(cell);
    },
    focusout({ relatedTarget }) {
      ring.setAttribute("visibility", "hidden");
      hands.aim(cellOf(relatedTarget) === under ? under : null); // a press must not end what the pointer shows
    },
    keydown(event) {
      const layout = layoutNow();
      const cell = cellAt(event);
      if (!layout || cell === null || event.ctrlKey || event.metaKey || event.altKey) return;
      touched = false;
      // A key that was held down on "Next puzzle" plays no turn there.
      if (event.key === "Enter" || event.key === " ") press(event.repeat ? null : cell);
      else if (event.key.toLowerCase() === "m") hands.strokeAt(cell, inkOf(event));
      else if (event.key === "Backspace" || event.key === "Escape") {
        if (hands.takeBack(event.key === "Escape") === false) return; // Escape closes what is around the board
      } else {
        const to = walk(layout, cell, event.key);
        if (to !== null) {
          partsNow()[to].button.focus();
          if (event.shiftKey && isSheet(root)) hands.brush(to, cell);
        } else if (!event.key.startsWith("Arrow")) return;
      }
      event.preventDefault();
    },
  };
  for (const [type, handle] of Object.entries(handlers))
    root.addEventListener(type, /** @type {EventListener} */ (handle));
}
