/** The second door of the study: what is loaded beside the first frame (app/rest.js). */
export { analyses, hints, openings, previews, reports, reviews } from "./effects.js";
export { handlers } from "./handlers.js";
export { handlers as hintHandlers } from "./hint.js";
export { handlers as reportHandlers } from "./report.js";
export { analysisStored } from "./stored.js";
