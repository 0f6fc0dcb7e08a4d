/** How many exercises are due today, as the button *Learn* says. */
import { fillDisk } from "../indexed-db.mjs";
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { joinLateSlices } from "../../../web/app/late-slices.js";
import { bar } from "../../../web/app/bar.js";
import { freshState, reduce } from "../../../web/app/state.js";
import { createStore, runEffects } from "../../../web/app/store.js";
import * as editor from "../../../web/editor/sheet.js";
import { dueEffect, dueToday, isDue } from "../../../web/learn/due.js";
import { openMistakes } from "../../../web/learn/mistakes.js";
import { book } from "../../../web/learn/puzzle-book.js";
import { dueOf, ofPuzzle } from "../../../web/learn/queue.js";
import { fakeStorage, game } from "../fixtures.mjs";

joinLateSlices(editor);

const NOW = new Date(2026, 10, 21, 12).getTime();
const DAY = 86_400_000;

/** A page with what is stored, and what it hears. @param {import("node:test").TestContext} context @param {Record<string, string>} texts @param {number} [room] @param {object} [other] */
function page(context, texts, room, other) {
  const storage = { ...fakeStorage(texts, room), ...other };
  /** @type {Record<string, (event: any) => void>} */
  const heard = {};
  const addEventListener = (/** @type {string} */ type, /** @type {() => void} */ hear) => (heard[type] = hear);
  Object.assign(globalThis, { localStorage: storage, addEventListener });
  context.mock.method(document, "addEventListener", addEventListener);
  context.mock.timers.enable({ apis: ["Date"], now: NOW });
  const store = createStore(freshState(game()), reduce);
  runEffects(store, [dueEffect(store)]);
  const due = () => store.state().mistakes.due;
  return { store, storage, heard, due };
}

const exercise = (/** @type {object} */ parts) =>
  /** @type {any} */ ({ id: "a", due: NOW, known: false, removed: false, ...parts });

test("an exercise is due for the whole of its day", () => {
  const midnight = new Date(2026, 10, 22).getTime();
  assert.equal(dueToday([NOW - DAY, midnight - 1, midnight], NOW), 2);
  assert.equal(dueToday([midnight], midnight), 1);
});

test("an exercise whose day a clock that was years ahead has set is due: it would be years away", () => {
  assert.equal(dueToday([NOW + 3 * 365 * DAY, NOW + 4 * 365 * DAY], NOW), 1);
  const most = NOW + 1e11; // three years and two months
  assert.deepEqual([isDue(most, NOW), isDue(most + 1, NOW)], [false, true]);
  const [near, far] = [3, 4].map((years) => ({ ...ofPuzzle(book[0], "A1", NOW), due: NOW + years * 365 * DAY }));
  assert.deepEqual(dueOf([near, far], NOW), [far]);
});

test("a visit counts by the stored dates, before it reads the exercises, and again when it has read them", (context) => {
  const { store, storage, due } = page(context, { "bug.due": JSON.stringify([NOW - 1, NOW, NOW + DAY]) });
  assert.equal(due(), 2);
  const exercises = [
    exercise({ due: NOW + DAY }),
    exercise({ due: NOW }),
    exercise({ known: true }),
    exercise({ removed: true }),
  ];
  store.dispatch({ type: "mistakes", change: { exercises } });
  assert.equal(due(), 1);
  assert.equal(storage.getItem("bug.due"), JSON.stringify([NOW, NOW + DAY]));
  const write = context.mock.method(storage, "setItem");
  store.dispatch({ type: "mistakes", change: { unread: 1 } });
  assert.equal(write.mock.callCount(), 0, "the same list is not stored again");
  store.dispatch({ type: "mistakes", change: { exercises: [] } });
  assert.equal(due(), 0);
});

test("the count follows another tab, and the day", (context) => {
  const { storage, heard, due } = page(context, {});
  assert.equal(due(), 0);
  storage.setItem("bug.due", JSON.stringify([NOW, NOW + DAY]));
  heard.storage({ key: "bug.learned" });
  assert.equal(due(), 0);
  heard.storage({ key: "bug.due" });
  assert.equal(due(), 1);
  context.mock.timers.setTime(NOW + DAY);
  heard.visibilitychange(null);
  assert.equal(due(), 2);
});

test("dates that are not those of the stored exercises are not kept for other tabs", (context) => {
  const { store, storage, due } = page(context, { "bug.due": JSON.stringify([NOW, NOW]) });
  store.dispatch({ type: "mistakes", change: { exercises: [], failed: true } });
  assert.deepEqual([due(), storage.getItem("bug.due")], [2, JSON.stringify([NOW, NOW])]);
  store.dispatch({ type: "mistakes", change: { failed: false } });
  assert.deepEqual([due(), storage.getItem("bug.due")], [0, "[]"]);
});

test("exercises that the browser does not store are listed as failed in the same moment", async (context) => {
  const { store, storage } = page(context, {});
  const room = openMistakes(store, /** @type {any} */ ({}));
  await room.loaded;
  fillDisk(true);
  context.after(() => fillDisk(false));
  await room.missed(1, "A1").catch(() => {});
  assert.equal(store.state().mistakes.failed, true);
  assert.equal(storage.getItem("bug.due"), "[]");
});

for (const text of ["", "{", "{}", '"5"', "[-1, 0.5, null]", '["1"]', "5"])
  test(`nothing is due if this is stored: ${text}`, (context) =>
    assert.equal(page(context, { "bug.due": text }).due(), 0));

test("a hostile list of dates is cut, and one that can't be stored counts all the same", (context) => {
  const many = page(context, { "bug.due": JSON.stringify(Array(5000).fill(1)) });
  assert.equal(many.due(), 99);
  context.mock.timers.reset();
  const full = page(context, {}, 0);
  full.store.dispatch({ type: "mistakes", change: { exercises: Array(150).fill(exercise({})) } });
  assert.equal(full.due(), 99);
});

test("nothing is due if storage is blocked", (context) => {
  const getItem = () => assert.fail("storage is blocked");
  assert.equal(page(context, {}, 0, { getItem }).due(), 0);
});

test("the button Learn says how many are due, and nothing if none is", () => {
  const shown = (/** @type {number} */ due) => {
    const state = freshState(game());
    const context = { state: { ...state, mistakes: { ...state.mistakes, due } }, act() {}, openLearn() {} };
    return painted(bar(/** @type {any} */ (context))).querySelector(".learn-button")?.textContent.replace(/\s+/g, " ");
  };
  assert.match(`${shown(3)}`, /3 ?3 due today ?Learn/);
  assert.doesNotMatch(`${shown(0)}`, /due|0/);
});
