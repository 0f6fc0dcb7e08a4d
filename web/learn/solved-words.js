/** What the page says when a puzzle or an exercise is solved. */

import { seatOf } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { joined, t } from "../strings/index.js";
import { taskOf } from "./puzzle-book.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./state.js").Learn} Learn */

/** The words for a solved puzzle: with the puzzles in a row and the days in a row. @param {import("../strings/words.js").Argument} seat @param {boolean} clean @param {boolean} daily
 * @param {import("./progress.js").Learned} before @param {import("./progress.js").Learned} learned */
export function solvedWords(seat, clean, daily, before, learned) {
  const { row, days, longestRow } = learned;
  const words = [t(clean ? "puzzle-solved-clean" : "puzzle-solved", { seat })];
  if (daily) words.push(t("puzzle-solved-daily"));
  if (days > 1 && learned.day !== before.day) words.push(t("puzzle-solved-days", { days }));
  if (row > 1 && row > before.row)
    words.push(
      longestRow > before.longestRow && row > 3
        ? t("puzzle-solved-best", { count: row })
        : t("puzzle-solved-row", { count: row }),
    );
  return joined(words, "space");
}

/** @param {State} state @param {Learn} learn */
export function solvedExercise(state, learn) {
  const { whole, mover } = taskOf(learn);
  if (!whole) return t("mistake-solved");
  return t(learn.clean ? "puzzle-solved-clean" : "puzzle-solved", { seat: seatName(state, seatOf(state.game, mover)) });
}
