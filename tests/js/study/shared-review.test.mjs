// A review on several workers: which worker thinks about which position, and when they stop.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deferred } from "../deferred.mjs";
import { LEAST_TURNS } from "../../../web/study/review-help.js";
import { sharedReview } from "../../../web/study/effects.js";

const TURNS = Array.from({ length: 20 }, (_, i) => `T${i}`);

/** @param {number} size @param {readonly string[]} [turns] */
async function start(size, turns = TURNS) {
  /** @type {any[]} */
  const asked = [];
  /** @type {any[]} */
  const offered = [];
  const answer = deferred();
  /** @type {(progress: any) => void} */
  let push = () => {};
  const heard = /** @type {any[]} */ ([]);
  const engine = /** @type {any} */ ({
    work(/** @type {string} */ _, /** @type {any} */ _params, /** @type {any} */ listener) {
      push = listener;
      const end = () => answer.resolve("stopped");
      const offer = (/** @type {any[]} */ ...what) => offered.push(what);
      return { promise: answer.promise, stop: end, cancel: end, offer };
    },
  });
  const pool = /** @type {any} */ ({
    size,
    work(/** @type {string} */ method, /** @type {any} */ { turns: path, bot, seed }) {
      const work = { method, ply: path.length, bot, seed, cancelled: false, ...deferred() };
      asked.push(work);
      return { promise: work.promise, cancel: () => (work.cancelled = true) };
    },
  });
  const params = /** @type {any} */ ({ turns, bot: "champion", seed: 1 });
  const review = sharedReview(engine, pool).work("review", params, (found) => heard.push(found));
  const reach = (/** @type {number} */ done) => push({ done, total: turns.length + 1 });
  await turn(); // the helpers' part loads
  return { asked, offered, heard, answer, review, reach };
}

/** Lets everything run that waits for no time, also the load of a part. */
async function turn() {
  await import("../../../web/study/review-help.js");
  for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setTimeout(resolve));
}

test("helpers think about positions from the beginning on, with the same bot, and the review gets their thoughts", async () => {
  const { asked, offered } = await start(2);
  assert.deepEqual(
    asked.map(({ method, ply, bot, seed }) => [method, ply, bot, seed]),
    [
      ["estimate", 0, "champion", 1],
      ["estimate", 1, "champion", 1],
    ],
  );
  asked[1].resolve({ value: 0.5 });
  await turn();
  assert.deepEqual(offered, [[1, { value: 0.5 }]]);
  assert.deepEqual(
    asked.map(({ ply }) => ply),
    [0, 1, 2],
  );
});

test("helpers stop where the review is", async () => {
  const { asked, heard, reach } = await start(1);
  reach(TURNS.length - 1); // the review is at ply 1
  assert.equal(heard.length, 1);
  asked[0].resolve({ value: 0.5 });
  await turn();
  assert.equal(asked.length, 1);
});

test("a short game, and a page without helpers, has one worker", async () => {
  assert.equal((await start(3, TURNS.slice(0, LEAST_TURNS - 1))).asked.length, 0);
  assert.equal((await start(0)).asked.length, 0);
});

test("when the review ends, the helpers end", async () => {
  const { asked, offered, review } = await start(2);
  review.stop();
  await turn();
  assert.deepEqual(
    asked.map(({ cancelled }) => cancelled),
    [true, true],
  );
  asked[0].resolve({ value: 0.5 });
  await turn();
  assert.deepEqual(offered, []);
  const finished = await start(1);
  finished.answer.resolve({ finished: true });
  await turn();
  assert.equal(finished.asked[0].cancelled, true);
});

test("the review goes on alone when helpers fail", async () => {
  const { asked, answer, review } = await start(1);
  asked[0].reject(new Error("no_worker"));
  await turn();
  assert.equal(asked.length, 1);
  answer.resolve({ finished: true });
  assert.deepEqual(await review.promise, { finished: true });
});
