// When the notices are in sight.
import { buttonOf, painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { notices } from "../../../web/app/notices.js";
import { game, stateOf } from "../fixtures.mjs";

test("the notice of a bad link marks its wrong part, which may be missing or after letters of two units", () => {
  const place = (/** @type {string} */ drawing) => {
    const wrong = { message: "", line: 1, column: 1, start: 0, end: 0, drawing };
    const state = { ...stateOf("scene-growth"), notices: [{ code: "bad_link", text: null, wrong }], reading: null };
    const shown = painted(notices(/** @type {any} */ ({ state, act() {} })));
    return [shown.querySelector("pre")?.textContent, shown.querySelector("em")?.textContent];
  };
  assert.deepEqual(place("hexhex3,geniuz,C3\n        ^^^^^^"), ["hexhex3,geniuz,C3", "geniuz"]);
  assert.deepEqual(place("🪲,moon!\n  ^^^^"), ["🪲,moon!", "moon"]);
  assert.deepEqual(place("C3.\n   ^"), ["C3. … ", " … "]);
});

test("a lesson hides the notice with Restore, and no other", () => {
  const state = {
    ...stateOf("scene-growth"),
    previousGame: game({}),
    notices: /** @type {const} */ (["storage_full", "replaced", "deleted"]).map((code) => ({ code, text: null })),
  };
  const place = (/** @type {any} */ learn) => painted(notices(/** @type {any} */ ({ state: { ...state, learn } })));
  assert.equal(place(null).querySelectorAll(".notice").length, 3);
  assert.ok(buttonOf(place(null), "Restore"));
  const [words, ...others] = wordsOf(place({ kind: "puzzle" }).querySelectorAll(".notice"));
  assert.match(words ?? "", /storage is full/);
  assert.deepEqual(others, []);
});
