/**
 * Studying a game: its review, the analysis of what is on the board, lines that are looked at before they are played. While one
 * studies, whoever sits at the page plays for both sides and no bot does; the game itself waits where it was.
 */

import { stand } from "../app/state.js";
import { goTo, jump, keyOf, reviewing, wayOf } from "../game/line.js";
import { branchAt, grown } from "../game/tree.js";
import { reduceHint } from "./hint-state.js";
import { reduceReport } from "./report-state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Action} Action */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("../engine/protocol.js").Scene} Scene */
/** @typedef {import("../engine/protocol.js").Review} Review */
/** @typedef {import("../engine/protocol.js").Finding} Finding */
/** @typedef {import("../engine/protocol.js").Analysis} Analysis */
/** @typedef {import("../game/tree.js").Way} Way */

/** @typedef {"review" | "analysis"} Tab */
/** @typedef {{way: Way, line: readonly string[]}} Course a line of turns that goes on from somewhere */
/** @typedef {{opening: string, turns: readonly string[], found: Review | null, running: boolean}} Reviewed */
/**
 * @typedef {object} Study
 * @property {boolean} open
 * @property {Tab} tab
 * @property {{turns: readonly string[], cursor: number} | null} home the game as it was when the study was opened
 * @property {Reviewed | null} review
 * @property {{key: string, found: Analysis} | null} analysis
 * @property {{key: string, found: Analysis} | null} held the analysis whose lines stay as they are while the reader is among them
 * @property {Course | null} preview the line that the reader points at
 * @property {{key: string, scene: Scene} | null} previewed its end
 * @property {import("./hint-state.js").HintOnShow | null} hint
 * @property {import("./report-state.js").ReportForm | null} report
 * @property {{done: number, total: number} | null} film the animated picture that is being drawn
 */
/**
 * @typedef {import("./hint-state.js").HintAction | import("./report-state.js").ReportAction
 *   | {type: "study", tab: Tab | null} | {type: "review-game"} | {type: "reviewed", review: Reviewed} | {type: "stop-review"}
 *   | {type: "analysed", key: string, found: Analysis} | {type: "analyse", change: Partial<import("./analysis-settings.js").AnalysisSettings>} | {type: "hold-lines", on: boolean}
 *   | {type: "preview", course: Course | null} | {type: "previewed", key: string, scene: Scene}
 *   | {type: "play-line", course: Course} | {type: "retry", way: Way}
 *   | {type: "film", film: Study["film"]}} StudyAction
 */

/** @type {Study} */
export const NO_STUDY = {
  open: false,
  tab: "review",
  home: null,
  review: null,
  analysis: null,
  held: null,
  preview: null,
  previewed: null,
  hint: null,
  report: null,
  film: null,
};

/** Games of the same opening may share turns. @param {Game} game */
export const openingKey = ({ ruleset, board, start }) => JSON.stringify([ruleset, board, start]);

/** What is analysed: the position in which the turn began. @param {Game} game */
export const analysisKey = (game) => keyOf({ ...game, draft: [] });

/** @param {Game} game @param {Course} course @returns {Game} the game as it would be at the end of the line */
export const courseEnd = (game, { way, line }) => ({
  ...game,
  turns: [...way, ...line],
  cursor: way.length + line.length,
  draft: [],
});

/** The review of this game, if there is one. @param {State} state @returns {Reviewed | null} */
export function reviewOf({ study: { review }, game }) {
  return review && review.opening === openingKey(game) && branchAt(game.tree, review.turns) ? review : null;
}

/** What the review found of the turn at the end of a way. @param {State} state @param {Way} way @returns {Finding | null} */
export function findingOf(state, way) {
  const review = reviewOf(state);
  if (
    !review?.found ||
    !way.length ||
    way.length > review.turns.length ||
    !way.every((turn, i) => turn === review.turns[i])
  )
    return null;
  return review.found.findings.find(({ ply }) => ply === way.length - 1) ?? null;
}

/** The marked turn that is on the board or comes next. @param {State} state @returns {Finding | null} */
export function findingHere(state) {
  const review = reviewOf(state);
  const way = wayOf(state.game);
  const next = review?.turns[way.length];
  const marked = (/** @type {Finding | null} */ finding) => (finding?.verdict ? finding : null);
  return marked(next ? findingOf(state, [...way, next]) : null) ?? marked(findingOf(state, way));
}

/** The analysis of what is on the board. @param {State} state @returns {Analysis | null} */
export const analysisOf = ({ study: { open, tab, analysis }, settings, game }) =>
  open && tab === "analysis" && settings.analysis.engine && analysis?.key === analysisKey(game) ? analysis.found : null;

/** The analysis whose lines are listed: they don't move under the pointer. @param {State} state @returns {Analysis | null} */
export function listedOf(state) {
  const { held, analysis } = state.study;
  const found = analysisOf(state);
  return found && held && held.key === analysis?.key ? held.found : found;
}

/** The state as the board shows it: the end of the line that the reader points at, where nobody can play. @param {State} state @returns {State} */
export function boardState(state) {
  const { preview, previewed } = state.study;
  if (!preview || previewed?.key !== keyOf(courseEnd(state.game, preview))) return state;
  const nothing = { aim: null, refusal: null, hindrance: null, watch: null, queue: [] };
  return { ...state, ...nothing, game: courseEnd(state.game, preview), scene: previewed.scene, sceneKey: null };
}

/** The game that is kept: what is only tried out while studying is no part of its line. @param {State} state @returns {State} */
export const atHome = (state) => (state.study.open ? { ...state, game: homeGame(state) } : state);

/** @param {State} state @returns {Game} */
function homeGame({ game, study: { home } }) {
  return home && branchAt(game.tree, home.turns)
    ? { ...game, turns: home.turns, cursor: home.cursor, draft: [] }
    : game;
}

/** @param {State} state @param {Action} action @returns {State} */
export function reduceStudy(state, action) {
  const { study, game } = state;
  const set = (/** @type {Partial<Study>} */ change) => ({ ...state, study: { ...study, ...change } });
  switch (action.type) {
    case "study":
      return action.tab ? opened(state, action.tab) : closed(state);
    case "review-game":
      return reviewed(opened(state, "review"));
    case "reviewed":
      return action.review.opening === study.review?.opening && action.review.turns === study.review.turns
        ? set({ review: action.review })
        : state;
    case "stop-review":
      return study.review ? set({ review: { ...study.review, running: false } }) : state;
    case "analysed":
      return set({ analysis: { key: action.key, found: action.found } });
    case "analyse":
      return { ...state, settings: { ...state.settings, analysis: { ...state.settings.analysis, ...action.change } } };
    case "hold-lines":
      return set({ held: action.on ? (study.held?.key === study.analysis?.key ? study.held : study.analysis) : null });
    case "preview":
      return set({ preview: action.course });
    case "previewed":
      return set({ previewed: { key: action.key, scene: action.scene } });
    case "play-line": {
      const { way, line } = action.course;
      const to = [...way, ...line];
      const next = stand(state, goTo({ ...game, tree: grown(game.tree, to) }, to));
      return { ...next, paused: true, study: { ...study, preview: null } };
    }
    case "film":
      return set({ film: action.film });
    case "retry":
      return retried(state, action.way);
    default:
      return reduceReport(reduceHint(state, action), action);
  }
}

/** @param {State} state @param {Tab} tab @returns {State} */
function opened(state, tab) {
  const { study, game } = state;
  if (study.open) return { ...state, study: { ...study, tab, preview: null } };
  const home = { turns: game.turns, cursor: game.turns.length };
  const next = stand(state, jump(game, game.cursor));
  return { ...next, dialog: null, study: { ...study, open: true, tab, home, preview: null } };
}

/** Back to the game; if a bot is to play there, it waits to be asked. @param {State} state @returns {State} */
function closed(state) {
  const game = homeGame(state);
  const next = stand(
    { ...state, study: { ...state.study, open: false, home: null, preview: null } },
    jump(game, game.cursor),
  );
  return { ...next, paused: !reviewing(game) };
}

/** @param {State} state @returns {State} */
function reviewed(state) {
  const { game, study } = state;
  const turns = study.home && branchAt(game.tree, study.home.turns) ? study.home.turns : game.turns;
  return { ...state, study: { ...study, review: { opening: openingKey(game), turns, found: null, running: true } } };
}

/** The game goes on from an earlier position, against whom it was played; what was played stays in the tree. @param {State} state @param {Way} way @returns {State} */
function retried(state, way) {
  const game = { ...goTo(state.game, way), turns: [...way], clock: null };
  const next = stand({ ...state, study: { ...state.study, open: false, home: null, preview: null } }, game);
  return { ...next, paused: false };
}
