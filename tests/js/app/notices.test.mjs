// When the notices are in sight.
import { buttonOf, painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { notices } from "../../../web/app/notices.js";
import { game, stateOf } from "../fixtures.mjs";

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
