// Work in steps: a pause where a task would become long, and nowhere else.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { inSteps } from "../../../web/ui/steps.js";

/** @param {number} ms the time of each step, on a clock that only steps move @returns {Promise<string[]>} the steps and pauses, in order */
async function done(ms) {
  let now = 0;
  const clock = mock.method(performance, "now", () => now);
  /** @type {string[]} */
  const order = [];
  const step = () => {
    now += ms;
    order.push("step");
  };
  setTimeout(() => order.push("else"));
  await inSteps([step, step, step]);
  clock.mock.restore();
  return order;
}

test("between long steps the browser does other work", async () => {
  const order = await done(10);
  assert.equal(order.filter((name) => name === "step").length, 3);
  assert.notEqual(order.at(-1), "else");
  assert.ok(order.includes("else"));
});

test("short steps are done at once", async () => {
  assert.deepEqual(await done(1), ["step", "step", "step"]);
});
