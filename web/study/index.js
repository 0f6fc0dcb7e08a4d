/** The door of the study: review, analysis, hints, reports. Its panel is loaded when it is first opened. */

import { later } from "../ui/later.js";
import { nothing } from "../ui/lit.js";

export { hintButton } from "./hint.js";
export { markAt } from "./review-annotation.js";
export { ANALYSIS_SETTINGS } from "./settings.js";
export { boardState, NO_STUDY } from "./state.js";

/** The words and marks of hints load with the first one (rest.js); before that, these functions return nothing. @typedef {typeof import("./signs.js")} Shown */
/** @type {Shown} */
let hints = { hintMarks: () => [], hintLine: () => nothing, hintWords: () => null, paintStudy: () => {} };

/** @param {Shown} shown */
export const joinHints = (shown) => {
  hints = shown;
};

/** @type {Shown["hintWords"]} */
export const hintWords = (state, layout) => hints.hintWords(state, layout);

/** @type {Shown["hintLine"]} */
export const hintLine = (context) => hints.hintLine(context);

/** Paints the marks of hints and the study on the board. @type {Shown["paintStudy"]} */
export const paintStudy = (root, layout, marks) => hints.paintStudy(root, layout, marks);

/** The study's marks on the board load with its panel. @type {Pick<typeof import("./study.js"), "panelMarks" | "withRefutation">} */
let late = { panelMarks: () => [], withRefutation: (picture) => picture };

const panel = later(
  () => import("./study.js"),
  (module) => {
    late = module;
    return module.study;
  },
);

/** @param {import("../app/context.js").Context} context */
export const study = (context) => (context.state.study.open ? panel(context) : nothing);

/** @type {typeof late.panelMarks} */
export const studyMarks = (state, layout) => (state.study.open ? late.panelMarks : hints.hintMarks)(state, layout);

/** The picture with the bugs that the other side eats after a mistake. @type {typeof late.withRefutation} */
export const withRefutation = (picture, state, layout) => late.withRefutation(picture, state, layout);
