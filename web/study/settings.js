/** The settings of the analysis. */

/**
 * engine: whether the position on the board is analysed; lines: how many are shown, 1 to 5; heat: whether the board shows a value on
 * every legal cell.
 * @typedef {{engine: boolean, lines: number, heat: boolean}} AnalysisSettings
 */

export const MOST_LINES = 5;

/** @type {AnalysisSettings} */
export const ANALYSIS_SETTINGS = { engine: true, lines: 3, heat: true };
