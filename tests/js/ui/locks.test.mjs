// Locks where the browser grants them, refuses them, or has none.
import assert from "node:assert/strict";
import { test } from "node:test";
import { locksOf } from "../../../web/ui/locks.js";

const refused = () => Promise.reject(new DOMException("denied in this context", "SecurityError"));

test("a granted lock is passed on, and a fault of the work is not taken for a refusal", async () => {
  /** @type {any} */
  const granting = {
    request: (/** @type {string} */ name, /** @type {unknown} */ _, /** @type {any} */ work) => work({ name }),
    query: async () => ({ held: [{ name: "a" }] }),
  };
  const locks = locksOf(granting);
  assert.equal(await locks?.request("a", {}, async (lock) => lock?.name), "a");
  assert.deepEqual(await locks?.query(), { held: [{ name: "a" }] });
  let runs = 0;
  const work = () => {
    runs += 1;
    return refused();
  };
  await assert.rejects(async () => locks?.request("a", {}, work), { name: "SecurityError" });
  assert.equal(runs, 1);
});

test("where the browser refuses locks, as in a sandboxed frame, the work is done all the same", async () => {
  const locks = locksOf(/** @type {any} */ ({ request: refused, query: refused }));
  assert.equal(await locks?.request("a", { ifAvailable: true }, async (lock) => lock?.name), "a");
  assert.deepEqual(await locks?.query(), {});
});

test("a request that is given up stays given up", async () => {
  const aborted = () => Promise.reject(new DOMException("aborted", "AbortError"));
  const locks = locksOf(/** @type {any} */ ({ request: aborted, query: async () => ({}) }));
  await assert.rejects(async () => locks?.request("a", {}, async () => 1), { name: "AbortError" });
});
