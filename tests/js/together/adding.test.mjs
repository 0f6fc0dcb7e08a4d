/** Nothing waits for ever if the engine can't add to a letter; and which letters a page reads from its address. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore, runEffects } from "../../../web/app/store.js";
import { letterEffect } from "../../../web/together/effects.js";
import { fixture, stateOf, settled } from "../fixtures.mjs";

test("if the engine can't add to a letter, the page stops waiting", async () => {
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

for (const [how, read] of /** @type {const} */ ([
  ["reload", false],
  ["navigate", true],
]))
  test(`an address older than the game (${how}) ${read ? "opens" : "does not open"} the earlier game with a friend`, (t) => {
    t.mock.method(performance, "getEntriesByType", () => [{ type: how }]);
    const letter = "hexhex2,genius,id=av8cc5ethp,from=x,x=Ann,A1,sum=12coham";
    Object.assign(globalThis, { location: { hash: `#${letter}` }, history: { state: {} } });
    const store = createStore({ ...stateOf("scene-start-hexhex3"), linked: [letter] }, reduce);
    const engine = /** @type {any} */ ({ call: () => new Promise(() => {}) });
    runEffects(store, [letterEffect(store, engine, /** @type {any} */ ({ onAddress() {} }))]);
    assert.equal(store.state().together.incoming?.text, read ? letter : undefined);
  });
