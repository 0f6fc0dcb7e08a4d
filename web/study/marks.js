/** The marks of a hint on the board, and the painting of marks for hints and the study. */

import { hexagonPath, SPACING } from "../board/hex.js";
import { empty, svg } from "../board/svg.js";
import { cellNames, seatAt } from "../game/line.js";
import { isOver } from "../game/select.js";
import { hintOf } from "./hint.js";
import { isFirstStone } from "./hint-words.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {{cell: number, kind: "value" | "turn" | "answer" | "better" | "played" | "ghost" | "look", text: string, seat: 0 | 1, share: number | null, strong: boolean, beside?: boolean}} StudyMark `beside`: not on the bug that is there, but next to its middle */

const TILE = hexagonPath(54, 9);
const LOOK = hexagonPath(50, 9);
/** Whether a mark has a sign above the bugs, not only a tile under them. @param {StudyMark["kind"]} kind */
const isSigned = (kind) => kind !== "look" && kind !== "ghost";

/** The marks of a hint: first where to look, then the bug and the cell. @param {State} state @param {Layout} layout @returns {StudyMark[]} */
export function hintMarks(state, layout) {
  const shown = hintOf(state);
  if (!shown?.found || state.study.preview || isOver(state)) return [];
  const { region, bug, turn } = shown.found;
  const seat = seatAt(state.game);
  const look = (/** @type {boolean} */ strong) => (/** @type {number} */ cell) => ({
    cell,
    kind: /** @type {const} */ ("look"),
    text: "",
    seat,
    share: null,
    strong,
  });
  if (shown.step === 1 && isFirstStone(state)) return [];
  if (shown.step === 1) return (bug ?? region).map(look(bug !== null));
  const cells = cellsOf(layout, turn);
  return cells.map((cell, i) => ({
    cell,
    kind: "better",
    text: cells.length > 1 ? String(i + 1) : "★",
    seat,
    share: null,
    strong: true,
  }));
}

/** @param {Layout} layout @param {string} turn */
export const cellsOf = ({ indices }, turn) => cellNames(turn).flatMap((name) => indices.get(name) ?? []);

/** @param {SVGSVGElement} root @param {Layout} layout @param {readonly StudyMark[]} marks */
export function paintStudy(root, layout, marks) {
  const [ground, signs] = layersOf(root);
  const key = JSON.stringify([layout.name, layout.box, marks]);
  root.classList.toggle(
    "valued",
    marks.some(({ kind }) => kind === "value"),
  );
  if (ground.dataset.key === key) return;
  ground.dataset.key = key;
  empty(ground);
  empty(signs);
  ground.append(...marks.filter(({ kind }) => kind === "value" || !isSigned(kind)).map((mark) => tile(layout, mark)));
  signs.append(...marks.filter(({ kind }) => isSigned(kind)).map((mark) => sign(layout, mark)));
}

/** The layers for marks: one under the bugs, one under the labels. @param {SVGSVGElement} root @returns {SVGGElement[]} */
function layersOf(root) {
  return ["bugs", "labels"].map((before) => {
    const name = `layer-study-${before}`;
    const found = /** @type {SVGGElement | null} */ (root.querySelector(`.${name}`));
    if (found) return found;
    const layer = svg("g", { class: name, "aria-hidden": "true" });
    root.insertBefore(layer, root.querySelector(`.layer-${before}`));
    return layer;
  });
}

/** @param {Layout} layout @param {StudyMark} mark */
function tile({ cells }, { cell, kind, share, strong, seat }) {
  const { x, y } = cells[cell];
  const path = svg("path", {
    class: `study-${kind} seat-${seat}${strong ? " strong" : ""}`,
    d: kind === "value" ? TILE : LOOK,
    transform: `translate(${x} ${y})`,
  });
  path.style.setProperty("--share", String(share ?? 0.5));
  return path;
}

/** How far right of a cell's middle, and above it, a sign is: it covers neither a bug's size nor its face, and stays in its cell. @type {Record<string, readonly [number, number, number]>} */
const PLACES = { turn: [0.27, 0.27, 0.17], played: [0.33, 0.24, 0.145], beside: [0.27, 0.27, 0.17] };

/** @param {Layout} layout @param {StudyMark} mark */
function sign({ cells }, { cell, kind, text, seat, strong, beside }) {
  const [right, up, radius] = PLACES[beside ? "beside" : kind] ?? [0, 0, 0.24];
  const [x, y] = [cells[cell].x + right * SPACING, cells[cell].y - up * SPACING];
  const size = kind === "value" ? 0 : radius * SPACING;
  return svg(
    "g",
    {
      class: `study-sign ${kind} seat-${seat}${strong ? " strong" : ""}${beside ? " off-middle" : ""}`,
      transform: `translate(${x} ${y})`,
    },
    [...(size ? [svg("circle", { r: size })] : []), svg("text", { y: 1 }, [text])],
  );
}
