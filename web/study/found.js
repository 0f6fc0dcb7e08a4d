/** The engine's results for the position on the board. */

import { pathOf, turnKeyOf } from "../game/line.js";
import { findingOf, reviewOf } from "./state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./state.js").Finding} Finding */
/** @typedef {import("./state.js").Analysis} Analysis */
/** @typedef {import("./state.js").Openings} Openings */

/** The marked turn that was just played on the board, or that comes next; if both are marked, the one that the reader chose. @param {State} state @returns {Finding | null} */
export function findingHere(state) {
  const review = reviewOf(state);
  const path = pathOf(state.game);
  const next = review?.turns[path.length];
  const found = [findingOf(state, path), next ? findingOf(state, [...path, next]) : null];
  const marked = found.flatMap((finding) => (finding?.annotation ? finding : []));
  return marked.find(({ ply }) => ply === state.study.asked) ?? marked[0] ?? null;
}

/**
 * The mistake that the panel is about, and where on its lines the board is: after how many `steps` of the line that begins with the better
 * turn, or of the answers to the mistake (`after`).
 * @typedef {{finding: Finding, after: boolean, steps: number}} Shown
 */

/** The mistake on the board, or the one whose line the reader walks along. @param {State} state @returns {Shown | null} */
export function shownHere(state) {
  const path = pathOf(state.game);
  const along = alongLine(state, path);
  if (along) return along;
  const finding = findingHere(state);
  return finding && { finding, after: path.length > finding.ply, steps: 0 };
}

/** @param {State} state @param {readonly string[]} path @returns {Shown | null} */
function alongLine(state, path) {
  const review = reviewOf(state);
  const finding = review?.found?.findings.find(({ ply }) => ply === state.study.asked);
  if (!review || !finding) return null;
  const played = path.every((turn, i) => turn === review.turns[i]);
  // The line may be that of the game: then only who came by its buttons walks along it.
  if (played && `${path}` !== `${state.study.along ?? ""}`) return null;
  const { ply, line, answers } = finding;
  const lines = [
    { after: false, turns: [...review.turns.slice(0, ply), ...line], from: ply },
    { after: true, turns: [...review.turns.slice(0, ply + 1), ...answers], from: ply + 1 },
  ];
  const on = lines.find(({ turns, from }) => path.length > from && path.every((turn, i) => turn === turns[i]));
  return on ? { finding, after: on.after, steps: path.length - on.from } : null;
}

/** The analysis of the position on the board. @param {State} state @returns {Analysis | null} */
export const analysisOf = ({ study: { open, tab, analysis }, settings, game }) =>
  open && tab === "analysis" && settings.analysis.engine && analysis?.key === turnKeyOf(game) ? analysis.found : null;

/** The openings from the position on the board. @param {State} state @returns {Openings | null} */
export const openingsOf = ({ study: { openings }, game }) =>
  openings?.key === turnKeyOf(game) ? openings.found : null;

/** The analysis in the list of lines: its lines don't move while the reader points at them. @param {State} state @returns {Analysis | null} */
export function listedOf(state) {
  const { held, analysis } = state.study;
  const found = analysisOf(state);
  return found && held && held.key === analysis?.key ? held.found : found;
}

/** How the list of lines orders a turn: a proof by the engine, an open one by the number that is shown. @param {import("../engine/protocol.js").Choice} choice */
const shownValue = ({ proven, value }) => (proven ? null : Math.round(100 * (value ?? -1)));

/** The turns of the list: those that the engine thinks best, by the values that are shown; equal ones keep the engine's order. @param {Analysis} found @param {number} count */
export const linesOf = ({ choices }, count) =>
  choices.slice(0, count).sort((one, other) => {
    const [value, than] = [shownValue(one), shownValue(other)];
    return value === null || than === null ? 0 : than - value;
  });

/** Whether a game was played on this page, or comes from elsewhere. @param {import("../library/games.js").Entry} entry @returns {import("./state.js").Source} */
export const sourceOf = ({ seats, played }) => (seats && played !== "opened" ? "played" : "imported");
