// Only a puzzle of which the reader has seen nothing is solved at the first try: a hint, a refutation and the answer count after a reload, too.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { keyOf } from "../../../web/game/line.js";
import { giveHint } from "../../../web/learn/hints.js";
import { showAnswer } from "../../../web/learn/answer.js";
import { mergedLearned } from "../../../web/learn/backup.js";
import { NOTHING_YET } from "../../../web/learn/index.js";
import { encodeLearned } from "../../../web/learn/progress.js";
import { book } from "../../../web/learn/puzzle-book.js";
import { helpedOne, missedOne, solvedOne } from "../../../web/learn/rows.js";
import { decodeLearned } from "../../../web/learn/stored.js";
import { Teacher } from "../../../web/learn/teacher.js";
import { stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/learn/index.js").Learned} Learned */
/** @typedef {import("../../../web/learn/state.js").Learn} Learn */
/** @typedef {ReturnType<typeof opened>} Opened */

const LINE = [book[0].solution, "B1", "A3", "B2"];

/** A page with a puzzle, the scene of which has come. @param {Learned} learned @param {number} [number] */
function opened(learned, number = 1) {
  const state = { ...stateOf("scene-start-hexhex3"), learned };
  const store = createStore(state, reduce);
  const mistakes = /** @type {any} */ ({ find: () => ({ line: LINE }), missed() {} });
  const none = /** @type {any} */ (null);
  const teacher = new Teacher(store, none, catalogue, () => [], mistakes);
  teacher.startPuzzle(number);
  store.dispatch({ type: "scene", key: keyOf(store.state().game), scene: /** @type {any} */ (state.scene) });
  const learn = () => /** @type {Learn} */ (store.state().learn);
  return { store, teacher, learn };
}

/** The stored progress, in the next visit. @param {Opened} page */
const reloaded = ({ store }) => /** @type {Learned} */ (decodeLearned(encodeLearned(store.state().learned)));

/** @param {Learned} learned @param {number} [number] @returns {[clean: boolean, how: string, row: number]} */
function solved(learned, number = 1) {
  const { store, teacher, learn } = opened(learned, number);
  const { clean } = learn();
  teacher.solved(learn());
  return [clean, store.state().learned.puzzles[number], store.state().learned.row];
}

/** What ends the first try. @type {[string, (page: Opened) => unknown][]} */
const ENDS = [
  ["a hint", ({ teacher }) => giveHint(teacher)],
  ["a wrong turn", ({ store, teacher, learn }) => teacher.missed(store.state(), learn())],
  [
    "the answer, also if no turn was wrong",
    ({ store, teacher }) => {
      store.dispatch({ type: "learn-change", change: { phase: "lost" } });
      return showAnswer(teacher);
    },
  ],
];

for (const [what, end] of ENDS)
  test(`after ${what} a puzzle is not solved at the first try, also after a reload; another one is`, async () => {
    assert.deepEqual(solved(NOTHING_YET), [true, "clean", 1]);
    const page = opened({ ...NOTHING_YET, row: 4 });
    await end(page);
    const learned = reloaded(page);
    assert.deepEqual(learned.missed, [1]);
    assert.deepEqual(solved(learned), [false, "helped", 0]);
    assert.deepEqual(solved({ ...learned, row: 4 }, 2), [true, "clean", 5]);
  });

test("help with a solved puzzle, or with an exercise, changes nothing", async () => {
  const known = { ...NOTHING_YET, puzzles: { 1: /** @type {const} */ ("clean") } };
  for (const [, end] of ENDS) {
    const page = opened(known);
    await end(page);
    assert.deepEqual(reloaded(page), known);
  }
  const page = opened(NOTHING_YET);
  const exercise = /** @type {any} */ ({ ...book[0], winning: [book[0].solution], line: LINE, length: 8, puzzle: 1 });
  page.store.dispatch({ type: "learn-change", change: { kind: "exercise", number: 0, exercise } });
  await giveHint(page.teacher);
  page.store.dispatch({ type: "learn-change", change: { phase: "lost" } });
  await showAnswer(page.teacher);
  assert.deepEqual(reloaded(page), NOTHING_YET);
});

test("a puzzle is missed once, until it is solved; the row ends with a wrong turn, not with a hint", () => {
  const before = { ...NOTHING_YET, row: 3, longestRow: 3 };
  const helped = helpedOne(before, 5);
  assert.deepEqual(helped, { ...before, missed: [5] });
  assert.equal(helpedOne(helped, 5), helped);
  assert.deepEqual(missedOne(helped, 5), { ...helped, row: 0 });
  assert.deepEqual(missedOne(helped, 6), { ...helped, missed: [5, 6], row: 0 });
  const again = missedOne({ ...helped, row: 0 }, 5);
  assert.equal(missedOne(again, 5), again);
  assert.deepEqual(solvedOne(missedOne(helped, 6), 5, false, null).missed, [6]);
});

test("a backup brings missed puzzles, but none that is solved here or there", () => {
  const clean = /** @type {const} */ ("clean");
  const here = { ...NOTHING_YET, missed: [1, 2, 3], puzzles: { 7: clean } };
  const there = { ...NOTHING_YET, version: 1, missed: [3, 4, 7], puzzles: { 2: clean } };
  assert.deepEqual(mergedLearned(here, there).missed, [1, 3, 4]);
  assert.deepEqual(decodeLearned('{"version": 1, "lessons": [], "puzzles": {}, "missed": [1, "x", -2]}')?.missed, [1]);
});
