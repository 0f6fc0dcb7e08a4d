/** What the study shows on the board: the value of every legal cell, the turns of a line by number, the better turn. Pure, and its painting. */

import { hexagonPath, SPACING } from "../board/hex.js";
import { svg } from "../board/svg.js";
import { cellNames } from "../game/exchange.js";
import { seatAt, pathOf } from "../game/line.js";
import { hintOf } from "./hint.js";
import { analysisOf, boardState, findingHere, openingsOf } from "./state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {{cell: number, kind: "value" | "turn" | "better" | "played" | "look", text: string, seat: 0 | 1, share: number | null, strong: boolean}} StudyMark */

const TILE = hexagonPath(54, 9);
const LOOK = hexagonPath(50, 9);

/** @param {State} state @param {Layout} layout @returns {StudyMark[]} */
export function studyMarks(state, layout) {
  if (!state.study.open) return hintMarks(state, layout);
  const { preview } = state.study;
  if (preview) return boardState(state) === state ? [] : lineMarks(state, layout, preview);
  return MARKS[state.study.tab](state, layout);
}

/** @param {State} state @param {Layout} layout @param {import("./state.js").Variation} variation @returns {StudyMark[]} */
function lineMarks({ game }, layout, { path, line }) {
  return line.flatMap((turn, i) =>
    cellsOf(layout, turn).map((cell) => ({
      cell,
      kind: /** @type {const} */ ("turn"),
      text: String(i + 1),
      seat: seatAt(game, path.length + i),
      share: null,
      strong: i === line.length - 1,
    })),
  );
}

/** Where the marked turn was played, and where the better one would have been. @param {State} state @param {Layout} layout @returns {StudyMark[]} */
function reviewMarks(state, layout) {
  const finding = findingHere(state);
  if (!finding || state.game.draft.length) return [];
  const seat = seatAt(state.game, finding.ply);
  const mark =
    (/** @type {"better" | "played"} */ kind, /** @type {string} */ text) => (/** @type {number} */ cell) => ({
      cell,
      kind,
      text,
      seat,
      share: null,
      strong: true,
    });
  const before = pathOf(state.game).length === finding.ply;
  const better = before && finding.better ? cellsOf(layout, finding.better).map(mark("better", "★")) : [];
  const played = cellsOf(layout, finding.played).filter((cell) => !better.some((each) => each.cell === cell));
  return [...better, ...played.map(mark("played", finding.annotation))];
}

/** Where to look; then the bug and the cell. @param {State} state @param {Layout} layout @returns {StudyMark[]} */
function hintMarks(state, layout) {
  const shown = hintOf(state);
  if (!shown?.found) return [];
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

/** What a turn is worth to the mover, in a sign. @param {Pick<import("../engine/protocol.js").Choice, "proven" | "ends" | "value">} choice */
export function valueText({ proven, ends, value }) {
  if (proven) return `${proven === "win" ? "✓" : "✗"}${ends ?? ""}`;
  return value === null ? "" : String(Math.round(100 * value));
}

/** What a turn is worth: by the book or, where none speaks, in the reader's games. @param {import("../engine/protocol.js").OpeningTurn} row @param {import("../engine/protocol.js").Openings["source"]} source */
export function openingValue({ won, lost, judged }, source) {
  if (!source) return won + lost ? { value: won / (won + lost), proven: null, ends: null } : null;
  if (!judged) return null;
  const { value, nodes, ends } = judged;
  const proven = value ? /** @type {const} */ ("win") : /** @type {const} */ ("loss");
  return { value, ends, proven: nodes ? null : proven };
}

/** The value of the best turn on each cell, also on those that are equal up to symmetry. @param {State} state @param {Layout} layout @returns {StudyMark[]} */
function openingMarks(state, layout) {
  const found = openingsOf(state);
  if (!found || !state.settings.analysis.heat || state.game.draft.length) return [];
  const seat = seatAt(state.game);
  /** @type {Map<number, StudyMark>} */
  const marks = new Map();
  for (const row of found.turns) {
    const value = openingValue(row, found.source);
    if (!value) continue;
    for (const turn of row.same) {
      const [cell] = cellsOf(layout, turn);
      if (cell === undefined || value.value <= (marks.get(cell)?.share ?? -1)) continue;
      marks.set(cell, { cell, kind: "value", text: valueText(value), seat, share: value.value, strong: false });
    }
  }
  return [...marks.values()];
}

/** @param {State} state @returns {StudyMark[]} */
function valueMarks(state) {
  const found = analysisOf(state);
  if (!found || !state.settings.analysis.heat || state.game.draft.length) return [];
  const seat = seatAt(state.game);
  return found.choices.map(({ cell, value, proven, ends }, i) => ({
    cell,
    kind: "value",
    text: valueText({ proven, ends, value }),
    seat,
    share: value,
    strong: i === 0,
  }));
}

/** @param {Layout} layout @param {string} turn */
const cellsOf = ({ indices }, turn) => cellNames(turn).flatMap((name) => indices.get(name) ?? []);

const MARKS = { review: reviewMarks, analysis: valueMarks, openings: openingMarks };

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
  ground.replaceChildren(
    ...marks.filter(({ kind }) => kind === "value" || kind === "look").map((mark) => tile(layout, mark)),
  );
  signs.replaceChildren(...marks.filter(({ kind }) => kind !== "look").map((mark) => sign(layout, mark)));
}

/** Under the bugs, and over all that stands still. @param {SVGSVGElement} root @returns {SVGGElement[]} */
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
    d: kind === "look" ? LOOK : TILE,
    transform: `translate(${x} ${y})`,
  });
  path.style.setProperty("--share", String(share ?? 0.5));
  return path;
}

/** @param {Layout} layout @param {StudyMark} mark */
function sign({ cells }, { cell, kind, text, seat, strong }) {
  // The number of a turn does not cover the size of a bug.
  const beside = kind === "turn" ? 0.27 * SPACING : 0;
  const [x, y] = [cells[cell].x + beside, cells[cell].y - beside];
  const size = kind === "value" ? 0 : beside ? 0.17 * SPACING : 0.24 * SPACING;
  return svg(
    "g",
    { class: `study-sign ${kind} seat-${seat}${strong ? " strong" : ""}`, transform: `translate(${x} ${y})` },
    [...(size ? [svg("circle", { r: size })] : []), svg("text", { y: 1 }, [text])],
  );
}
