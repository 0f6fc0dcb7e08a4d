/** The words of an exercise: where it comes from, when it comes back, and how the game continued. */

import { shownTurn } from "../board/layout.js";
import { levelName } from "../game/player-names.js";
import { seatOf } from "../game/line.js";
import { coloursFor, seatName } from "../game/seats.js";
import { colour, language, t } from "../strings/index.js";
import { taskOf } from "./puzzle-book.js";
import { isDue } from "./due.js";
import { daysTo } from "./queue.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./exercises.js").Exercise} Exercise */

/** Days, weeks or months, whichever is shortest to say. @param {number} days from today */
export function daysWords(days) {
  const relative = new Intl.RelativeTimeFormat(language.locale, { numeric: "auto" });
  if (Math.abs(days) < 14) return relative.format(days, "day");
  return Math.abs(days) < 60
    ? relative.format(Math.round(days / 7), "week")
    : relative.format(Math.round(days / 30), "month");
}

/** The game or puzzle that it comes from. @param {Context} context @param {Exercise} exercise */
export function originWords({ catalogue }, { puzzle, against, when }) {
  const ago = daysWords(Math.min(daysTo(when, Date.now()), 0));
  if (puzzle !== null) return t("mistake-of-puzzle", { puzzle: t("puzzle", { number: puzzle }), ago });
  const name = against?.kind === "bot" ? levelName(catalogue, against.level) : against?.name || t("mistake-friend");
  return t("mistake-of-game", { name, ago });
}

/** When an answered exercise comes back, as a sentence; "": the answer is not counted yet. @param {import("../app/state.js").State} state @param {Exercise} asked as it was asked */
export function returnsWords({ mistakes }, asked) {
  const { due } = mistakes.exercises?.find(({ id }) => id === asked.id) ?? asked;
  const days = daysTo(due, Date.now());
  return days > 0 ? t("mistake-returns", { when: daysWords(days) }) : "";
}

/** When it comes back. @param {Exercise} exercise */
export function comesWords({ due }) {
  const now = Date.now();
  const days = daysTo(due, now);
  return days <= 0 || isDue(due, now) ? t("mistake-due") : t("mistake-comes", { when: daysWords(days) });
}

/** The name of a side: its colour in a new game. @param {Context} context @param {Exercise} exercise @param {number} side */
const sideName = ({ state }, { rules }, side) => colour(coloursFor(rules, state.settings)[side]);

/** The words about the turn that was played in the game, or tried in the puzzle. @param {Exercise} exercise @param {string} turn @param {import("../strings/words.js").Argument} seat @param {string} line */
function playedThen({ puzzle, refutation }, turn, seat, line) {
  if (puzzle === null && !refutation.length) return t("mistake-played-end", { turn, seat });
  if (puzzle === null) return t("mistake-played", { turn, seat, line });
  return refutation.length ? t("mistake-tried", { turn, seat, line }) : t("mistake-tried-only", { turn });
}

/** The words before the line that wins. @param {import("../app/state.js").State} state @param {import("./state.js").Learn} learn @param {string} [also] its first turn as it is shown, if the reader has won with another one */
export function winsWith(state, learn, also) {
  const seat = seatName(state, seatOf(state.game, taskOf(learn).mover));
  return also ? t("mistake-also", { seat, turn: also }) : t("mistake-line", { seat });
}

/** The played turn, and how the game continued. @param {Context} context @param {Exercise} exercise @returns {string[]} */
export function playedWords(context, exercise) {
  const { played, refutation, mover } = exercise;
  const shown = (/** @type {readonly string[]} */ turns) =>
    turns.map((turn) => shownTurn(context.layout, turn)).join(" · ");
  const seat = sideName(context, exercise, 1 - mover);
  const words = [];
  if (played) words.push(playedThen(exercise, shownTurn(context.layout, played), seat, shown(refutation)));
  return words;
}
