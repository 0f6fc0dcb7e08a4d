/** The learning part of a backup: exercises with their cards, and the reader's progress. Reading it back merges. Pure. */

import { DAY_MS, dayOf } from "../ui/day.js";
import { encodeLearned } from "./progress.js";
import { answeredAt } from "./queue.js";
import { decodeLearned } from "./stored.js";

/** @typedef {import("./index.js").Learned} Learned */
/** @typedef {import("./exercises.js").Exercise} Exercise */
/** That part as it is in a file. @typedef {{exercises: readonly unknown[], learned: unknown}} LearningBackup */

/** @param {readonly Exercise[] | null} exercises @param {Learned} learned @returns {LearningBackup} */
export const backupOf = (exercises, learned) => ({
  exercises: exercises ?? [],
  learned: JSON.parse(encodeLearned(learned)),
});

/** The stored exercise, with the later answer to the same mistake: a stranger's file changes nothing else of the reader's own. @param {Exercise} stored @param {Exercise} read @returns {Exercise} */
export function mergedExercise(stored, read) {
  const { when, due, card, known, removed } = read;
  const isLater = when === stored.when && answeredAt(read) > answeredAt(stored);
  return isLater ? { ...stored, due, card, known, removed } : stored;
}

/**
 * The progress here and in a backup as one: everything solved stays solved; days in a row are those of the later day.
 * @param {Learned} here @param {unknown} part of a backup @param {number} [now] in ms @returns {Learned}
 */
export function mergedLearned(here, part, now = Date.now()) {
  const read = decodeLearned(JSON.stringify(part ?? null));
  if (!read) return here;
  // Somewhere it is tomorrow already; no reader has solved the puzzle of a later day.
  const there = (read.day ?? "") > dayOf(new Date(now + DAY_MS)) ? { ...read, day: null, days: 0 } : read;
  const puzzles = { ...there.puzzles, ...here.puzzles };
  for (const [number, how] of Object.entries(there.puzzles)) if (how === "clean") puzzles[number] = how;
  const later = (there.day ?? "") > (here.day ?? "") ? there : here;
  const sameDay = there.day === here.day;
  return {
    invited: here.invited || there.invited,
    lessons: [...new Set([...here.lessons, ...there.lessons])],
    seen: [...new Set([...here.seen, ...there.seen])],
    at: here.at ?? there.at,
    puzzles,
    missed: [...new Set([...here.missed, ...there.missed])].filter((number) => !puzzles[number]),
    row: Math.max(here.row, there.row),
    longestRow: Math.max(here.longestRow, there.longestRow),
    day: later.day,
    days: sameDay ? Math.max(here.days, there.days) : later.days,
    longestDays: Math.max(here.longestDays, there.longestDays),
  };
}
