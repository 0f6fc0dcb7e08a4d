/** The door of the study: review, analysis, hints, reports. Its panel is loaded when it is first opened. */

import { later } from "../ui/later.js";
import { nothing } from "../ui/lit.js";
import { hintMarks } from "./marks.js";

export { hintButton, hintWords } from "./hint.js";
export { paintStudy } from "./marks.js";
export { markAt } from "./review-annotation.js";
export { ANALYSIS_SETTINGS } from "./settings.js";
export { atHome, boardState, NO_STUDY } from "./state.js";

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
export const studyMarks = (state, layout) => (state.study.open ? late.panelMarks : hintMarks)(state, layout);

/** The picture with the bugs that a mistake lets be eaten. @type {typeof late.withRefutation} */
export const withRefutation = (picture, state, layout) => late.withRefutation(picture, state, layout);
