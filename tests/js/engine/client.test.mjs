import assert from "node:assert/strict";
import test from "node:test";

import { createEngine, EngineError } from "../../../web/engine/client.js";

/** @import { Boot, Post } from "../../../web/engine/messages.js" */
/** @import { Options } from "../../../web/engine/client.js" */

const READY = /** @type {Boot} */ ({ state: "ready", versions: { engine: "1", python: "3", pyodide: "0" } });
const GAME = { ruleset: "genius", board: "hexhex4", turns: [] };

/** A worker that does what the test says. */
class FakeWorker {
  /** @type {any} */
  onmessage = null;
  /** @type {any} */
  onerror = null;
  /** @type {{ id: string | number, method: string, params: any }[]} */
  heard = [];
  ended = false;

  /** @param {string} text */
  postMessage(text) {
    assert.equal(typeof text, "string");
    this.heard.push(JSON.parse(text));
  }

  terminate() {
    this.ended = true;
  }

  /** @param {Post} post */
  say(post) {
    this.onmessage({ data: JSON.stringify(post) });
  }

  /** @param {any[]} messages */
  answer(...messages) {
    this.say({ messages, busy: false });
  }

  methods() {
    return this.heard.map(({ method }) => method);
  }
}

/** @param {Options} [options] */
function start(options) {
  /** @type {FakeWorker[]} */
  const workers = [];
  /** @type {Boot[]} */
  const boots = [];
  const engine = createEngine({
    onBoot: (boot) => boots.push(boot),
    createWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    ...options,
  });
  const last = () => /** @type {FakeWorker} */ (workers.at(-1));
  return { engine, workers, boots, last };
}

/** @param {string} code */
function failsWith(code) {
  return (/** @type {unknown} */ error) => error instanceof EngineError && error.code === code;
}

test("a call made before the boot waits for it, and calls keep their order", async () => {
  const { engine, last, boots } = start();
  const scene = engine.call("scene", GAME);
  const hello = engine.call("hello", {});
  assert.deepEqual(last().heard, []);
  last().say({ boot: { state: "loading", stage: "python", done: 0, total: 0 } });
  last().say({ boot: READY });
  assert.deepEqual(last().methods(), ["scene", "hello"]);
  last().answer({ id: last().heard[1]?.id, result: "h" }, { id: last().heard[0]?.id, result: "s" });
  assert.deepEqual(await Promise.all([scene, hello]), ["s", "h"]);
  assert.deepEqual(
    boots.map((boot) => (boot.state === "loading" ? boot.stage : boot.state)),
    ["download", "python", "ready"],
  );
  engine.dispose();
});

test("an error carries code, words, trace and the question", async () => {
  const { engine, last } = start();
  last().say({ boot: READY });
  const call = engine.call("scene", GAME);
  last().answer({ id: last().heard[0]?.id, error: { code: "internal", message: "words", trace: "Traceback" } });
  await assert.rejects(call, (error) => {
    assert.ok(error instanceof EngineError);
    assert.deepEqual([error.code, error.message, error.trace], ["internal", "words", "Traceback"]);
    assert.deepEqual(JSON.parse(error.request).params, GAME);
    return true;
  });
  engine.dispose();
});

test("thoughts go to their listener, or else to the common one", () => {
  /** @type {any[]} */
  const own = [];
  /** @type {any[]} */
  const common = [];
  const { engine, last } = start({ onThought: (thought) => common.push(thought) });
  last().say({ boot: READY });
  engine.think({ ...GAME, bot: "uct" }, (thought) => own.push(thought)).promise.catch(() => {});
  engine.think({ ...GAME, bot: "uct" }).promise.catch(() => {});
  const [first, second] = last().heard;
  last().say({
    messages: [{ event: "thought", id: second?.id ?? 0, thought: /** @type {any} */ ({ nodes: 2 }) }],
    busy: true,
  });
  last().say({
    messages: [{ event: "thought", id: first?.id ?? 0, thought: /** @type {any} */ ({ nodes: 1 }) }],
    busy: true,
  });
  last().answer({ event: "thought", id: 999, thought: {} });
  assert.deepEqual([own, common], [[{ nodes: 1 }], [{ nodes: 2 }]]);
  engine.dispose();
});

test("stop and cancel name the thinking; after its answer they send nothing", async () => {
  const { engine, last } = start();
  last().say({ boot: READY });
  const thinking = engine.think({ ...GAME, bot: "uct" });
  thinking.stop();
  thinking.cancel();
  const [think, stop, cancel] = last().heard;
  assert.deepEqual([stop?.method, stop?.params], ["stop", { request: think?.id }]);
  assert.deepEqual([cancel?.method, cancel?.params], ["cancel", { request: think?.id }]);
  last().answer(
    { id: think?.id, result: { cancelled: true } },
    { id: stop?.id, result: true },
    { id: cancel?.id, result: false },
  );
  assert.deepEqual(await thinking.promise, { cancelled: true });
  thinking.stop();
  assert.equal(last().heard.length, 3);
  engine.dispose();
});

test("a failed boot rejects earlier and later questions with its code", async () => {
  const { engine, last, boots } = start();
  const before = engine.call("hello", {});
  last().say({ boot: { state: "failed", code: "wheel_missing", hint: "404" } });
  await assert.rejects(before, failsWith("wheel_missing"));
  await assert.rejects(engine.call("hello", {}), failsWith("wheel_missing"));
  assert.deepEqual(boots.at(-1), { state: "failed", code: "wheel_missing", hint: "404" });
  assert.ok(last().ended);
});

test("after a failed boot, restart begins again", async () => {
  const { engine, workers, last, boots } = start();
  last().say({ boot: { state: "failed", code: "runtime_missing", hint: "" } });
  engine.restart();
  assert.equal(workers.length, 2);
  last().say({ boot: READY });
  const call = engine.call("hello", {});
  last().answer({ id: last().heard[0]?.id, result: "h" });
  assert.equal(await call, "h");
  assert.deepEqual(
    boots.map(({ state }) => state),
    ["loading", "failed", "loading", "ready"],
  );
  engine.dispose();
});

test("no worker: the constructor throws, or the worker sends only an error", async () => {
  const { engine, boots } = start({
    createWorker: () => {
      throw new Error("no such thing");
    },
  });
  assert.deepEqual(boots.at(-1), { state: "failed", code: "no_worker", hint: "Error: no such thing" });
  await assert.rejects(engine.call("hello", {}), failsWith("no_worker"));

  const silent = start();
  silent.last().onerror({ message: "SyntaxError", filename: "engine/worker.js", lineno: 3 });
  assert.deepEqual(silent.boots.at(-1), { state: "failed", code: "no_worker", hint: "SyntaxError engine/worker.js 3" });
});

test("a boot that falls silent is given up; one that makes progress is not", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { engine, last, boots } = start({ bootPatience: 1000 });
  const call = engine.call("hello", {});
  for (const done of [1, 2, 3]) {
    t.mock.timers.tick(900);
    last().say({ boot: { state: "loading", stage: "download", done, total: 3 } });
  }
  assert.equal(boots.at(-1)?.state, "loading");
  t.mock.timers.tick(1000);
  await assert.rejects(call, failsWith("runtime_timeout"));
  assert.ok(last().ended);
});

test("an engine that breaks is replaced, and its open questions are asked once more", async () => {
  const { engine, workers, last } = start();
  last().say({ boot: READY });
  const call = engine.call("scene", GAME);
  const asked = last().heard[0];
  last().say({ lost: { code: "python_error", trace: "Traceback" } });
  assert.equal(workers.length, 2);
  assert.ok(workers[0]?.ended);
  last().say({ boot: READY });
  assert.deepEqual(last().heard, [asked]);
  last().answer({ id: asked?.id, result: "s" });
  assert.equal(await call, "s");
  engine.dispose();
});

test("a question that breaks two engines is not asked of a third", async () => {
  const { engine, workers, last } = start();
  last().say({ boot: READY });
  const call = engine.call("scene", GAME);
  last().say({ lost: { code: "python_error", trace: "first" } });
  last().say({ boot: READY });
  last().say({ lost: { code: "python_error", trace: "second" } });
  await assert.rejects(
    call,
    (error) => failsWith("python_error")(error) && /** @type {EngineError} */ (error).trace === "second",
  );
  last().say({ boot: READY });
  assert.equal(workers.length, 3);
  assert.deepEqual(last().heard, []);
  engine.dispose();
});

test("messages of a replaced engine are ignored", () => {
  const { engine, workers, last, boots } = start();
  last().say({ boot: READY });
  engine.restart();
  workers[0]?.say({ boot: { state: "failed", code: "python_error", hint: "" } });
  workers[0]?.onerror({ message: "late" });
  assert.equal(boots.at(-1)?.state, "loading");
  assert.equal(workers.length, 2);
  engine.dispose();
});

test("an engine that owes an answer and is silent is asked for a sign of life, then replaced", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { engine, workers, last } = start({ patience: 1000 });
  last().say({ boot: READY });
  const call = engine.call("scene", GAME);
  t.mock.timers.tick(1000);
  assert.deepEqual(last().methods(), ["scene", "hello"]);
  assert.equal(workers.length, 1);
  t.mock.timers.tick(1000);
  assert.equal(workers.length, 2);
  last().say({ boot: READY });
  assert.deepEqual(last().methods(), ["scene"]);
  t.mock.timers.tick(1000);
  t.mock.timers.tick(1000);
  await assert.rejects(call, failsWith("hung"));
  engine.dispose();
});

test("an engine that thinks for long and gives signs of life is not replaced, and neither is an idle one", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { engine, workers, last } = start({ patience: 1000 });
  last().say({ boot: READY });
  t.mock.timers.tick(60_000);
  assert.deepEqual(last().heard, []);
  const { promise } = engine.think({ ...GAME, bot: "uct" });
  const id = last().heard[0]?.id;
  for (let second = 0; second < 60; second++) {
    t.mock.timers.tick(1000);
    const sign = last().heard.at(-1);
    assert.equal(sign?.method, "hello");
    last().answer({ id: sign?.id, result: {} });
  }
  last().answer({ id, result: "t" });
  assert.equal(await promise, "t");
  t.mock.timers.tick(60_000);
  assert.equal(workers.length, 1);
  assert.equal(last().heard.length, 61);
  engine.dispose();
});

test("only an answer to a question is a sign of life", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { engine, last } = start({ patience: 1000, revive: false });
  last().say({ boot: READY });
  const { promise } = engine.think({ ...GAME, bot: "uct" });
  const id = last().heard[0]?.id ?? 0;
  for (let i = 0; i < 19; i += 1) {
    t.mock.timers.tick(100);
    last().answer(
      { event: "thought", id, thought: /** @type {any} */ ({}) },
      { id: "alive?", result: {} },
      { id: 99, result: {} },
    );
  }
  assert.ok(!last().ended);
  t.mock.timers.tick(100);
  assert.ok(last().ended);
  await assert.rejects(promise, failsWith("hung"));
});

test("dispose ends the worker and rejects open questions", async () => {
  const { engine, last } = start();
  const call = engine.call("hello", {});
  engine.dispose();
  assert.ok(last().ended);
  await assert.rejects(call, failsWith("closed"));
});
