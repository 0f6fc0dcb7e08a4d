/** How the analysis of a position is shown, as the reader chooses: kept with the other settings. */

/**
 * engine: whether the position on the board is analysed; lines: how many are shown, 1 to 5; heat: whether the board shows a value on
 * every legal cell.
 * @typedef {{engine: boolean, lines: number, heat: boolean}} AnalysisSettings
 */

export const MOST_LINES = 5;

/** @type {AnalysisSettings} */
export const ANALYSIS_SETTINGS = { engine: true, lines: 3, heat: true };

/** What was stored, as far as it can be used. @param {any} stored @returns {AnalysisSettings} */
export const analysisSettingsOf = (stored) => ({
  engine: stored?.engine !== false,
  lines:
    Number.isInteger(stored?.lines) && stored.lines >= 1 && stored.lines <= MOST_LINES
      ? stored.lines
      : ANALYSIS_SETTINGS.lines,
  heat: stored?.heat !== false,
});
