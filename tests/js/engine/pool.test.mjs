// The pool: which worker does which work, how many workers there are, and what happens to work whose worker fails.
import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../../web/engine/client.js";
import { helpersFor, Pool } from "../../../web/engine/pool.js";
import { FakeEngine } from "../fake-engine.mjs";

const GAME = { ruleset: "genius", board: "hexhex4", turns: [] };

// Node does not wait until helpers end.
const { setTimeout: later } = globalThis;
globalThis.setTimeout = /** @type {any} */ (
  (/** @type {() => void} */ run, /** @type {number} */ ms) => (ms < 1000 ? later(run, ms) : later(run, ms).unref())
);

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** @param {number} most @param {number} [idle] longer than any test; the process may end before */
function start(most, idle = 60_000) {
  const own = /** @type {any} */ (new FakeEngine());
  /** @type {FakeEngine[]} */
  const helpers = [];
  const limit = { most };
  const begin = /** @type {any} */ (
    () => {
      helpers.push(new FakeEngine());
      return helpers.at(-1);
    }
  );
  return { own, helpers, limit, pool: new Pool(own, () => limit.most, { begin, idle }) };
}

const review = (/** @type {Pool} */ pool) => pool.work("review", /** @type {any} */ (GAME), () => {});

test("a machine has helpers for its cores less one, at most four, and fewer if it has little memory", () => {
  assert.equal(helpersFor({ hardwareConcurrency: 1, deviceMemory: 8 }), 0);
  assert.equal(helpersFor({ hardwareConcurrency: 2, deviceMemory: 8 }), 1);
  assert.equal(helpersFor({ hardwareConcurrency: 16, deviceMemory: 8 }), 4);
  assert.equal(helpersFor({ hardwareConcurrency: 16 }), 4);
  assert.equal(helpersFor({ hardwareConcurrency: 8, deviceMemory: 4 }), 1);
  assert.equal(helpersFor({ hardwareConcurrency: 8, deviceMemory: 2 }), 0);
  assert.equal(helpersFor({ hardwareConcurrency: 8, touch: true }), 1);
  assert.equal(helpersFor({}), 0);
});

test("no helper starts before work needs one", async () => {
  const { own, helpers, pool } = start(2);
  assert.equal(helpers.length, 0);
  const { promise } = review(pool);
  assert.equal(helpers.length, 1);
  assert.equal(own.works.length, 0);
  helpers[0].works[0].resolve("found");
  assert.equal(await promise, "found");
});

test("a helper counts as awake when it can work at once", async () => {
  const { helpers, pool } = start(2);
  pool.wake();
  assert.equal(pool.awake, 0);
  await helpers[0].wake();
  assert.equal(pool.awake, 1);
});

test("work goes to an idle helper, else to a new one, else to the least busy", () => {
  const { helpers, pool } = start(2);
  for (let i = 0; i < 4; i += 1) review(pool);
  assert.deepEqual(
    helpers.map(({ works }) => works.length),
    [2, 2],
  );
});

test("without helpers the page's own worker does the work", () => {
  const { own, helpers, pool } = start(0);
  review(pool);
  pool.wake();
  assert.equal(own.works.length, 1);
  assert.equal(helpers.length, 0);
});

test("work that a reader waits for is done by an idle helper that has started, else by the page's own worker", async () => {
  const { own, helpers, pool } = start(2);
  pool.near.think(/** @type {any} */ ({ ...GAME, bot: "solver" }));
  assert.equal(helpers.length, 0);
  pool.wake();
  pool.near.think(/** @type {any} */ ({ ...GAME, bot: "solver" }));
  assert.equal(own.works.length, 2);
  await helpers[0].wake();
  pool.near.think(/** @type {any} */ ({ ...GAME, bot: "solver" }));
  pool.near.think(/** @type {any} */ ({ ...GAME, bot: "solver" }));
  assert.equal(helpers[0].works.length, 1);
  assert.equal(own.works.length, 3);
});

test("work is cancelled in the worker that does it", async () => {
  const { helpers, pool } = start(1);
  const { promise, cancel } = review(pool);
  cancel();
  assert.equal(helpers[0].works[0].ended, "cancel");
  assert.deepEqual(await promise, { cancelled: true });
});

test("the work of a helper that fails is done by the page's own worker, and no other helper starts", async () => {
  const { own, helpers, pool } = start(2);
  const { promise } = review(pool);
  helpers[0].works[0].reject(new EngineError("runtime_broken", "out of memory"));
  await turn();
  own.works[0].resolve("found");
  assert.equal(await promise, "found");
  assert.equal(pool.size, 0);
  review(pool);
  assert.equal(own.works.length, 2);
});

test("when a helper does not start, no other does", async () => {
  const { helpers, pool } = start(2);
  pool.wake();
  helpers[0].wakes.reject(new EngineError("runtime_missing", "offline"));
  await turn();
  assert.deepEqual([pool.size, helpers[0].disposed], [0, true]);
});

test("a question with a mistake is not asked again", async () => {
  const { own, helpers, pool } = start(1);
  const { promise } = review(pool);
  helpers[0].works[0].reject(new EngineError("bad_game", "?"));
  await assert.rejects(promise, { code: "bad_game" });
  assert.equal(own.works.length, 0);
  assert.equal(pool.size, 1);
});

test("a helper ends when it has been idle for a while, and another starts when one is needed", async () => {
  const { helpers, pool } = start(1, 5);
  const { promise } = review(pool);
  await helpers[0].wake();
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(helpers[0].disposed, false, "it is at work");
  helpers[0].works[0].resolve("found");
  await promise;
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(helpers[0].disposed, true);
  review(pool);
  assert.equal(helpers.length, 2);
});

test("work that the page can do without is done by a helper without other work, a new one if there may be more, or not at all", async () => {
  const { own, helpers, pool } = start(2);
  const game = /** @type {any} */ (GAME);
  assert.notEqual(pool.spare("prove", game), null);
  assert.notEqual(pool.spare("prove", game), null);
  assert.equal(pool.spare("prove", game), null);
  assert.deepEqual(
    helpers.map(({ works }) => works.length),
    [1, 1],
  );
  helpers[1].works[0].resolve("found");
  await turn();
  assert.notEqual(pool.spare("prove", game), null);
  assert.equal(helpers[1].works.length, 2);
  assert.equal(start(0).pool.spare("prove", game), null);
  assert.equal(own.works.length, 0);
});

test("work that the page can do without fails with its helper, and no other helper starts", async () => {
  const { own, helpers, pool } = start(2);
  const work = pool.spare("prove", /** @type {any} */ (GAME));
  helpers[0].works[0].reject(new EngineError("runtime_broken", "out of memory"));
  await assert.rejects(/** @type {any} */ (work).promise, { code: "runtime_broken" });
  assert.equal(own.works.length, 0);
  assert.equal(pool.size, 0);
});

test("a helper is idle as soon as its work is cancelled, so the next work need not go elsewhere", async () => {
  const { own, helpers, pool } = start(1);
  pool.wake();
  await helpers[0].wake();
  const think = () => pool.near.think(/** @type {any} */ ({ ...GAME, bot: "solver" }));
  const first = think();
  first.cancel();
  think();
  assert.deepEqual([helpers[0].works.length, own.works.length], [2, 0]);
  await first.promise;
  think(); // the second one still counts
  assert.deepEqual([helpers[0].works.length, own.works.length], [2, 1]);
});

test("cancelled work whose helper ends is cancelled, and other helpers may start", async () => {
  const { helpers, limit, pool } = start(2);
  const { promise, cancel } = review(pool);
  const [work] = helpers[0].works;
  work.resolve = () => {}; // it does not answer in time
  limit.most = 0;
  cancel();
  assert.equal(helpers[0].disposed, true);
  work.reject(new EngineError("closed", ""));
  assert.deepEqual(await promise, { cancelled: true });
  limit.most = 2;
  assert.equal(pool.size, 2);
});

test("when the reader chooses fewer, helpers that finish their work end at once", async () => {
  const { helpers, limit, pool } = start(2);
  const works = [review(pool), review(pool)];
  limit.most = 0;
  for (const { works: under } of helpers) under[0].resolve("found");
  await Promise.all(works.map(({ promise }) => promise));
  assert.deepEqual(
    helpers.map(({ disposed }) => disposed),
    [true, true],
  );
});
