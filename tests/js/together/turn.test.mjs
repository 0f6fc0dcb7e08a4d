// If two tabs show one game, only one takes the way back to the friend's device.
import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { createTurn } from "../../../web/together/turn.js";

/** A fake of the browser's locks: one holder, the others wait. */
function fakeLocks() {
  /** @type {Map<string, Promise<unknown>>} */
  const held = new Map();
  return {
    /** @param {string} name @param {{signal: AbortSignal}} options @param {() => Promise<unknown>} hold */
    async request(name, { signal }, hold) {
      const aborted = new Promise((_, reject) => signal.addEventListener("abort", reject));
      aborted.catch(() => {});
      while (held.has(name)) await Promise.race([held.get(name), aborted]);
      const ended = hold().then(() => held.delete(name));
      held.set(name, ended);
      return ended;
    },
  };
}

/** @param {unknown} value */
const browse = (value) => Object.defineProperty(globalThis, "navigator", { value, configurable: true });
const running = setInterval(() => {}, 1000); // a signal's timeout alone does not keep the process alive
after(() => clearInterval(running));
const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
afterEach(() => {
  if (before) Object.defineProperty(globalThis, "navigator", before);
  else Reflect.deleteProperty(globalThis, "navigator");
});

test("the tab that has the turn keeps it, and the other one gets it afterwards", async () => {
  browse({ locks: fakeLocks() });
  const [one, other] = [createTurn(), createTurn()];
  assert.equal(await one.take("k3"), true);
  assert.equal(await one.take("k3"), true, "it has it already");
  assert.equal(await other.take("k3"), false);
  assert.deepEqual([one.has(), other.has()], [true, false]);
  const waits = other.take("k3");
  one.leave();
  assert.equal(await waits, true);
  assert.deepEqual([one.has(), other.has()], [false, true]);
});

test("each game has its own turn", async () => {
  browse({ locks: fakeLocks() });
  const [one, other] = [createTurn(), createTurn()];
  assert.deepEqual([await one.take("k3"), await other.take("k4")], [true, true]);
  assert.equal(await one.take("k5"), true);
  assert.equal(await other.take("k3"), true, "it was left for another");
});

test("for a game that is not on the board only a lock tells that no other tab has its connection", async () => {
  browse({ locks: fakeLocks() });
  const [one, other] = [createTurn(), createTurn()];
  assert.equal(await one.takeNow("k3"), true);
  assert.equal(await other.takeNow("k3"), false);
  browse({});
  assert.equal(await createTurn().takeNow("k3"), false);
});

test("without locks, other tabs get some time to say that they have the connection", async (context) => {
  browse({});
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const turn = createTurn();
  let taken = false;
  const taking = turn.take("k3").then((may) => {
    taken = may;
  });
  await Promise.resolve();
  assert.equal(taken, false);
  context.mock.timers.tick(1499);
  await new Promise(setImmediate);
  assert.equal(taken, false);
  context.mock.timers.tick(1);
  await taking;
  assert.deepEqual([taken, turn.has()], [true, true]);
});
