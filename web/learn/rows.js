/** Puzzles solved in a row, days in a row, and the puzzle of the day: what the reader solves or misses changes them. Pure. */
import { DAY_MS, dayOf } from "../ui/day.js";

/** @typedef {import("./index.js").Learned} Learned */

/**
 * The progress after a puzzle is solved. Only the first time counts for the row; the day counts once.
 * @param {Learned} learned @param {number} number @param {boolean} clean @param {string | null} today set if it is the puzzle of this day
 * @returns {Learned}
 */
export function solvedOne(learned, number, clean, today) {
  const known = learned.puzzles[number];
  const row = known ? learned.row : clean ? learned.row + 1 : 0;
  const next = {
    ...learned,
    puzzles: {
      ...learned.puzzles,
      [number]:
        known === "clean" || (clean && !known) ? /** @type {const} */ ("clean") : /** @type {const} */ ("helped"),
    },
    missed: learned.missed.filter((each) => each !== number),
    row,
    longestRow: Math.max(learned.longestRow, row),
  };
  if (today === null || isDone(learned, today)) return next;
  const days = learned.day === dayBefore(today) ? learned.days + 1 : 1;
  return { ...next, day: today, days, longestDays: Math.max(learned.longestDays, days) };
}

/** The progress after the reader got help with a puzzle. @param {Learned} learned @param {number} number @returns {Learned} */
export const helpedOne = (learned, number) =>
  learned.puzzles[number] || learned.missed.includes(number)
    ? learned
    : { ...learned, missed: [...learned.missed, number] };

/** The progress after a puzzle is missed: the row ends, unless the puzzle was solved before. @param {Learned} learned @param {number} number @returns {Learned} */
export const missedOne = (learned, number) =>
  learned.puzzles[number] || !learned.row ? helpedOne(learned, number) : { ...helpedOne(learned, number), row: 0 };

/** Is the puzzle of a day solved, or the next day's? Who travels west has the same day twice. @param {Learned} learned @param {string} today */
const isDone = ({ day }, today) => day === today || (day !== null && dayBefore(day) === today);

/** Days in a row that have not ended. @param {Learned} learned @param {string} today */
export const daysNow = (learned, today) =>
  isDone(learned, today) || learned.day === dayBefore(today) ? learned.days : 0;

/** @param {string} day */
export function dayBefore(day) {
  const date = new Date(`${day}T12:00:00`);
  date.setDate(date.getDate() - 1);
  return dayOf(date);
}

/** The number of the puzzle of a day: the same for all readers, and no puzzle repeats before all the others have come. @param {string} day @param {number} puzzles */
export function dailyOf(day, puzzles) {
  const days = Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  let stride = Math.round(puzzles * 0.618);
  while (shared(stride, puzzles) > 1) stride += 1;
  return (((days * stride) % puzzles) + puzzles) % puzzles;
}

/** @param {number} a @param {number} b @returns {number} their greatest common divisor */
const shared = (a, b) => (b ? shared(b, a % b) : a);
