/** What the page says when a puzzle or an exercise is solved. */

import { joined, t } from "../strings/index.js";

/** @typedef {import("./progress.js").Learned} Learned */
/** What a solved puzzle counts for. days: in a row, 0: the last one counted already; row: of puzzles, 0: it did not become longer; best: whether it is the longest one @typedef {{daily: boolean, days: number, row: number, best: boolean}} Solved */

/** @param {boolean} daily whether it was the puzzle of the day @param {Learned} before @param {Learned} learned @returns {Solved} */
export function solvedFor(daily, before, learned) {
  const { row, days, longestRow } = learned;
  return {
    daily,
    days: learned.day === before.day ? 0 : days,
    row: row > before.row ? row : 0,
    best: longestRow > before.longestRow,
  };
}

/** The words for a solved task; for a puzzle with the puzzles in a row and the days in a row. @param {import("../strings/words.js").Argument} seat @param {Pick<import("./state.js").Learn, "clean" | "hinted">} how @param {Solved} [solved] left out: an exercise */
export function solvedWords(seat, { clean, hinted }, solved) {
  const helped = hinted ? t("puzzle-solved-hints", { seat }) : t("puzzle-solved", { seat });
  const words = [clean ? t("puzzle-solved-clean", { seat }) : helped];
  if (!solved) return words[0];
  const { daily, days, row, best } = solved;
  if (daily) words.push(t("puzzle-solved-daily"));
  if (days > 1) words.push(t("puzzle-solved-days", { days }));
  if (row > 1)
    words.push(best && row > 3 ? t("puzzle-solved-best", { count: row }) : t("puzzle-solved-row", { count: row }));
  return joined(words, "space");
}
