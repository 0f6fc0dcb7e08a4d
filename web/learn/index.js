/** The door of lessons, puzzles and rules. The rest is behind learn.js, which loads when it is first needed. */

// The rules and the board of the lessons. The first frame needs these, but not the lessons.

export const BOARD = "hexhex3";
export const RULES = "genius";

/**
 * @typedef {object} Learned
 * @property {boolean} invited whether the reader answered the invitation
 * @property {readonly string[]} lessons the names of finished lessons
 * @property {string[]} seen the names of lessons whose last step the page did in the reader's place
 * @property {{lesson: string, step: number} | null} at where the reader left a lesson
 * @property {Readonly<Record<string, "clean" | "helped">>} puzzles solved: at the first try, or not
 * @property {number[]} missed unsolved puzzles of which the reader has seen a refutation, a hint or the answer: they can't be solved at the first try any more, also after a reload
 * @property {number} row puzzles solved at the first try, one after the other
 * @property {number} longestRow
 * @property {string | null} day of the last daily puzzle that was solved, as 2026-11-21
 * @property {number} days daily puzzles solved day after day
 * @property {number} longestDays
 */

/** The progress of a new reader. @type {Learned} */
export const NOTHING_YET = {
  invited: false,
  lessons: [],
  seen: [],
  at: null,
  puzzles: {},
  missed: [],
  row: 0,
  longestRow: 0,
  day: null,
  days: 0,
  longestDays: 0,
};

/** @type {import("./state.js").Mistakes} */
export const NO_MISTAKES = { exercises: null, due: 0, unread: 0, failed: false, found: null, undo: null };
