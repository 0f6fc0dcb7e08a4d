/** The settings of the analysis. */

/**
 * engine: whether the engine analyses the position on the board; lines: how many the panel shows, 1 to 5; heat: whether the board shows a value on
 * every legal cell.
 * @typedef {{engine: boolean, lines: number, heat: boolean}} AnalysisSettings
 */

export const MOST_LINES = 5;

/** @type {AnalysisSettings} */
export const ANALYSIS_SETTINGS = { engine: true, lines: 3, heat: true };
