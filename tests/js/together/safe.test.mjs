// Safe mode opens no stored game with a friend; games played in it are stored next to them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { letterStorage } from "../../../web/together/effects.js";
import { sharedFrom } from "../../../web/together/shared.js";
import { fakeStorage } from "../fixtures.mjs";

const STORED = "bug.together.k3/x";
const AGAIN = "bug.together.k3~2/x";
const letter = (/** @type {string} */ text) => /** @type {any} */ ({ id: "k3", text });

/** @param {Record<string, any>} games */
const state = (games) => /** @type {any} */ ({ together: { games, form: { name: "" }, asked: null } });

test("in safe mode a stored game with a friend is neither overwritten nor removed", () => {
  const localStorage = fakeStorage();
  Object.assign(globalThis, { localStorage, location: { search: "?safe" }, addEventListener() {} });
  localStorage.setItem(STORED, "four turns");
  const save = letterStorage(/** @type {any} */ ({ state: () => state({}), dispatch() {} }));
  for (const text of ["one turn", "two turns"]) {
    const shared = sharedFrom(letter(text), 0);
    save(state({ [shared.key]: shared }));
    assert.equal(localStorage.getItem(STORED), "four turns");
    const kept = JSON.parse(localStorage.getItem(AGAIN) ?? "{}");
    assert.deepEqual([kept.letter.text, kept.version, kept.key], [text, 2, "k3~2/x"]);
  }
  save(state({}));
  assert.deepEqual([localStorage.getItem(STORED), localStorage.getItem(AGAIN)], ["four turns", null]);
});
