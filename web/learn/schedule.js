/** When an exercise comes back: spaced repetition by FSRS (docs/decisions/0085-repetition.md). Loaded at the first answer. */

import { createEmptyCard, fsrs, Rating } from "../../vendor/ts-fsrs/index.mjs";
import { isAnswered, LAST_DUE } from "./queue.js";

/** @typedef {import("./exercises.js").Exercise} Exercise */

// The shortest step is a day: readers look at the queue once a day, so it needs no minutes.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });

/**
 * The exercise after the first answer of a day: it comes back in days or months if it was solved at the first try, else tomorrow or soon after.
 * @param {Exercise} exercise @param {boolean} clean @param {number} now in ms @param {Exercise} [asked] as it was when this tab asked it: if
 *   another tab has asked it too, the answer there counts @returns {Exercise}
 */
export function answered(exercise, clean, now, asked = exercise) {
  const { card, due } = exercise;
  if (due !== asked.due || isAnswered(exercise, now)) return exercise;
  const at = new Date(now);
  const before = card
    ? { ...card, due: new Date(due), last_review: new Date(Math.min(card.last_review, now)) }
    : createEmptyCard(at);
  const { card: after } = scheduler.next(before, at, clean ? Rating.Good : Rating.Again);
  const { due: next, last_review: _, ...rest } = after;
  return { ...exercise, due: Math.min(next.getTime(), LAST_DUE), card: { ...rest, last_review: now } };
}
