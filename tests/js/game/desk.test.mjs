// The line for a turn as text: folded, it stays where only the setting brings it.
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { desk } from "../../../web/game/desk.js";
import { stateOf } from "../fixtures.mjs";

/** The changes of settings when the reader opens or folds the line. @param {{desk: boolean, tools: boolean | null}} settings @param {boolean} open */
function changes(settings, open) {
  const state = stateOf("scene-start-hexhex3");
  /** @type {unknown[]} */
  const done = [];
  const act = (/** @type {any} */ { change }) => done.push(change);
  const context = /** @type {any} */ ({ state: { ...state, settings: { ...state.settings, ...settings } }, act });
  const line = /** @type {HTMLDetailsElement} */ (painted(desk(context)).querySelector("details"));
  line.open = open;
  return done;
}

test("a newcomer who folds the line keeps the setting that brings it; the tools keep the folded line", () => {
  assert.deepEqual(changes({ desk: true, tools: null }, false), []);
  assert.deepEqual(changes({ desk: true, tools: true }, false), [{ desk: false }]);
  assert.deepEqual(changes({ desk: false, tools: true }, true), [{ desk: true }]);
});
