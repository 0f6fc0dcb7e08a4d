/** What waits for the engine to add to a letter goes on when the engine can't. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore, runEffects } from "../../../web/app/store.js";
import { letterEffect } from "../../../web/together/effects.js";
import { fixture, stateOf, settled } from "../fixtures.mjs";

test("an engine that can't add to a letter leaves nobody waiting", async () => {
  Object.assign(globalThis, { location: { hash: "" } });
  const { letter } = /** @type {any} */ (fixture("letter-add")).scene;
  const begun = reduce(stateOf("scene-start-hexhex3"), { type: "letter-begun", letter });
  const store = createStore({ ...begun, boot: /** @type {any} */ ({ state: "ready" }) }, reduce);
  const engine = /** @type {any} */ ({ call: () => Promise.reject(new Error("lost")) });
  runEffects(store, [letterEffect(store, engine, /** @type {any} */ ({ onAddress() {} }))]);
  store.dispatch({ type: "letter-entry", key: "k3f9/x", entry: "resign" });
  assert.ok(store.state().together.adding);
  await settled();
  assert.equal(store.state().together.adding, null);
  assert.equal(store.state().failure?.context, "letter_add");
});
