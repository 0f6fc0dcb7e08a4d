/** What is stored of the settings of the analysis. */
import * as v from "../engine/valid.js";
import { ANALYSIS_SETTINGS, MOST_LINES } from "./settings.js";

export const analysisStored = v.object(
  v.orDefaults(
    { engine: v.boolean(), lines: v.pipe(v.natural, v.minValue(1), v.maxValue(MOST_LINES)), heat: v.boolean() },
    ANALYSIS_SETTINGS,
  ),
);
