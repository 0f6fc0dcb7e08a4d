/** The door of the study: review, analysis, hints, reports. */
export { ANALYSIS_SETTINGS, analysisSettingsOf } from "./analysis.js";
export { analyses, hints, previews, reports, reviews } from "./effects.js";
export { handlers as hintHandlers, hintButton, hintWords } from "./hint.js";
export { paintStudy, studyMarks } from "./marks.js";
export { handlers as reportHandlers, report } from "./report.js";
export { markAt } from "./review-verdict.js";
export { atHome, boardState, findingHere, handlers, NO_STUDY } from "./state.js";
export { study } from "./study.js";
