/** Progress from a stranger's backup, or stored by an earlier version, may hold anything: it does not fill the browser's storage, and counts nothing that nobody can do. */
import "../indexed-db.mjs";
import "../page.mjs";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { mergedExercise, mergedLearned } from "../../../web/learn/backup.js";
import { learnEffect, withLearned } from "../../../web/learn/effects.js";
import { readExercises } from "../../../web/learn/exercises.js";
import { openMistakes } from "../../../web/learn/mistakes.js";
import { NOTHING_YET } from "../../../web/learn/index.js";
import { encodeLearned, LEARNED_KEY } from "../../../web/learn/progress.js";
import { book } from "../../../web/learn/puzzle-book.js";
import { answeredAt, ofPuzzle } from "../../../web/learn/queue.js";
import { answered } from "../../../web/learn/schedule.js";
import { decodeLearned } from "../../../web/learn/stored.js";
import { fakeStorage, stateOf } from "../fixtures.mjs";
import { learningOf } from "./learning.mjs";

const NOW = Date.parse("2026-11-21T12:00:00");
const DAY = 86_400_000;
const MOST = Number.MAX_SAFE_INTEGER;
const LONG = "x".repeat(1_000_000);
const many = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => i + 1);

const real = globalThis.localStorage;
const use = (/** @type {any} */ storage) =>
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
afterEach(() => use(real));

/** @type {Record<string, unknown>} */
const HOSTILE = {
  lessons: [LONG, ...many(100_000).map((i) => `lesson-${i}`)],
  seen: [LONG, ...many(100_000).map((i) => `lesson-${i}`)],
  at: { lesson: LONG, step: 1 },
  missed: [...many(150_000), ...Array(150_000).fill(1)],
  puzzles: Object.fromEntries(many(50_000).flatMap((i) => [[i, "clean"], [`${"0".repeat(i % 50)}${i}`, "helped"]])), // oxfmt-ignore
};
for (const [part, value] of Object.entries(HOSTILE))
  test(`${part} of a text that is too large are cut`, () => {
    const found = decodeLearned(JSON.stringify({ ...NOTHING_YET, version: 1, [part]: value }));
    assert.ok(found);
    assert.ok(encodeLearned(found).length < 200_000, `${encodeLearned(found).length}`);
  });

test("all that a reader can do fits", () => {
  const learned = {
    ...{ ...NOTHING_YET, invited: true, lessons: ["bug", "two-bugs"], seen: ["bug"], at: { lesson: "bug", step: 3 } },
    puzzles: Object.fromEntries(many(9999).map((i) => [i, /** @type {const} */ ("clean")])),
    ...{ missed: [9999, 1], row: 9999, longestRow: 9999, days: 9999, longestDays: 9999, day: "2026-11-21" },
  };
  assert.deepEqual(decodeLearned(encodeLearned(learned)), learned);
});

test("counts that nobody reaches are none", () => {
  for (const part of ["row", "longestRow", "days", "longestDays"])
    for (const count of [10_000, MOST])
      assert.deepEqual(decodeLearned(JSON.stringify({ ...NOTHING_YET, version: 1, [part]: count })), NOTHING_YET);
});

test("a day of a backup after tomorrow counts for nothing, and the days here stay", () => {
  const here = { ...NOTHING_YET, day: "2026-11-20", days: 2, longestDays: 2 };
  const there = (/** @type {string} */ day) => ({ ...NOTHING_YET, version: 1, day, days: 9 });
  const merged = (/** @type {string} */ day) => mergedLearned(here, there(day), NOW);
  assert.deepEqual([merged("9999-12-31"), merged("2026-11-23")], [here, here]);
  for (const day of ["2026-11-21", "2026-11-22"]) assert.deepEqual([merged(day).day, merged(day).days], [day, 9]);
});

test("a stored text that fills the browser's storage is stored again without what is too large", () => {
  const storage = fakeStorage({ [LEARNED_KEY]: JSON.stringify({ version: 1, lessons: ["bug", LONG], puzzles: {} }) });
  use(storage);
  assert.deepEqual(withLearned(stateOf("scene-start-hexhex3")).learned.lessons, ["bug"]);
  const kept = storage.getItem(LEARNED_KEY) ?? "";
  assert.ok(kept.length < 500);
  assert.deepEqual(decodeLearned(kept), { ...NOTHING_YET, lessons: ["bug"] });
});

test("a stored text of a usual size stays as it is", () => {
  const text = `{"version": 1, "lessons": ["bug", "a lesson of another version!"], "puzzles": {}}`;
  const storage = fakeStorage({ [LEARNED_KEY]: text });
  use(storage);
  assert.deepEqual(withLearned(stateOf("scene-start-hexhex3")).learned.lessons, ["bug"]);
  assert.equal(storage.getItem(LEARNED_KEY), text);
});

test("an answer of a backup was given by tomorrow at the latest, so a later answer here counts again", () => {
  const here = answered(ofPuzzle(book[0], "A1", NOW), true, NOW);
  const evil = { ...here, removed: true, card: { ...here.card, last_review: Date.UTC(9999, 11, 31) } };
  const [read] = readExercises([evil]);
  const latest = Date.now() + DAY;
  assert.ok(answeredAt(read) <= latest && answeredAt(read) > latest - 60_000);
  const later = answered(here, true, latest + 1);
  assert.equal(mergedExercise(later, read), later);
  assert.deepEqual(readExercises([here]), [here]);
});

test("what can't be true of an exercise of a backup: it is not read, or without its card, or with a smaller number", () => {
  const known = answered(ofPuzzle(book[0], "A1", NOW), true, NOW);
  /** @type {any} */
  const { card } = known;
  const read = (/** @type {any} */ parts) => readExercises([{ ...known, ...parts }])[0];
  const cardOf = (/** @type {any} */ parts) => /** @type {any} */ (read({ card: { ...card, ...parts } }).card);
  for (const [part, least, most, step] of /** @type {[string, number, number, number][]} */ ([
    ["stability", 0.001, 36_500, 0.0005],
    ["difficulty", 1, 10, 0.5],
    ["state", 0, 3, 1],
  ])) {
    for (const edge of [least, most]) assert.equal(cardOf({ [part]: edge })[part], edge);
    for (const beyond of [least - step, most + step]) assert.equal(cardOf({ [part]: beyond }), null, part);
  }
  for (const state of [1, 2]) assert.equal(cardOf({ state }).state, state);
  for (const against of [
    { kind: "bot", level: "ant" },
    { kind: "friend", name: "Ben" },
  ])
    assert.deepEqual(read({ against }).against, against);
  for (const against of [{ kind: "bot" }, { kind: "stranger", name: "Ben" }, "Ben"])
    assert.equal(read({ against }).against, null);
  for (const part of ["learning_steps", "reps", "lapses"])
    assert.deepEqual([999_999, 1_000_000, MOST].map((count) => cardOf({ [part]: count })[part]), Array(3).fill(999_999)); // oxfmt-ignore
  for (const parts of [{ length: 0 }, { length: 3 }, { length: -2 }, { mover: 2 }, { winning: [] }, { position: "x!" }])
    assert.equal(read(parts), undefined, JSON.stringify(parts));
  assert.equal(read({ position: `${known.position}.` }), undefined, "it has more cells than the board");
  assert.equal(read({ board: "a board of a later version", position: "" }), undefined);
  assert.equal(read({ board: ".", position: "x" }).board, ".", "a board of one cell is small, but it is one");
  const drawn = { board: "_../.../..", position: "_x./.../.o" };
  assert.equal(read(drawn).position, drawn.position, "a place without a cell is none");
  assert.deepEqual([read({ length: null }).length, read({ length: 2 }).length], [null, 2]);
  const turns = (/** @type {number} */ count) => many(count).map((i) => `A${i}`);
  assert.equal(read({ winning: turns(100) }).winning.length, 100);
  assert.equal(read({ winning: turns(101) }), undefined);
  const { complete: _, turns: __, line: ___, known: ____, removed: _____, ...older } = known;
  const [old] = readExercises([older]);
  assert.deepEqual([old.complete, old.turns, old.line, old.known, old.removed], [true, null, [], false, false]);
});

/** A page on which learning is open, and that stores progress. @param {number} room for how many characters */
function page(room) {
  const storage = fakeStorage({}, room);
  use(storage);
  const store = createStore(stateOf("scene-start-hexhex3"), reduce);
  /** @type {any} */
  const none = {};
  const address = { wait() {}, write() {}, onAddress() {} };
  Object.assign(globalThis, { addEventListener() {}, location: { hash: "" } });
  const given = [store, none, catalogue, () => [], async () => none, address, () => {}, () => null];
  learnEffect(.../** @type {Parameters<typeof learnEffect>} */ (/** @type {unknown} */ (given)));
  const learning = learningOf(store);
  const codes = () => store.state().notices.map(({ code }) => code);
  return { store, storage, learning, codes };
}
const LEARNED = { version: 1, ...NOTHING_YET, lessons: ["bug"] };

test("an exercise of a backup that claims the id of a later mistake keeps it out of no queue, and two of one position are one", async () => {
  const { store } = page(Infinity);
  const mistakes = openMistakes(store, /** @type {any} */ ({}));
  const [theirs, later] = [ofPuzzle(book[0], "A1", NOW), ofPuzzle(book[1], "A1", NOW)];
  const claimed = { ...theirs, id: later.id, removed: true };
  const { stored, unread } = await mistakes.bringBack([claimed, { ...claimed, id: "another" }]);
  assert.deepEqual([stored, unread], [1, false]);
  await mistakes.missed(2, "A1").catch(() => {}); // no engine finds its lines
  const now = store.state().mistakes.exercises ?? [];
  assert.deepEqual(now.map(({ id, removed }) => [id, removed]), [[theirs.id, true], [later.id, false]]); // oxfmt-ignore
});

test("exercises that are here already are no new ones of a backup", async () => {
  const { store } = page(Infinity);
  const mistakes = openMistakes(store, /** @type {any} */ ({}));
  const all = [10, 11, 12].map((at) => ofPuzzle(book[at], "A1", NOW));
  assert.equal((await mistakes.bringBack(all.slice(0, 2))).stored, 2);
  const { stored, unstored } = await mistakes.bringBack(all);
  assert.deepEqual([stored, unstored], [1, 0]);
});

test("a later mistake replaces what a backup says of its position, but not that the reader has removed it", async () => {
  const { store } = page(Infinity);
  const mistakes = openMistakes(store, /** @type {any} */ ({}));
  const own = ofPuzzle(book[2], "A1", NOW);
  const lies = { winning: ["A1"], complete: true, turns: 1, length: 2, line: ["A1"] };
  await mistakes.bringBack([{ ...own, ...lies, removed: true }]);
  await mistakes.missed(3, "A1").catch(() => {}); // no engine finds its lines
  assert.deepEqual(store.state().mistakes.exercises?.filter(({ id }) => id === own.id), [{ ...own, removed: true }]); // oxfmt-ignore
});

test("progress of a backup that can't be stored is said, in the report and by its name", async () => {
  const { learning, codes, store } = page(50);
  const { signal } = new AbortController();
  const { unkeptProgress } = await learning.bringBack({ exercises: [], learned: LEARNED }, signal);
  assert.deepEqual([unkeptProgress, codes()], [true, ["learned_unkept"]]);
  assert.equal(store.state().notices[0].text, encodeLearned(store.state().learned));
});

test("what this version can't read of a backup's learning is said", async () => {
  const { signal } = new AbortController();
  const known = ofPuzzle(book[0], "A1", NOW);
  for (const [exercises, learned, unread] of /** @type {[any[], unknown, boolean][]} */ ([
    [[known], LEARNED, false],
    [[known, { ...known, board: "a board of a later version" }], LEARNED, true],
    [[], { ...LEARNED, version: 9 }, true],
    [[], null, false],
  ])) {
    const brought = await page(Infinity).learning.bringBack({ exercises, learned }, signal);
    assert.equal(brought.unread, unread);
  }
});

test("progress that is stored, or that the backup has not, is no matter", async () => {
  const { signal } = new AbortController();
  for (const learned of [LEARNED, null, { version: 9 }]) {
    const { learning, codes } = page(Infinity);
    const { unkeptProgress } = await learning.bringBack({ exercises: [], learned }, signal);
    assert.deepEqual([unkeptProgress, codes()], [false, []]);
  }
});
