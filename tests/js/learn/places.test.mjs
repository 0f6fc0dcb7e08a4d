// The places of the browser's history and the addresses that lead to lessons, puzzles and exercises.
import { stored } from "../indexed-db.mjs";
import "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { lessons } from "../../../web/learn/lessons.js";
import { book } from "../../../web/learn/puzzle-book.js";
import { ofPuzzle } from "../../../web/learn/queue.js";
import { stateOf } from "../fixtures.mjs";
import { learningOf } from "./learning.mjs";

const EXERCISE = { ...ofPuzzle(book[6], "A1", Date.now()), line: ["A1"] };

/** Learning on a page, what is on the board as text, and the pages of the dialog that were opened. */
function opened() {
  stored("bug-mistakes").set(EXERCISE.id, EXERCISE);
  const store = createStore(stateOf("scene-start-hexhex3"), reduce);
  const learning = learningOf(store);
  const here = () => {
    const { kind, number, exercise } = store.state().learn ?? {};
    return kind && `${kind} ${exercise?.id ?? number}`;
  };
  /** @type {string[]} */
  const pages = [];
  return { store, learning, here, pages, open: (/** @type {string} */ page) => pages.push(page) };
}

test("a place of the history shows its lesson, puzzle or exercise", async () => {
  const { learning, here, pages, open } = opened();
  for (const [place, shown] of [
    ["lesson/2", "lesson 2"],
    ["puzzle/7", "puzzle 7"],
    [`exercise/${EXERCISE.id}`, `exercise ${EXERCISE.id}`],
  ]) {
    await learning.showPlace(place, open);
    assert.equal(here(), shown);
  }
  assert.deepEqual(pages, []);
});

test("a place that is on the board does not begin again, and one without its exercise shows the list", async () => {
  const { store, learning, here, pages, open } = opened();
  await learning.showPlace("puzzle/7", open);
  store.dispatch({ type: "learn-change", change: { hints: 2 } });
  await learning.showPlace("puzzle/7", open);
  assert.equal(store.state().learn?.hints, 2);
  await learning.showPlace("exercise/gone", open);
  assert.deepEqual([here(), pages], ["puzzle 7", ["mistakes"]]);
});

test("an address names a lesson or a puzzle; another leads nowhere", () => {
  const { learning, here } = opened();
  assert.ok(learning.open("lesson", lessons[1].name));
  assert.equal(here(), "lesson 2");
  assert.ok(learning.open("puzzle", "7"));
  assert.equal(here(), "puzzle 7");
  assert.deepEqual(
    [learning.open("lessons", "none"), learning.open("puzzle", "0"), here()],
    [false, false, "puzzle 7"],
  );
});
