// Back and Forward show a place as it was, as far as it is still there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { joinLateSlices } from "../../../web/app/late-slices.js";
import { placeOf, showPlace } from "../../../web/app/history.js";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { game, stateOf } from "../fixtures.mjs";

joinLateSlices();

/** @typedef {import("../../../web/app/history.js").Place} Place */

/** @type {any} */
const LEARN = {
  ...{ kind: "puzzle", number: 3, exercise: null, step: 0, phase: "try", base: 0, say: null },
  ...{ hints: 0, clean: true, through: false, look: [] },
};
const TABLE = { dialog: null, learn: null, study: false, editor: false, table: 0 };
const PUZZLE = { ...TABLE, learn: "puzzle/3" };
const STUDY = { ...PUZZLE, study: true };

/** A page with its game. */
function page() {
  const store = createStore(stateOf("scene-growth"), reduce);
  const begin = (/** @type {object} */ parts = {}) =>
    store.dispatch({ type: "learn", learn: { ...LEARN, ...parts }, game: game() });
  const lessons = {
    open(/** @type {any} */ learnPage) {
      store.dispatch({ type: "learn-page", page: learnPage });
      store.dispatch({ type: "dialog", name: "learn" });
    },
    show: async () => begin(),
  };
  const now = () => placeOf(store.state());
  return {
    store,
    begin,
    now,
    to: (/** @type {Place} */ place) => showPlace(store, /** @type {any} */ (lessons), place),
  };
}

test("the study of a solved puzzle is shown again while the puzzle is on the board", async () => {
  const { begin, now, to } = page();
  begin({ phase: "won" });
  await to(STUDY);
  assert.deepEqual(now(), STUDY);
  await to(PUZZLE);
  assert.deepEqual(now(), PUZZLE);
  await to(STUDY);
  assert.deepEqual(now(), STUDY);
});

test("a puzzle that begins again is not studied, nor is the game below it", async () => {
  const { store, now, to } = page();
  await to(STUDY);
  assert.deepEqual(now(), PUZZLE);
  await to(STUDY);
  assert.deepEqual(now(), PUZZLE);
  store.dispatch({ type: "learn-leave" });
  assert.deepEqual(now(), TABLE);
});

test("a dialog stays open although the puzzle below it is left", async () => {
  const { begin, now, to } = page();
  const list = { dialog: "learn/puzzles" };
  begin();
  await to({ ...PUZZLE, ...list });
  assert.deepEqual(now(), { ...PUZZLE, ...list });
  await to({ ...TABLE, ...list });
  assert.deepEqual(now(), { ...TABLE, ...list });
  await to({ ...PUZZLE, ...list });
  assert.deepEqual(now(), { ...PUZZLE, ...list });
  await to(TABLE);
  assert.deepEqual(now(), TABLE);
});
