/** The second door of the study: the parts that load with app/rest.js. */
import { hintWords } from "./hint-words.js";
import { hintMarks, paintStudy } from "./marks.js";
import * as v from "../engine/valid.js";
import { ANALYSIS_SETTINGS, MOST_LINES } from "./settings.js";

export { analyses, hints, openings, previews, reports, reviews } from "./effects.js";
export { handlers } from "./handlers.js";
export { handlers as hintHandlers } from "./hint.js";
export { handlers as reportHandlers } from "./report.js";

/** The words and marks of hints. */
export const shown = { hintMarks, hintWords, paintStudy };

/** The schema of the stored settings for analysis. */
export const analysisStored = v.object(
  v.orDefaults(
    { engine: v.boolean(), lines: v.pipe(v.natural, v.minValue(1), v.maxValue(MOST_LINES)), heat: v.boolean() },
    ANALYSIS_SETTINGS,
  ),
);
