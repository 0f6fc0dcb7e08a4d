// Which answer counts if the same question is asked, left and asked again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { latestWork } from "../../../web/engine/ask.js";
import { deferred } from "../deferred.mjs";

/** @typedef {{key: unknown, push(found: any): void, resolve(result: any): void, reject(error: any): void, ended: string}} Work */

/** An effect that asks for the state's own key, an engine whose answers come late, and what the effect tells. @param {object} [options] */
function asker(options = {}) {
  /** @type {Work[]} */
  const works = [];
  /** @type {any[]} */
  const told = [];
  const work = (/** @type {string} */ _, /** @type {any} */ { key }, /** @type {any} */ push) => {
    const { promise, resolve, reject } = deferred();
    const mine = { key, push, resolve, reject, ended: "" };
    works.push(mine);
    return { promise, stop: () => (mine.ended = "stop"), cancel: () => (mine.ended = "cancel") };
  };
  const run = latestWork(
    /** @type {any} */ ({ work }),
    "review",
    (/** @type {unknown} */ key) => key && /** @type {any} */ ({ key, params: { key } }),
    {
      ...options,
      onProgress: (found, key) => told.push(["progress", found, key]),
      onResult: (found, key) => told.push(["result", found, key]),
      onError: (error, key) => told.push(["error", error, key]),
    },
  );
  return { works, told, run };
}

const later = () => new Promise((resolve) => setTimeout(resolve));

test("work that was cancelled does not answer the same question asked again", async () => {
  const { works, told, run } = asker();
  run("C3");
  run(null);
  run("C3");
  assert.deepEqual(
    works.map(({ ended }) => ended),
    ["cancel", ""],
  );
  works[0].push("of the first"); // it was already on its way
  works[0].resolve({ cancelled: true });
  await later();
  assert.deepEqual(told, []);
  works[1].push("half");
  works[1].resolve("whole");
  await later();
  assert.deepEqual(told, [
    ["progress", "half", "C3"],
    ["result", "whole", "C3"],
  ]);
});

test("stopped work does not end the same work begun again, nor does its failure", async () => {
  for (const settle of [
    (/** @type {Work} */ work) => work.resolve("a part"),
    (/** @type {Work} */ work) => work.reject(new Error("late")),
  ]) {
    const { works, told, run } = asker({ stopped: true });
    const turns = ["C3", "B2"];
    run(turns);
    run(null);
    run(turns);
    settle(works[0]);
    await later();
    assert.deepEqual(told, []);
    works[1].resolve("whole");
    await later();
    assert.deepEqual(told, [["result", "whole", turns]]);
  }
});

test("stopped work that is not begun again tells what it has found", async () => {
  const { works, told, run } = asker({ stopped: true });
  run("C3");
  run(null);
  works[0].resolve("a part");
  await later();
  assert.deepEqual(told, [["result", "a part", "C3"]]);
});

test("an answer that is whole counts, also if its question was left and is asked again", async () => {
  const { works, told, run } = asker({ remember: 2 });
  run("C3");
  run("D3");
  works[0].resolve("whole");
  await later();
  run("C3");
  assert.deepEqual(told, [["result", "whole", "C3"]]);
});
