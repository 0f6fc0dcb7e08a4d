/** Exercises from the reader's own mistakes, as IndexedDB stores them. An entry that can't be read stays unchanged. */
import { cellsOn } from "../board/layout.js";
import { catalogue } from "../engine/catalogue.js";
import { databaseOf } from "../engine/database.js";
import { allIn, brief, changeEntries, LONGEST_NAME, short, time, atMost } from "../engine/entries.js";
import { rulesetNamed } from "../game/ruleset-text.js";
import * as v from "../engine/valid.js";
import { DAY_MS } from "../ui/day.js";
import { idOf, LAST_DUE } from "./queue.js";

const store = databaseOf("bug-mistakes", "exercises");

const turns = atMost(brief, 100);
const between = (/** @type {number} */ least, /** @type {number} */ most) =>
  v.pipe(
    v.finite,
    v.check((value) => least <= value && value <= most),
  );
/** A whole number from 0, at most `most`. @param {number} most */
const upTo = (most) =>
  v.pipe(
    v.natural,
    v.transform((value) => Math.min(value, most)),
  );
const count = upTo(999_999);
/** Turns of both sides to a win: the winner is to move at the end. */
const toWin = v.pipe(
  v.natural,
  v.check((turns) => turns > 0 && turns % 2 === 0),
);
/** The card of spaced repetition (schedule.js); a wrong one starts again. */
const card = v.object({
  ...{
    stability: between(0.001, 36_500),
    difficulty: between(1, 10),
    scheduled_days: v.finite,
    elapsed_days: v.finite,
  },
  ...{ learning_steps: count, reps: count, lapses: count, state: v.picklist([0, 1, 2, 3]) },
  last_review: v.pipe(
    time,
    v.transform((when) => Math.min(when, Date.now() + DAY_MS)), // a later answer of a backup would count for ever
  ),
});
const against = v.variant("kind", [
  v.object({ kind: v.literal("bot"), level: short(LONGEST_NAME) }),
  v.object({ kind: v.literal("friend"), name: short(LONGEST_NAME) }),
]);
const shape = v.object({
  ...{
    id: v.string(),
    board: brief,
    rules: brief,
    position: v.pipe(brief, v.like(/^[xo#./_]*$/)),
    mover: v.picklist([0, 1]),
  },
  winning: v.pipe(turns, v.minLength(1)),
  complete: v.fallback(v.boolean(), true), // older ones list every winning turn
  turns: v.fallback(v.nullable(v.natural), null), // older ones do not know how many there are
  length: v.nullable(toWin),
  ...{ line: v.fallback(turns, []), played: brief, refutation: v.fallback(turns, []) },
  puzzle: v.fallback(v.nullable(v.natural), null),
  game: v.fallback(v.string(), ""),
  against: v.fallback(v.nullable(against), null),
  ...{ when: time, due: upTo(LAST_DUE) },
  card: v.fallback(v.nullable(card), null),
  ...{ known: v.fallback(v.boolean(), false), removed: v.fallback(v.boolean(), false) },
});

/** An exercise on a board and with rules that this version has, with every cell. */
const exercise = v.pipe(
  shape,
  v.check(
    ({ board, rules, position }) =>
      rulesetNamed(catalogue, rules) !== undefined &&
      cellsOn(catalogue, board) > 0 &&
      cellsOn(catalogue, board) === position.replaceAll("/", "").replaceAll("_", "").length,
  ),
);

/** puzzle: the number of a missed puzzle; game: its id in the library; when: the time of the mistake (ms); known: the reader knows it, so it does not come back @typedef {import("../../vendor/valibot/index.min.mjs").InferOutput<typeof exercise>} Exercise */

/** @returns {Promise<{exercises: Exercise[], unread: number}>} unread: how many entries can't be read */
export async function keptExercises() {
  const { found, unread } = await allIn(exercise, store);
  return { exercises: found, unread };
}

/** An exercise of a file. Its id is of its own position: a stranger's could take that of a later mistake, and keep it out. */
const brought = v.pipe(
  exercise,
  v.transform((each) => ({ ...each, id: idOf(each) })),
);

/** The exercises of a backup that this version can read. @param {readonly unknown[]} all */
export const readExercises = (all) => v.parse(v.fitting(brought), all);

/** Changes exercises as they are stored now, or stores new ones: all or none. @param {readonly Exercise[]} known @param {(kept: Exercise) => Exercise} change @param {import("../engine/entries.js").Waiting<Exercise>} waiting */
export const changeExercises = (known, change, waiting) => changeEntries(exercise, store, known, change, waiting, true);
