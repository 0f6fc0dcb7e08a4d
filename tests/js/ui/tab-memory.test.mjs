// What a tab remembers through a reload.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { tabMemory } from "../../../web/ui/tab-memory.js";
import { fakeStorage } from "../fixtures.mjs";

const KEY = "bug.test";
/** How many characters the longest text may have that the tab can store. */
let room = Infinity;

beforeEach(() => {
  room = Infinity;
  const storage = fakeStorage();
  const setItem = (/** @type {string} */ key, /** @type {string} */ text) => {
    if (text.length > room) throw new DOMException("full", "QuotaExceededError");
    storage.setItem(key, text);
  };
  Object.defineProperty(globalThis, "sessionStorage", { value: { ...storage, setItem }, configurable: true });
});

/** What the tab has after a reload. */
const reloaded = () => Object.fromEntries(tabMemory(KEY, 9).all());

test("texts come back after a reload, the last ones if there are too many", () => {
  const memory = tabMemory(KEY, 2);
  for (const name of ["one", "two", "three"]) memory.remember(name, name);
  memory.remember("two", "2");
  assert.deepEqual(reloaded(), { two: "2", three: "three" });
  memory.remember("two", null);
  assert.deepEqual(reloaded(), { three: "three" });
});

test("a text without room costs no other text, and an older one does not come back in its place", () => {
  const memory = tabMemory(KEY, 9);
  memory.remember("long", "old");
  memory.remember("one", "first");
  room = 60;
  memory.remember("long", "x".repeat(100));
  assert.deepEqual(reloaded(), { one: "first" });
  memory.remember("two", "second");
  assert.deepEqual(reloaded(), { one: "first", two: "second" });
  room = Infinity;
  memory.remember("one", null);
  assert.deepEqual(reloaded(), { long: "x".repeat(100), two: "second" });
  room = 0;
  memory.remember("two", "2");
  assert.deepEqual(reloaded(), {});
});
