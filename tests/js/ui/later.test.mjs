// Views that are loaded when they are first painted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { later, loadAll } from "../../../web/ui/later.js";
import { nothing } from "../../../web/ui/lit.js";
import { arriving, once, TRIES } from "../../../web/ui/once.js";
import { onceWanted } from "../../../web/ui/wanted.js";

/** A context that counts how often a frame is asked for. */
function context() {
  const counts = { frames: 0 };
  return { counts, act: () => (counts.frames += 1) };
}

const arrived = () => new Promise((resolve) => setTimeout(resolve));

test("a view is loaded once, when it is first painted, and then painted", async () => {
  let loads = 0;
  const view = later(
    async () => {
      loads += 1;
      return { word: (/** @type {unknown} */ _, /** @type {string} */ word) => word };
    },
    ({ word }) => word,
  );
  const { counts, act } = context();
  assert.equal(loads, 0);
  assert.equal(view({ act }, "one"), nothing);
  assert.equal(view({ act }, "one"), nothing);
  await arrived();
  assert.equal(counts.frames, 1);
  assert.equal(view({ act }, "two"), "two");
  assert.equal(loads, 1);
});

test("a view waits for the rest of the page, which gives the browser the view's hash", async () => {
  let loads = 0;
  const view = later(
    async () => (loads += 1),
    () => (/** @type {unknown} */ _) => "there",
  );
  const { act } = context();
  assert.equal(view({ act, whole: false }), nothing);
  assert.equal(loads, 0);
  view({ act, whole: true });
  assert.equal(loads, 1);
  await arrived();
  assert.equal(view({ act, whole: true }), "there");
});

test("a view that is needed while it is already loading asks for a frame, too", async () => {
  const view = later(
    async () => "there",
    (word) => (/** @type {unknown} */ _) => word,
  );
  const { counts, act } = context();
  const all = loadAll();
  assert.equal(view({ act }), nothing);
  await all;
  await arrived();
  assert.equal(counts.frames, 1);
});

test("an effect loads before it is first needed, when there may be no network", async () => {
  let [online, did] = [true, 0];
  const load = once(async () => {
    if (!online) throw new TypeError("no network");
    return () => () => (did += 1);
  });
  const follow = onceWanted(load, (/** @type {boolean} */ wanted) => wanted)({ state: () => true });
  await loadAll();
  assert.equal(did, 0);
  online = false;
  follow(true);
  await arrived();
  assert.equal(did, 1);
});

test("a view that does not load says so, and is requested again when the reader asks", async () => {
  let online = false;
  const view = later(
    async () => {
      if (!online) throw new TypeError("no network");
      return "there";
    },
    (word) => (/** @type {unknown} */ _) => word,
  );
  const { counts, act } = context();
  view({ act });
  await arrived();
  assert.equal(counts.frames, 1);
  const { values } = /** @type {any} */ (view({ act }));
  assert.match(values[0], /did not load/);
  assert.equal(counts.frames, 1, "it is not asked for with every frame");
  online = true;
  await loadAll();
  assert.equal(view({ act }), "there");
});

test("a module whose address failed is requested by another address, once for all callers", async () => {
  const address = "https://bug.test/web/parts/export-1A2B.js";
  const lost = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
  /** @type {string[]} */
  const asked = [];
  let online = false;
  const ask = async (/** @type {string} */ other) => {
    asked.push(other);
    if (!online) throw new TypeError("still offline");
    return "there";
  };
  await assert.rejects(arriving(lost, ask), /still offline/);
  online = true;
  assert.deepEqual(await Promise.all([arriving(lost, ask), arriving(lost, ask)]), ["there", "there"]);
  assert.equal(asked.length, 2);
  assert.deepEqual(asked, [`${address}?1`, `${address}?2`]);
  await assert.rejects(
    arriving(() => Promise.reject(new Error("a fault of its own")), ask),
    /of its own/,
  );
  assert.equal(asked.length, 2);
});

test("a module is requested only by addresses whose hashes the browser knows", async () => {
  const address = "https://bug.test/web/parts/lost-1A2B.js";
  const lost = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
  /** @type {string[]} */
  const asked = [];
  for (let number = 0; number < TRIES + 2; number += 1)
    await assert.rejects(arriving(lost, async (other) => Promise.reject(asked.push(other))));
  assert.equal(new Set(asked).size, TRIES);
  assert.equal(asked.at(-1), `${address}?${TRIES}`);
});
