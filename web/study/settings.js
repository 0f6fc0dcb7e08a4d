/** The settings of the analysis. */

import * as v from "../engine/valid.js";

/**
 * engine: whether the position on the board is analysed; lines: how many are shown, 1 to 5; heat: whether the board shows a value on
 * every legal cell.
 * @typedef {{engine: boolean, lines: number, heat: boolean}} AnalysisSettings
 */

export const MOST_LINES = 5;

/** @type {AnalysisSettings} */
export const ANALYSIS_SETTINGS = { engine: true, lines: 3, heat: true };

/** What is stored of them. */
export const analysisStored = v.object(
  v.orDefaults(
    { engine: v.boolean(), lines: v.pipe(v.natural, v.minValue(1), v.maxValue(MOST_LINES)), heat: v.boolean() },
    ANALYSIS_SETTINGS,
  ),
);
