import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Match } from "../../../web/bots/match.js";
import { faultWords } from "../../../web/bots/own/fault.js";
import { BotFault } from "../../../web/bots/own/sandboxes.js";

/** A made-up game of six turns on a board of 20 cells, which side 0 wins. It records the questions to each bot. */
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
        ? Promise.reject(new BotFault({ code: "crash", detail: "oh" }))
        : Promise.resolve(/** @type {any} */ ({ turn: "B1" }));
    return { promise, stop: () => {}, cancel: () => {} };
  };
  return { engine, think, asked };
}

const TABLE = { ruleset: "genius", board: "hexhex3" };

test("in a pair of games each bot has each side once, after the same opening", async () => {
  const { engine, think, asked } = arena();
  const played = await new Match(engine, think, TABLE, ["one", "two"]).pair();
  assert.deepEqual(played, { wins: 1, mistakes: [] });
  assert.deepEqual(
    asked.map(([level, turn]) => `${level} ${turn}`),
    ["one 2", "two 3", "one 4", "two 5", "two 2", "one 3", "two 4", "one 5"],
  );
});

test("a bot that makes a mistake loses the game, and the match reports it", async () => {
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

test("a stopped match ends at once, and cancels the current turn", async () => {
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

test("a match stopped in the second game of a pair has no result", async () => {
  const { engine, think, asked } = arena();
  /** @type {Match} */
  const match = new Match(
    engine,
    (params, level, listener) => {
      const thought = think(params, level, listener);
      if (asked.length === 6) match.stop();
      return thought;
    },
    TABLE,
    ["one", "two"],
  );
  assert.equal(await match.pair(), null);
  assert.equal(asked.length, 6, "four turns of the first game, two of the second");
});

test("an opening is random turns of the same rules, a tenth of the cells long, that leave the game open", async () => {
  /** @type {any[]} */
  const calls = [];
  /** @param {number} cells @param {number} over the number of turns of a game */
  const asks = async (cells, over) => {
    calls.length = 0;
    /** @type {any[]} */
    const thoughts = [];
    const engine = /** @type {any} */ ({
      call: async (/** @type {string} */ method, /** @type {any} */ params) => {
        calls.push([method, structuredClone(params)]);
        const { length } = params.turns;
        return { stones: ".".repeat(cells), mover: length % 2, result: length >= over ? { winner: 1 } : null };
      },
      think: (/** @type {any} */ params) => {
        thoughts.push(structuredClone(params));
        return { promise: Promise.resolve({ turn: `R${thoughts.length}` }), cancel: () => {} };
      },
    });
    const { think, asked } = arena();
    const played = await new Match(engine, think, TABLE, ["one", "two"]).pair();
    return { thoughts, first: asked[0], played };
  };
  const long = await asks(49, 9);
  assert.deepEqual(
    long.thoughts,
    [[], ["R1"], ["R1", "R2"], ["R1", "R2", "R3"]].map((turns) => ({
      ...{ ...TABLE, turns, bot: "random", limit: {}, seed: null },
    })),
  );
  assert.deepEqual(long.first, ["one", 4]);
  assert.ok(
    calls.every(([method, params]) => method === "scene" && params.ruleset === "genius" && params.board === "hexhex3"),
  );
  assert.equal((await asks(30, 9)).thoughts.length, 3);
  assert.equal((await asks(7, 9)).thoughts.length, 2, "two at least");
  const short = await asks(49, 3);
  assert.deepEqual([short.thoughts.length, short.first], [3, ["one", 2]], "the turn that ends the game is left out");
  assert.deepEqual([(await asks(20, 5)).played?.wins, (await asks(20, 6)).played?.wins], [1, 1]);
});

test("bots are asked about the current position, and a cancelled turn does not count", async () => {
  /** @type {any[]} */
  const asked = [];
  const { engine, think } = arena();
  const noting = (/** @type {any} */ params, /** @type {string} */ level, /** @type {any} */ listener) => {
    asked.push(structuredClone(params));
    return think(params, level, listener);
  };
  await new Match(engine, noting, TABLE, ["one", "two"]).pair();
  assert.deepEqual(asked[0], { ...TABLE, turns: ["A1", "A1"], draft: [] });
  assert.deepEqual(asked[1].turns, ["A1", "A1", "B1"]);
  const off = {
    promise: Promise.resolve(/** @type {any} */ ({ turn: "B1", cancelled: true })),
    stop() {},
    cancel() {},
  };
  assert.equal(await new Match(engine, () => off, TABLE, ["one", "two"]).pair(), null);
  const random = { ...engine, think: () => off };
  assert.equal(await new Match(random, think, TABLE, ["one", "two"]).pair(), null);
});

test("the second bot also loses by a mistake; other errors do not count as a bot's mistake", async () => {
  const { engine, think } = arena();
  const played = await new Match(engine, think, TABLE, ["one", "bad"]).pair();
  assert.deepEqual([played?.wins, played?.mistakes.length], [2, 2]);
  const broken = () => ({ promise: Promise.reject(new Error("the engine broke")), stop() {}, cancel() {} });
  await assert.rejects(new Match(engine, broken, TABLE, ["one", "two"]).pair(), /the engine broke/);
});

test("a match stopped before it began asks no further questions", async () => {
  const { engine, think, asked } = arena();
  let cancelled = 0;
  const match = new Match(
    { ...engine, think: () => ({ promise: Promise.resolve({ turn: "A1" }), cancel: () => (cancelled += 1) }) },
    think,
    TABLE,
    ["one", "two"],
  );
  match.stop();
  assert.deepEqual([await match.pair(), cancelled, asked], [null, 1, []]);
  match.stop();
  assert.equal(cancelled, 1, "what is over is not called off");
});

test("every fault has words with its place and cause", () => {
  const { fault } = new BotFault({ file: "mybot.py", line: 7, detail: "NameError: name 'x' is not defined" });
  assert.equal(faultWords(fault), "mybot.py, line 7: NameError: name 'x' is not defined");
  const protocol = readFileSync(new URL("../../../web/engine/protocol.js", import.meta.url), "utf8");
  const [, codes] = protocol.match(/@typedef \{(.*)\} FaultCode /) ?? [];
  const known = [...(codes ?? "").matchAll(/\w+/g)].map(([code]) => code);
  assert.equal(known.length, 17);
  const own = ["killed", "died", "flood", "safe", "no_room", "cheat", "gone", "unread", "too_long"];
  const said = [...known, ...own].map((code) => faultWords({ ...fault, code }));
  for (const words of said) assert.match(words, /^mybot\.py, line 7: .{8}/);
  assert.equal(new Set(said).size, said.length);
  assert.equal(faultWords({ ...fault, line: null, file: "", detail: "Is it endless?" }), "Is it endless?");
  assert.equal(faultWords({ ...fault, code: "of a bot's own" }), faultWords(fault));
});

test("an illegal turn of a bot is explained by the page's words for the engine's code", () => {
  const { fault } = new BotFault({ code: "illegal", file: "mybot.py", detail: "A1", refusal: "occupied" });
  assert.equal(faultWords(fault), "mybot.py: it played a turn that is not legal. A1 is taken.");
  assert.equal(
    faultWords({ ...fault, refusal: undefined }),
    "mybot.py: it played a turn that is not legal. A1 is not legal.",
  );
});
