/** The queue of exercises from the reader's own mistakes: exercises join it, are due, are put off. Pure; schedule.js says when each comes back. */

import { DAY_MS, dayOf } from "../ui/day.js";
import { isDue } from "./due.js";

/** @typedef {import("./exercises.js").Exercise} Exercise */
/** The last moment at which an exercise may be due (ms): in every time zone it is a day of the year 9999. */
export const LAST_DUE = Date.UTC(9999, 11, 31);
/** For how many days an exercise is put off. */
const PUT_OFF_DAYS = 7;

/** Days from today to the day of a moment; negative: in the past. @param {number} when in ms @param {number} now in ms */
export function daysTo(when, now) {
  const noon = (/** @type {number} */ ms) => Date.parse(`${dayOf(new Date(ms))}T12:00:00Z`);
  return Math.round((noon(when) - noon(now)) / DAY_MS);
}

/** The exercises that come back, the next one first; of those that are due on the same day, trivial ones come last, and the shortest wins first. @param {readonly Exercise[] | null} all */
export const present = (all) =>
  (all ?? [])
    .filter(({ known, removed }) => !known && !removed)
    .map((exercise) => ({ ...exercise, exercise, day: new Date(exercise.due).setHours(0, 0, 0, 0) }))
    .sort(
      (one, other) =>
        one.day - other.day ||
        easeOf(one) - easeOf(other) ||
        turnsOf(one) - turnsOf(other) ||
        one.due - other.due ||
        one.when - other.when,
    )
    .map(({ exercise }) => exercise);

/** The number of legal turns that an exercise of an earlier version, which does not know it, is taken to have. */
const USUAL = 20;
/** Is more than a quarter of the turns right? Such an exercise is trivial: a guess often solves it. @param {Exercise} exercise @returns {0 | 1} */
const easeOf = ({ winning, turns }) => (4 * winning.length > (turns ?? USUAL) ? 1 : 0);

/** The turns of the proven win; an unknown number comes last. @param {Exercise} exercise */
const turnsOf = ({ length }) => length ?? Number.MAX_SAFE_INTEGER;

/** The exercises that are known or removed, the latest mistake first. @param {readonly Exercise[] | null} all */
export const putAway = (all) =>
  (all ?? []).filter(({ known, removed }) => known || removed).sort((one, other) => other.when - one.when);

/** The exercises that are due today. @param {readonly Exercise[] | null} all @param {number} now */
export const dueOf = (all, now) => present(all).filter(({ due }) => isDue(due, now));

/** Was an exercise asked before its day? @param {Exercise} exercise */
export const isAhead = (exercise) => !dueOf([exercise], Date.now()).length;

/** The exercises for a reader who practises although the one that was asked is not due, or none is: the next one first, those of today last. @param {readonly Exercise[] | null} all @param {number} now */
export function aheadOf(all, now) {
  const today = (/** @type {Exercise} */ each) => (isAnswered(each, now) ? answeredAt(each) : 0);
  return present(all).sort((one, other) => today(one) - today(other));
}

/** An exercise that is known here, with what the engine has proven of its position now: a stranger's backup may have brought it. @param {Exercise} kept @param {Exercise} found @returns {Exercise} */
export const withProof = (kept, { winning, complete, turns, length, line }) =>
  kept.winning.join() === winning.join() ? kept : { ...kept, winning, complete, turns, length, line };

/** An exercise put off by some days, from today or from its later due date. @param {Exercise} exercise @param {number} now @returns {Exercise} */
export const putOff = (exercise, now) => ({
  ...exercise,
  due: Math.min(Math.max(exercise.due, now) + PUT_OFF_DAYS * DAY_MS, LAST_DUE),
});

/** An exercise as if it were new: it is due at once, and its answers are forgotten, as FSRS forgets a card. @param {Exercise} exercise @param {number} now @returns {Exercise} */
const restarted = (exercise, now) => ({ ...exercise, due: now, card: null, known: false, removed: false });

/** How each action of a reader changes an exercise. @type {Record<import("./state.js").Did, (exercise: Exercise, now: number) => Exercise>} */
export const CHANGES = {
  remove: (exercise) => ({ ...exercise, removed: true }),
  retire: (exercise) => ({ ...exercise, known: true }),
  restart: restarted,
  postpone: putOff,
};

/** When the reader last answered an exercise (ms); 0: never. @param {Exercise} exercise */
export const answeredAt = ({ card }) => card?.last_review ?? 0;

/** Whether the reader has answered an exercise today. Only the first answer of a day counts: the reader has seen what wins since then. @param {Exercise} exercise @param {number} now */
export const isAnswered = (exercise, now) => daysTo(answeredAt(exercise), now) === 0;

/** An exercise as it was before an action; lines found since then, and an answer in another tab, stay. @param {Exercise} exercise @param {Exercise} before @returns {Exercise} */
export const undone = (exercise, before) => {
  const { due, card } = answeredAt(exercise) > answeredAt(before) ? exercise : before;
  return { ...exercise, due, card, known: before.known, removed: before.removed };
};

/** The id of an exercise: its position, so that each position joins once. @param {{rules: string, board: string, position: string, mover: number}} exercise */
export const idOf = ({ rules, board, position, mover }) => `${rules} ${board} ${position} ${"xo"[mover]}`;

/**
 * The exercise from a missed puzzle: it comes tomorrow.
 * @param {import("./puzzle-book.js").Puzzle} puzzle @param {string} played @param {number} now @returns {Exercise}
 */
export const ofPuzzle = ({ number, board, rules, position, mover, solution, turns }, played, now) => ({
  id: idOf({ rules, board, position, mover }),
  ...{ board, rules, position, mover, played, winning: [solution], complete: true, turns: null },
  ...{ length: turns, line: [], refutation: [] },
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
