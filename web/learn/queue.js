/** The queue of exercises from the reader's own mistakes: what joins it, what is due, what is put off. Pure; schedule.js says when each comes back. */

import { dayOf } from "./progress.js";

/** @typedef {import("./exercises.js").Exercise} Exercise */
const DAY_MS = 86_400_000;
/** The days after which an exercise that is put off comes back. */
const PUT_OFF_DAYS = 7;

/** Days from today to the day of a moment; negative: it is past. @param {number} when in ms @param {number} now in ms */
export function daysTo(when, now) {
  const noon = (/** @type {number} */ ms) => Date.parse(`${dayOf(new Date(ms))}T12:00:00Z`);
  return Math.round((noon(when) - noon(now)) / DAY_MS);
}

/** Those that come again, the first to come first. @param {readonly Exercise[] | null} all */
export const present = (all) =>
  (all ?? [])
    .filter(({ known, removed }) => !known && !removed)
    .sort((one, other) => one.due - other.due || one.when - other.when);

/** Those that are known or removed, the latest mistake first. @param {readonly Exercise[] | null} all */
export const putAway = (all) =>
  (all ?? []).filter(({ known, removed }) => known || removed).sort((one, other) => other.when - one.when);

/** Those that are due today. @param {readonly Exercise[] | null} all @param {number} now */
export const dueOf = (all, now) => present(all).filter(({ due }) => daysTo(due, now) <= 0);

/** Those of `fresh` that the queue has never had, each once. @param {readonly Exercise[]} all @param {readonly Exercise[]} fresh */
export function newOnes(all, fresh) {
  const known = new Set(all.map(({ id }) => id));
  return fresh.filter(({ id }) => !known.has(id) && known.add(id));
}

/** Put off for some days, from today or from when it would come. @param {Exercise} exercise @param {number} now @returns {Exercise} */
export const putOff = (exercise, now) => ({ ...exercise, due: Math.max(exercise.due, now) + PUT_OFF_DAYS * DAY_MS });

/** As if it were new: it is due at once, and nothing is remembered of its answers, as FSRS forgets a card. @param {Exercise} exercise @param {number} now @returns {Exercise} */
const restarted = (exercise, now) => ({ ...exercise, due: now, card: null, known: false, removed: false });

/** What each thing that a reader does makes of an exercise. @type {Record<import("./state.js").Did, (exercise: Exercise, now: number) => Exercise>} */
export const CHANGES = {
  remove: (exercise) => ({ ...exercise, removed: true }),
  retire: (exercise) => ({ ...exercise, known: true }),
  restart: restarted,
  postpone: putOff,
};

/** An exercise as it was before something was done with it; what was found of it since stays. @param {Exercise} exercise @param {Exercise} before @returns {Exercise} */
export const undone = (exercise, { due, card, known, removed }) => ({ ...exercise, due, card, known, removed });

/** The position of an exercise: it joins once. @param {{rules: string, board: string, position: string, mover: number}} exercise */
export const idOf = ({ rules, board, position, mover }) => `${rules} ${board} ${position} ${"xo"[mover]}`;

/**
 * The exercise of a puzzle that was missed: it comes tomorrow.
 * @param {import("./puzzle-book.js").Puzzle} puzzle @param {string} played @param {number} now @returns {Exercise}
 */
export const ofPuzzle = ({ number, board, rules, position, mover, solution, turns }, played, now) => ({
  id: idOf({ rules, board, position, mover }),
  ...{ board, rules, position, mover, winning: [solution], length: turns, line: [], played, refutation: [] },
  ...{
    puzzle: number,
    game: "",
    against: null,
    when: now,
    due: now + DAY_MS,
    card: null,
    known: false,
    removed: false,
  },
});
