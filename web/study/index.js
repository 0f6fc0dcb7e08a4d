/** The door of the study: review, analysis, hints, reports. */
export { ANALYSIS_SETTINGS, analysisSettingsOf } from "./analysis-settings.js";
export { analyses, hints, previews, reports, reviews } from "./effects.js";
export { hintButton } from "./hint.js";
export { handlers as hintHandlers } from "./hint-state.js";
export { hintWords } from "./hint-words.js";
export { paintStudy, studyMarks } from "./marks.js";
export { report } from "./report.js";
export { handlers as reportHandlers } from "./report-state.js";
export { markAt } from "./review-verdict.js";
export { atHome, boardState, findingHere, handlers, NO_STUDY } from "./state.js";
export { study } from "./study.js";
