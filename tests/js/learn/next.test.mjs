/** Which exercise comes after one that was answered, put off or retired: a reader may have skipped several before it. */
import { stored } from "../indexed-db.mjs";
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { card } from "../../../web/learn/card.js";
import { book } from "../../../web/learn/puzzle-book.js";
import { ofPuzzle } from "../../../web/learn/queue.js";
import { layout, stateOf } from "../fixtures.mjs";
import { learningOf } from "./learning.mjs";

/** Four exercises that are due, in the order of the queue. */
const EXERCISES = [1, 2, 3, 4].map((at) => ({
  ...ofPuzzle(book[5 + at], "A1", Date.now()),
  ...{ line: ["A1"], length: 2 * at, due: Date.now() - 1000, turns: 20 },
}));

/** @param {readonly import("../../../web/learn/exercises.js").Exercise[]} [exercises] */
async function opened(exercises = EXERCISES) {
  stored("bug-mistakes").clear();
  for (const each of exercises) stored("bug-mistakes").set(each.id, each);
  const store = createStore(stateOf("scene-start-hexhex3"), reduce);
  const learning = learningOf(store);
  await learning.mistakes.loaded;
  const asked = () => store.state().learn?.exercise ?? null;
  const here = () => EXERCISES.findIndex(({ id }) => id === asked()?.id) + 1;
  return { store, learning, asked, here };
}

test("who practises ahead gets every exercise once, then the first again; else none comes before its day", async () => {
  const later = EXERCISES.map((each, at) => ({ ...each, due: Date.now() + (at + 2) * 86_400_000 }));
  const { learning, asked, here } = await opened(later);
  assert.equal(learning.solve(), false);
  assert.equal(learning.solve(undefined, undefined, true), true);
  const order = [];
  for (let at = 0; at < 5; at += 1) {
    const now = /** @type {any} */ (asked());
    order.push(here());
    await learning.mistakes.answered(now.id, at % 2 === 0);
    for (const answered = Date.now(); Date.now() === answered;); // two answers of one millisecond have no order
    learning.solve(undefined, now);
  }
  assert.deepEqual(order, [1, 2, 3, 4, 1]);
});

test("after an exercise is answered the one after it comes, not one that was skipped", async () => {
  const { learning, asked, here } = await opened();
  learning.solve();
  for (const at of [1, 2]) {
    assert.equal(here(), at);
    learning.solve(undefined, /** @type {any} */ (asked()));
  }
  const third = /** @type {any} */ (asked());
  await learning.mistakes.answered(third.id, true);
  learning.solve(undefined, third);
  assert.equal(here(), 4);
  learning.solve(undefined, /** @type {any} */ (asked()));
  assert.equal(here(), 1); // then those that were skipped
});

for (const [name, shown, opens] of /** @type {const} */ ([
  ["Postpone a week", 2, []],
  ["I know this", 2, []],
  ["Remove", 0, ["mistakes"]],
]))
  test(`${name} on the card leads to ${shown ? "the next exercise" : "the list, which can undo it"}`, async () => {
    const { store, learning, here } = await opened();
    learning.solve();
    const state = store.state();
    /** @type {string[]} */
    const pages = [];
    const context = {
      ...{ state, layout: layout(state.game.board), catalogue, act: store.dispatch, learning },
      openLearn: (/** @type {string} */ page) => pages.push(page),
    };
    const root = painted(state.learn && card(/** @type {any} */ (context), state.learn));
    const found = [...root.querySelectorAll("button")].find((each) =>
      (each.getAttribute("aria-label") ?? each.textContent ?? "").trim().startsWith(name),
    );
    found?.click();
    const isThere = () => here() === shown && pages.length === opens.length;
    for (let i = 0; i < 50 && !isThere(); i += 1) await new Promise(setImmediate);
    assert.deepEqual([here(), pages], [shown, [...opens]]);
  });
