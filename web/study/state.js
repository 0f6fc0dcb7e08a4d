/**
 * The study of a game: its review, the analysis of the position on the board, previews of lines. During a study, the reader plays both
 * sides and no bot plays; the game waits where it was.
 */

import { keyOf, startKey } from "../game/line.js";
import { once } from "../game/select.js";
import { branchAt } from "../game/tree.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("../engine/protocol.js").Scene} Scene */
/** @typedef {import("../engine/protocol.js").Review} Review */
/** @typedef {import("../engine/protocol.js").Finding} Finding */
/** @typedef {import("../engine/protocol.js").Analysis} Analysis */
/** @typedef {import("../engine/protocol.js").Openings} Openings */
/** @typedef {import("../game/tree.js").Path} Path */

/** @typedef {"review" | "analysis" | "openings"} Tab */
/** Games of the library: all, those played on this page, imported ones. @typedef {"all" | "played" | "imported"} Source */
/** @typedef {{path: Path, line: readonly string[]}} Variation a line of turns after a path */
/** @typedef {{startKey: string, turns: readonly string[], found: Review | null, running: boolean}} Reviewed */
/** before: what the study was opened from; a study of another line has none @typedef {Line & {before?: Line & Partial<Pick<State, "scene" | "sceneKey">>}} Home */
/** @typedef {{turns: readonly string[], cursor: number}} Line */
/**
 * @typedef {object} Study
 * @property {boolean} open
 * @property {Tab} tab
 * @property {Home | null} home where the study leads back to
 * @property {Reviewed | null} review
 * @property {boolean} seek whether the board goes to the turn that lost the game once the review has found it
 * @property {number | null} asked the ply of the mistake that the reader chose to see
 * @property {Path} [along] the end of the line that the reader last walked along by its buttons
 * @property {boolean} all whether the panel lists every mistake of the review, or every turn of the openings
 * @property {{key: string, found: Analysis} | null} analysis
 * @property {{key: string, found: Analysis} | null} held the analysis whose lines stay unchanged while the reader points at them
 * @property {{key: string, found: Openings} | null} openings the openings from a position
 * @property {Source} [source] the games to count; left out: all
 * @property {Variation | null} preview the line that the reader points at
 * @property {{key: string, scene: Scene} | null} previewed the scene at its end
 * @property {import("./hint.js").HintOnShow | null} hint
 * @property {boolean} coached whether a hint comes by itself at every turn of the player
 * @property {import("./report.js").ReportForm | null} report
 */
/**
 * @typedef {import("./hint.js").HintAction | import("./report.js").ReportAction
 *   | {type: "study", tab: Tab | null} | {type: "review-game", seek?: boolean} | {type: "reviewed", review: Reviewed, kept?: false} | {type: "reviewed", review: Reviewed | null, kept: true} | {type: "stop-review"} | {type: "all-findings"} | {type: "see-finding", ply: number | null, after: boolean}
 *   | {type: "count-games", source: Source} | {type: "openings", key: string, found: Openings} | {type: "analysed", key: string, found: Analysis} | {type: "analyse", change: Partial<import("./settings.js").AnalysisSettings>} | {type: "hold-lines", on: boolean}
 *   | {type: "preview", variation: Variation | null} | {type: "previewed", key: string, scene: Scene}
 *   | {type: "play-line", variation: Variation} | {type: "retry", path: Path}} StudyAction
 */

/** @type {Study} */
export const NO_STUDY = {
  open: false,
  tab: "review",
  home: null,
  review: null,
  seek: false,
  asked: null,
  all: false,
  analysis: null,
  held: null,
  openings: null,
  preview: null,
  previewed: null,
  hint: null,
  coached: false,
  report: null,
};

/** The games at the ends of a game's variations. @type {(game: Game) => WeakMap<Variation, Game>} */
const endsOf = once(() => new WeakMap());

/** The game at the end of the line. @param {Game} game @param {Variation} variation @returns {Game} */
export function variationEnd(game, variation) {
  const ends = endsOf(game);
  const { path, line } = variation;
  const end = ends.get(variation) ?? {
    ...game,
    turns: [...path, ...line],
    cursor: path.length + line.length,
    draft: [],
  };
  ends.set(variation, end);
  return end;
}

/** Is the engine there to be asked? @param {State} state */
export const ready = ({ boot }) => boot.state === "ready";

/** The review of this game, if there is one. @param {State} state @returns {Reviewed | null} */
export function reviewOf({ study: { review }, game }) {
  return review && review.startKey === startKey(game) && branchAt(game.tree, review.turns) ? review : null;
}

/** The review's finding about the turn at the end of a path. @param {State} state @param {Path} path @returns {Finding | null} */
export function findingOf(state, path) {
  const review = reviewOf(state);
  if (!review?.found || !path.every((turn, i) => turn === review.turns[i])) return null;
  return review.found.findings.find(({ ply }) => ply === path.length - 1) ?? null;
}

/** The state as the board shows it: the end of the line that the reader points at; there, no cell is open. @type {(state: State) => State} */
export const boardState = once((state) => {
  const { preview, previewed } = state.study;
  if (!preview || previewed?.key !== keyOf(variationEnd(state.game, preview))) return state;
  const nothing = { aim: null, refusal: null, blocked: null, watch: null, queue: [] };
  return { ...state, ...nothing, game: variationEnd(state.game, preview), scene: previewed.scene, sceneKey: null };
});
