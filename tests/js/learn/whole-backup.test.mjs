/** A backup while the browser does not read all that is stored. */
import { stored } from "../indexed-db.mjs";
import "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { book } from "../../../web/learn/puzzle-book.js";
import { ofPuzzle } from "../../../web/learn/queue.js";
import { library } from "../../../web/library/effects.js";
import { fakeStorage, stateOf } from "../fixtures.mjs";
import { learningOf } from "./learning.mjs";

/** @type {any} */
const ENGINE = {};
const EXERCISE = ofPuzzle(book[0], "A1", Date.parse("2026-11-21T12:00:00"));

/** A page on which learning is open. */
function page() {
  Object.defineProperty(globalThis, "localStorage", { value: fakeStorage({}), configurable: true });
  const store = createStore(stateOf("scene-start-hexhex3"), reduce);
  return { store, learning: learningOf(store) };
}

/** A database that can't be opened. */
function refused() {
  /** @type {any} */
  const request = { error: new DOMException("refused", "UnknownError") };
  queueMicrotask(() => request.onerror());
  return request;
}

test("a backup tries again to read the exercises, and says if it has none of them or not all", async (context) => {
  stored("bug-mistakes").set(EXERCISE.id, EXERCISE);
  const { open } = indexedDB;
  indexedDB.open = refused;
  const { learning } = page();
  const without = await learning.backup();
  assert.deepEqual([without.exercises, without.lacks], [[], true]);
  indexedDB.open = open;
  const whole = await learning.backup();
  assert.deepEqual([whole.exercises, whole.lacks], [[EXERCISE], false]);
  stored("bug-mistakes").set("later", { ...EXERCISE, board: "of a later version" });
  const part = await page().learning.backup();
  assert.deepEqual([part.exercises, part.lacks], [[EXERCISE], true]);
  context.mock.method(URL, "createObjectURL", () => "blob:");
  context.mock.timers.enable({ apis: ["setTimeout"] }); // the file's address is forgotten after a minute
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  const { store } = page();
  const room = library(store, ENGINE, ENGINE, catalogue, () => false);
  await room.save([], async () => part);
  assert.equal(store.state().library.lost, "some");
  await room.save([], async () => whole);
  assert.equal(store.state().library.lost, false);
  store.dispatch({ type: "library", change: { unread: 1 } });
  await room.save([], async () => whole);
  assert.equal(store.state().library.lost, "some", "a game that could not be read");
  await room.save([]);
  assert.equal(store.state().library.lost, false, "only the chosen games");
});
