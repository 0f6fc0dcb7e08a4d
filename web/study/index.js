/** The door of the study: review, analysis, hints, reports. Its panel is loaded when it is first opened. */

import { later } from "../ui/later.js";
import { nothing } from "../ui/lit.js";

export { handlers as hintHandlers, hintButton, hintWords } from "./hint.js";
export { paintStudy, studyMarks } from "./marks.js";
export { handlers as reportHandlers } from "./report.js";
export { markAt } from "./review-annotation.js";
export { ANALYSIS_SETTINGS } from "./settings.js";
export { atHome, boardState, findingHere, handlers, NO_STUDY } from "./state.js";

const panel = later(() => import("./study.js").then(({ study }) => study));

/** @param {import("../app/context.js").Context} context */
export const study = (context) => (context.state.study.open ? panel(context) : nothing);
