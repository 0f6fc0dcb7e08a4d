/** The study's marks on the board: the value of every legal cell, the turns of a line by number, a mistake and its refutation. Pure. */

import { outline } from "../board/signs.js";
import { seatAt, pathOf } from "../game/line.js";
import { current } from "../game/select.js";
import { cellsOf } from "./marks.js";
import { boardState } from "./state.js";
import { analysisOf, findingHere, linesOf, openingsOf } from "./found.js";
import { ownTurns } from "../game/own-turns.js";
import { covering } from "./variation.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").AidsPaint} AidsPaint */
/** @typedef {import("../board/layout.js").BoardPaint} BoardPaint */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("./marks.js").StudyMark} StudyMark */

/** @param {State} state @param {Layout} layout @returns {StudyMark[]} */
export function panelMarks(state, layout) {
  const { preview, tab } = state.study;
  if (preview) return boardState(state) === state ? [] : lineMarks(state, layout, preview);
  return MARKS[tab](state, layout);
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

/** So many turns that win are marked; the words count the others. */
const MARKED = 5;

/** The first cells of the other turns that win. @param {Layout} layout @param {import("../engine/protocol.js").Finding} finding @param {readonly number[]} better the cells of the turn that is marked already */
function otherWinners(layout, { winning, better: named }, better) {
  const turns = winning.filter((turn) => turn !== named).slice(0, MARKED - 1);
  const cells = new Set(turns.map((turn) => cellsOf(layout, turn)[0]));
  return [...cells].filter((cell) => cell !== undefined && !better.includes(cell));
}

/** The cell of the marked turn; before it also the better turn, after it the refutation. @param {State} state @param {Layout} layout @returns {StudyMark[]} */
function reviewMarks(state, layout) {
  const finding = findingHere(state);
  if (!finding || state.game.draft.length) return [];
  const seat = seatAt(state.game, finding.ply);
  const mark = (
    /** @type {"better" | "played" | "ghost"} */ kind,
    /** @type {number} */ cell,
    /** @type {string} */ text,
  ) => ({
    cell,
    kind,
    text,
    seat,
    share: null,
    strong: true,
  });
  const before = pathOf(state.game).length === finding.ply;
  const better = before && finding.better ? cellsOf(layout, finding.better) : [];
  const others = [
    ...better.map((cell, i) => ({
      ...mark("better", cell, better.length > 1 ? String(i + 1) : "★"),
      beside: /[xo]/.test(state.scene?.stones[cell] ?? ""),
    })),
    ...(better.length ? otherWinners(layout, finding, better).map((cell) => mark("better", cell, "★")) : []),
    ...(before ? [] : answerMarks(state, layout, finding)),
  ];
  // The cells of a mistake have a ring; only the first, which the player chose first, has its sign: several would hide the bug.
  const played = cellsOf(layout, finding.played);
  const signed = played.filter((cell) => !others.some((each) => each.cell === cell)).slice(0, 1);
  return [
    ...played.map((cell) => mark("ghost", cell, "")),
    ...others,
    ...signed.map((cell) => mark("played", cell, finding.annotation)),
  ];
}

/** The cells that have a sign in their middle, over a ring. @param {State} state @param {Layout} layout */
export const coveredCells = (state, layout) =>
  reviewMarks(state, layout).flatMap(({ kind, beside, cell }) =>
    kind === "answer" || (kind === "better" && !beside) ? [cell] : [],
  );

/** The expected turns after a mistake: a single turn with its cells numbered, several with their turns numbered. @param {State} state @param {Layout} layout @param {import("../engine/protocol.js").Finding} finding @returns {StudyMark[]} */
function answerMarks({ game }, layout, { ply, refutation }) {
  const line = refutation?.line ?? [];
  return line.flatMap((turn, i) =>
    cellsOf(layout, turn).map((cell, j) => ({
      cell,
      kind: /** @type {const} */ ("answer"),
      text: String(line.length > 1 ? i + 1 : j + 1),
      seat: seatAt(game, ply + 1 + i),
      share: null,
      strong: false,
    })),
  );
}

/** The picture with the bugs that the other side eats after a mistake, or that the better turn would eat. @param {BoardPaint & {aids: AidsPaint}} picture @param {State} state @param {Layout} layout */
export function withRefutation(picture, state, layout) {
  const finding = state.study.open && state.study.tab === "review" ? findingHere(state) : null;
  const stones = state.scene?.stones;
  if (!finding || !stones || !current(state) || state.game.draft.length || state.study.preview) return picture;
  if (pathOf(state.game).length === finding.ply) return withPrey(picture, state, layout, finding);
  if (!finding.refutation) return picture;
  const eater = 1 - seatAt(state.game, finding.ply);
  const prey = finding.refutation.prey.filter((bug) => bug.every((cell) => /[xo]/.test(stones[cell])));
  const shapes = prey.flatMap((bug) => {
    const body = bug.map((cell) => layout.cells[cell]);
    return [outline(body, "danger-edge"), outline(body, `danger seat-${eater}`)];
  });
  return { ...picture, aids: { ...picture.aids, above: [...picture.aids.above, ...shapes] } };
}

/** The picture with the prey of the better turn as it is under the pointer. @param {BoardPaint & {aids: AidsPaint}} picture @param {State} state @param {Layout} layout @param {import("../engine/protocol.js").Finding} finding */
function withPrey(picture, state, layout, { better }) {
  const [first] = cellsOf(layout, better ?? "");
  const eaten = state.scene?.options.find(({ cell }) => cell === first)?.next.flatMap(({ prey }) => prey) ?? [];
  const isPrey = (/** @type {readonly number[]} */ cells) => eaten.some(([cell]) => cells.includes(cell));
  const mood = /** @type {const} */ ("prey");
  return { ...picture, bugs: picture.bugs.map((bug) => (isPrey(bug.cells) ? { ...bug, mood } : bug)) };
}

/** The value of a turn for the mover, as a short text. @param {Pick<import("../engine/protocol.js").Choice, "proven" | "ends" | "value">} choice */
export function valueText({ proven, ends, value }) {
  if (proven) return `${proven === "win" ? "✓" : "✗"}${ends ? ownTurns(ends) : ""}`;
  return value === null ? "" : String(Math.round(100 * value));
}

/** Fewer games say nothing about a turn. */
const ENOUGH = 5;

/** The value of a turn: by the book or, without one, in the reader's games, if there are enough. @param {import("../engine/protocol.js").OpeningTurn} row @param {import("../engine/protocol.js").Openings["source"]} source */
export function openingValue({ won, lost, judged }, source) {
  if (!source) return won + lost >= ENOUGH ? { value: won / (won + lost), proven: null, ends: null } : null;
  if (!judged) return null;
  const { value, nodes, ends } = judged;
  const proven = value ? /** @type {const} */ ("win") : /** @type {const} */ ("loss");
  return { value, ends, proven: nodes ? null : proven };
}

/** Whether the cells show values. @param {State} state */
const hasRoom = (state) => state.settings.analysis.heat && !state.game.draft.length && !covering(state).length;

/** The value of the best turn on each cell, and on the cells that are equal up to symmetry. @param {State} state @param {Layout} layout @returns {StudyMark[]} */
function openingMarks(state, layout) {
  const found = openingsOf(state);
  if (!found || !hasRoom(state)) return [];
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
  if (!found || !hasRoom(state)) return [];
  const seat = seatAt(state.game);
  const [best] = linesOf(found, state.settings.analysis.lines);
  return found.choices.map((choice) => {
    const { cell, value, proven, ends } = choice;
    return {
      cell,
      kind: "value",
      text: valueText({ proven, ends, value }),
      seat,
      share: value,
      strong: choice === best,
    };
  });
}

const MARKS = { review: reviewMarks, analysis: valueMarks, openings: openingMarks };
