import assert from "node:assert/strict";
import { test } from "node:test";
import { Match } from "../../../web/bots/match.js";
import { faultWords } from "../../../web/bots/own/fault.js";
import { BotFault } from "../../../web/bots/own/sandboxes.js";

/** A made-up game of six turns on a board of 20 cells, which side 0 wins. Which turns were asked of whom is noted. */
function arena() {
  /** @type {[string, number][]} */
  const asked = [];
  const engine = /** @type {any} */ ({
    call: async (/** @type {string} */ _, /** @type {{turns: string[]}} */ { turns }) => ({
      stones: ".".repeat(20),
      mover: turns.length % 2,
      result: turns.length >= 6 ? { winner: 0 } : null,
    }),
    think: () => ({ promise: Promise.resolve({ turn: "A1" }), cancel: () => {} }),
  });
  /** @type {import("../../../web/bots/thinkers.js").Think} */
  const think = ({ turns }, level) => {
    asked.push([level, turns.length]);
    const promise =
      level === "bad"
        ? Promise.reject(new BotFault({ code: "crash", message: "oh" }))
        : Promise.resolve(/** @type {any} */ ({ turn: "B1" }));
    return { promise, stop: () => {}, cancel: () => {} };
  };
  return { engine, think, asked };
}

const TABLE = { ruleset: "genius", board: "hexhex3" };

test("in a pair of games each player has each side once, after the same opening", async () => {
  const { engine, think, asked } = arena();
  const played = await new Match(engine, think, TABLE, ["one", "two"]).pair();
  assert.deepEqual(played, { wins: 1, mistakes: [] });
  assert.deepEqual(
    asked.map(([level, turn]) => `${level} ${turn}`),
    ["one 2", "two 3", "one 4", "two 5", "two 2", "one 3", "two 4", "one 5"],
  );
});

test("whoever makes a mistake loses the game, and it is told", async () => {
  const { engine, think } = arena();
  const played = await new Match(engine, think, TABLE, ["bad", "two"]).pair();
  assert.equal(played?.wins, 0);
  assert.deepEqual(
    played?.mistakes.map(({ level, fault }) => [level, fault.code]),
    [
      ["bad", "crash"],
      ["bad", "crash"],
    ],
  );
});

test("a match that was stopped ends at once, and calls off what is under way", async () => {
  const { engine, think } = arena();
  /** @type {() => void} */
  let started = () => {};
  const begun = new Promise((resolve) => {
    started = () => resolve(null);
  });
  let cancelled = false;
  const match = new Match(
    engine,
    (params, level, listener) => {
      started();
      return {
        ...think(params, level, listener),
        promise: new Promise((resolve) => setTimeout(() => resolve(/** @type {any} */ ({ turn: "B1" })), 5)),
        cancel: () => (cancelled = true),
      };
    },
    TABLE,
    ["one", "two"],
  );
  const pair = match.pair();
  await begun;
  match.stop();
  assert.deepEqual([await pair, cancelled], [null, true]);
});

test("every fault has words with its place and cause", () => {
  const { fault } = new BotFault({ file: "mybot.py", line: 7, message: "name 'x' is not defined" });
  assert.equal(faultWords(fault), "mybot.py, line 7: name 'x' is not defined.");
  for (const code of [
    "syntax",
    "no_think",
    "import",
    "killed",
    "died",
    "no_room",
    "install",
    "cheat",
    "gone",
    "too_long",
    "memory",
    "endless",
  ])
    assert.match(faultWords({ ...fault, code }), /^mybot\.py, line 7: .{8}/);
  assert.equal(faultWords({ ...fault, line: null, file: "", message: "Is it endless?" }), "Is it endless?");
});
