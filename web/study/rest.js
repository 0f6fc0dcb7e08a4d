/** The second door of the study: what is loaded beside the first frame (app/rest.js). */
import { hintWords } from "./hint-words.js";
import { hintMarks, paintStudy } from "./marks.js";

export { analyses, hints, openings, previews, reports, reviews } from "./effects.js";
export { handlers } from "./handlers.js";
export { handlers as hintHandlers } from "./hint.js";
export { handlers as reportHandlers } from "./report.js";
export { analysisStored } from "./stored.js";

/** What hints say and show. */
export const shown = { hintMarks, hintWords, paintStudy };
