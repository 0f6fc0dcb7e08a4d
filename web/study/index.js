/** The door of the study: review, analysis, hints, reports. Its panel is loaded when it is first opened. */

import { later } from "../ui/later.js";
import { nothing } from "../ui/lit.js";

export { hintButton } from "./hint.js";
export { markAt } from "./review-annotation.js";
export { ANALYSIS_SETTINGS } from "./settings.js";
export { atHome, boardState, NO_STUDY } from "./state.js";

/** What hints say and show comes with the rest of the page (app/rest.js): before, it is nothing. @typedef {typeof import("./rest.js").shown} Shown */
/** @type {Shown} */
let hints = { hintMarks: () => [], hintWords: () => null, paintStudy: () => {} };

/** @param {Shown} shown */
export const joinHints = (shown) => {
  hints = shown;
};

/** @type {Shown["hintWords"]} */
export const hintWords = (state, layout) => hints.hintWords(state, layout);

/** Paints what hints and the study show on the board. @type {Shown["paintStudy"]} */
export const paintStudy = (root, layout, marks) => hints.paintStudy(root, layout, marks);

/** What the study says beneath the board and shows on it comes with its panel. @type {Pick<typeof import("./study.js"), "findingLine" | "panelMarks" | "withRefutation">} */
let late = { findingLine: () => null, panelMarks: () => [], withRefutation: (picture) => picture };

const panel = later(
  () => import("./study.js"),
  (module) => {
    late = module;
    return module.study;
  },
);

/** @param {import("../app/context.js").Context} context */
export const study = (context) => (context.state.study.open ? panel(context) : nothing);

/** What the line beneath the board says of the mistake that is on it; null: there is none. @type {typeof late.findingLine} */
export const findingLine = (state, layout) => late.findingLine(state, layout);

/** @type {typeof late.panelMarks} */
export const studyMarks = (state, layout) => (state.study.open ? late.panelMarks : hints.hintMarks)(state, layout);

/** The picture with the bugs that a mistake lets be eaten. @type {typeof late.withRefutation} */
export const withRefutation = (picture, state, layout) => late.withRefutation(picture, state, layout);
