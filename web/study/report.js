/** The form of a report on a board, and the report's progress. */

/** @typedef {import("../app/state.js").State} State */
/** The finished report: its page with slots, and the words for them. @typedef {Pick<import("../engine/protocol.js").ReportProgress, "page" | "words">} ReportPage */
/** @typedef {{board: string, ruleset: string, running: boolean, stage: string, games: number, page: ReportPage | null}} ReportForm */
/** @typedef {{type: "report", change: Partial<ReportForm>}} ReportAction */

/** The number of random games; in the browser they take some seconds. */
export const REPORT_GAMES = 500;

/** @param {State} state @returns {ReportForm} */
export const reportOf = ({ study: { report }, game }) =>
  report ?? { board: game.board, ruleset: game.ruleset, running: false, stage: "", games: 0, page: null };

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  report: (state, { change }) => ({
    ...state,
    study: { ...state.study, report: { ...reportOf(state), ...change } },
  }),
};
