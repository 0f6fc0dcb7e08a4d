/** Exercises from the reader's own mistakes, as IndexedDB keeps them. An entry that can't be read stays where it is. */
import { createStore, setMany, values } from "../../vendor/idb-keyval/index.js";
import * as v from "../engine/valid.js";

const store = createStore("bug-mistakes", "exercises");

const number = v.pipe(v.number(), v.finite());
/** The end of the year 9999 (ms): later days have no name. */
const LAST_TIME = 253_402_300_799_000;
const time = v.pipe(
  v.natural,
  v.check((at) => at <= LAST_TIME),
);
const between = (/** @type {number} */ least, /** @type {number} */ most) =>
  v.pipe(
    number,
    v.check((value) => least <= value && value <= most),
  );
/** What spaced repetition knows of it (schedule.js); a wrong one is begun again. */
const card = v.object({
  ...{ stability: between(0.001, 36_500), difficulty: between(1, 10), scheduled_days: number, elapsed_days: number },
  ...{ learning_steps: v.natural, reps: v.natural, lapses: v.natural, state: v.picklist([0, 1, 2, 3]) },
  last_review: time,
});
const against = v.variant("kind", [
  v.object({ kind: v.literal("bot"), level: v.string() }),
  v.object({ kind: v.literal("friend"), name: v.string() }),
]);
const exercise = v.object({
  ...{ id: v.string(), board: v.string(), rules: v.string(), position: v.string(), mover: v.picklist([0, 1]) },
  winning: v.pipe(v.texts, v.nonEmpty()),
  length: v.nullable(v.natural),
  ...{ line: v.fallback(v.texts, []), played: v.string(), refutation: v.fallback(v.texts, []) },
  puzzle: v.fallback(v.nullable(v.natural), null),
  game: v.fallback(v.string(), ""),
  against: v.fallback(v.nullable(against), null),
  ...{ when: time, due: time },
  card: v.fallback(v.nullable(card), null),
  removed: v.fallback(v.boolean(), false),
});

/** puzzle: its number, if it was a puzzle that was missed; game: its id in the library; when: the mistake was made (ms) @typedef {import("../../vendor/valibot/index.min.mjs").InferOutput<typeof exercise>} Exercise */

/** @returns {Promise<{exercises: Exercise[], unread: number}>} unread: how many entries can't be read */
export async function keptExercises() {
  const all = await values(store);
  const exercises = v.parse(v.fitting(exercise), all);
  return { exercises, unread: all.length - exercises.length };
}

/** @param {readonly Exercise[]} exercises */
export const keepExercises = (exercises) =>
  setMany(
    exercises.map((each) => [each.id, each]),
    store,
  );
