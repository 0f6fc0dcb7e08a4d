// Exercises of a hostile backup: a card and a day at the limits stay readable whatever the reader does with them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readExercises } from "../../../web/learn/exercises.js";
import { CHANGES, daysTo, LAST_DUE, putOff } from "../../../web/learn/queue.js";
import { answered } from "../../../web/learn/schedule.js";

/** @typedef {import("../../../web/learn/exercises.js").Exercise} Exercise */

const NOW = Date.parse("2026-11-21T12:00:00");
const MOST = Number.MAX_SAFE_INTEGER;
const LAST_TIME = 253_402_300_799_000;
const CARD = {
  ...{ stability: 36_500, difficulty: 10, scheduled_days: 1e308, elapsed_days: -1e308 },
  ...{ learning_steps: MOST, reps: MOST, lapses: MOST, state: 2, last_review: NOW - 1 },
};
const stored = (/** @type {object} */ parts) => ({
  ...{ id: "a", board: "hexhex3", rules: "genius", position: "x../..../...../..../...", mover: 1, winning: ["C3"] },
  ...{ length: 6, line: ["C3"], played: "A3", refutation: [], puzzle: null, game: "", against: null },
  ...{ when: NOW, due: NOW, card: null, known: false, removed: false },
  ...parts,
});

/** Every card and every day at a limit. */
const EXTREME = [NOW, LAST_DUE, LAST_TIME, LAST_TIME + 1, MOST].flatMap((due) => [
  stored({ due }),
  ...[0, 1, 2, 3].flatMap((state) => [
    stored({ due, card: { ...CARD, state } }),
    stored({
      due,
      card: { ...CARD, state, stability: 0.001, difficulty: 1, scheduled_days: -5, last_review: LAST_TIME },
    }),
  ]),
]);

/** @type {Record<string, (exercise: Exercise, now: number) => Exercise>} */
const DONE = {
  ...CHANGES,
  solve: (exercise, now) => answered(exercise, true, now),
  miss: (exercise, now) => answered(exercise, false, now),
  "put off": putOff,
};

for (const [name, change] of Object.entries(DONE))
  test(`an exercise at the limits can be read again after: ${name}`, () => {
    for (const each of EXTREME)
      for (const now of [0, NOW, LAST_DUE]) {
        let [known] = readExercises([each]);
        for (let times = 0; times < 3; times += 1) {
          const after = change(known, now);
          assert.ok(after.due <= LAST_DUE, `${after.due}`);
          assert.ok(Number.isInteger(daysTo(after.due, NOW)));
          const [again] = readExercises([JSON.parse(JSON.stringify(after))]);
          assert.equal(again?.due, after.due);
          assert.equal(again.card === null, after.card === null, "the card is not forgotten");
          known = again;
        }
      }
  });

test("a day that is too late is the last one, and counts have a limit", () => {
  const [read] = readExercises([stored({ due: MOST, card: CARD })]);
  assert.equal(read.due, LAST_DUE);
  assert.ok(read.card && read.card.reps < 1e7 && read.card.lapses < 1e7 && read.card.learning_steps < 1e7);
  const [fair] = readExercises([stored({ due: LAST_DUE, card: { ...CARD, reps: 12, lapses: 3, learning_steps: 0 } })]);
  assert.deepEqual([fair.due, fair.card?.reps, fair.card?.lapses], [LAST_DUE, 12, 3]);
  for (const due of [-1, 0.5, "1", Infinity, NaN]) assert.deepEqual(readExercises([stored({ due })]), [], `${due}`);
});

test("an exercise whose win takes an odd number of turns, or fewer than two, is not read: both sides play, and the winner is to move at the end", () => {
  const lengths = [null, 2, 6, 0, 1, 3, -2, 2.5, "4", MOST];
  const read = readExercises(lengths.map((length) => stored({ length })));
  assert.deepEqual(
    read.map(({ length }) => length),
    [null, 2, 6],
  );
});
