// A cancelled bot that does not end its thought is ended after one second, with its worker. What a
// worker answers may be forged: it counts after the engine has checked it.
import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { register } from "node:module";
import { beforeEach, test } from "node:test";

/** @type {any} */
const scope = globalThis;
const empty = { path: "a", hashes: [createHash("sha256").digest("hex")] };
const site = {
  ...{ wasm: empty, library: empty, engine: empty, isolated: empty, later: {} },
  lock: { packages: { micropip: { file_name: "m.whl", sha256: empty.hashes[0] } } },
};
const module = `data:text/javascript,${encodeURIComponent(`export const site = ${JSON.stringify(site)};`)}`;
const hook = `export const resolve = (specifier, context, next) => specifier.endsWith("/site.js")
  ? { url: ${JSON.stringify(module)}, shortCircuit: true } : next(specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
scope.location ??= new URL("https://example.org/bug/");
scope.fetch = async () => new Response("");
scope.FileReader = class {
  readAsDataURL() {
    this.result = "data:;base64,";
    /** @type {any} */ (this).onload();
  }
};

/** The messages to a bot's worker, and whether its frame is gone. */
class Frame {
  hidden = false;
  srcdoc = "";
  removed = false;
  sandbox = { add() {} };
  /** @type {any} */
  onload = null;
  /** @type {{id: string, method: string, params: any}[]} */
  heard = [];
  contentWindow = {
    postMessage: (/** @type {any} */ _, /** @type {any} */ __, /** @type {MessagePort[]} */ [port]) => this.serve(port),
  };

  /** @param {MessagePort} port */
  serve(port) {
    this.port = port;
    const say = (/** @type {object} */ post) => port.postMessage(JSON.stringify(post));
    port.onmessage = ({ data }) => {
      if (typeof data !== "string") return say({ boot: { state: "ready", versions: {} } });
      const request = JSON.parse(data);
      this.heard.push(request);
      const fault = request.params.text === "new" ? loads : null;
      if (request.method === "load") say({ messages: [{ id: request.id, result: { fault } }], busy: false });
      if (request.method === "think" && answer) say(answer(request.id));
      if (request.method === "cancel" && obeys)
        say({ messages: [{ id: request.params.request, result: { cancelled: true } }], busy: false });
    };
  }

  remove() {
    this.removed = true;
    this.port?.close();
  }
}
/** @type {Frame[]} */
let frames = [];
let obeys = false;
/** What is wrong with new code. @type {any} */
let loads = null;
/** What the worker says when it is asked for a thought. @type {((id: string) => object) | null} */
let answer = null;
/** What the engine says of the turn. @type {any} */
let verdict = null;
const { createSandboxes } = await import("../../../web/bots/own/sandboxes.js");
const { ownBots } = await import("../../../web/bots/own/effects.js");
scope.document = {
  createElement: () => {
    const frame = new Frame();
    frames.push(frame);
    return frame;
  },
  body: { append: (/** @type {Frame} */ frame) => frame.onload() },
};
/** @type {string[]} */
let explained = [];
const call = async (/** @type {string} */ _, /** @type {{turn: string}} */ { turn }) => {
  explained.push(turn);
  return verdict;
};
const engine = /** @type {any} */ ({ call });
const find = async () => ({ id: "own:a", title: "a.py", text: "", wheels: null });
const GAME = { ruleset: "genius", board: "hexhex2", turns: [] };
const next = () => new Promise((resolve) => setImmediate(resolve));

/** A bot that is thinking. @param {import("node:test").TestContext} context */
async function thinking(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const sandboxes = createSandboxes(engine, /** @type {any} */ (find));
  const work = sandboxes.think("own:a", /** @type {any} */ (GAME), 1000, () => {});
  const asked = () => frames[0]?.heard.some(({ method }) => method === "think");
  for (const late = Date.now() + 10_000; !asked() && Date.now() < late;) await next(); // its parts are read from the disk
  assert.ok(asked());
  context.after(() => sandboxes.close("own:a"));
  return { work, frame: frames[0], sandboxes };
}

beforeEach(() => {
  [frames, obeys, loads, answer, verdict, explained] = [[], false, null, null, { refusal: null, turn: "A1" }, []];
});

test("a bot that does not end its thought is ended after a second", async (context) => {
  const { work, frame } = await thinking(context);
  work.cancel();
  context.mock.timers.tick(999);
  assert.equal(frame.removed, false);
  context.mock.timers.tick(1);
  assert.equal(frame.removed, true);
  assert.deepEqual(await work.promise, { cancelled: true });
});

test("a question that waits behind a thought that did not end is asked of another worker", async (context) => {
  const { work, frame, sandboxes } = await thinking(context);
  work.cancel();
  const again = sandboxes.think("own:a", /** @type {any} */ (GAME), 1000, () => {});
  const asked = (/** @type {number} */ i) => frames[i]?.heard.filter(({ method }) => method === "think").length ?? 0;
  for (const late = Date.now() + 10_000; asked(0) < 2 && Date.now() < late;) await next();
  answer = (id) => ({ messages: [{ id, result: { turn: "a1", line: ["a1"], value: 0.5, nodes: 1 } }], busy: false });
  context.mock.timers.tick(1000);
  assert.equal(frame.removed, true);
  for (const late = Date.now() + 10_000; !asked(1) && Date.now() < late;) await next();
  assert.equal(/** @type {any} */ (await again.promise).turn, "A1");
  assert.deepEqual(await work.promise, { cancelled: true });
});

test("a bot that is replaced while it thinks goes on with its new code, or with the old if the new one fails", async (context) => {
  for (const fault of [null, { code: "crash", detail: "" }]) {
    [frames, loads] = [[], fault];
    const { work, frame, sandboxes } = await thinking(context);
    answer = (id) => ({ messages: [{ id, result: { turn: "a1", line: ["a1"], value: 0.5, nodes: 1 } }], busy: false });
    const admitted = sandboxes.admit({ id: "own:a", title: "a.py", text: "new", wheels: null }).then(
      () => "added",
      () => "refused",
    );
    assert.equal(await admitted, fault ? "refused" : "added");
    assert.equal(frame.removed, true);
    assert.equal(/** @type {any} */ (await work.promise).turn, "A1");
    const texts = frames.flatMap(({ heard }) =>
      heard.flatMap(({ method, params }) => (method === "load" ? params.text : [])),
    );
    assert.deepEqual(texts, fault ? ["", "new", ""] : ["", "new"]);
    sandboxes.close("own:a");
    context.mock.timers.reset();
    answer = null;
  }
});

test("a bot that ends its thought stays ready for the next question", async (context) => {
  obeys = true;
  const { work, frame } = await thinking(context);
  work.cancel();
  assert.deepEqual(await work.promise, { cancelled: true });
  context.mock.timers.tick(5000);
  assert.equal(frame.removed, false);
});

const THOUGHT = { turn: " a1 ", line: ["C3"], value: 1, nodes: 1, done: true, proven: "win" };

/** What becomes of an answer to the question for a thought. @param {(id: string) => object} said */
async function thought(said) {
  answer = said;
  const sandboxes = createSandboxes(engine, /** @type {any} */ (find));
  const { promise } = sandboxes.think("own:a", /** @type {any} */ (GAME), 1000, () => {});
  const result = await promise.catch(({ fault }) => fault);
  sandboxes.close("own:a");
  return result;
}

/** @param {object} result @returns {(id: string) => object} */
const answered = (result) => (id) => ({ messages: [{ id, result }], busy: false });

test("a turn counts as the engine spells it", async () => {
  assert.equal((await thought(answered(THOUGHT))).turn, "A1");
  assert.deepEqual(explained, [" a1 "]);
});

test("a forged turn is refused with the engine's reason", async () => {
  verdict = { refusal: { code: "occupied", text: "A1 is occupied" }, turn: null };
  const { code, file, detail, refusal } = await thought(answered(THOUGHT));
  assert.deepEqual([code, file, detail, refusal], ["illegal", "a", "A1 is occupied", "occupied"]);
});

test("an answer that is no thought is refused", async () => {
  for (const result of [{}, { turn: 5 }]) assert.equal((await thought(answered(result))).code, "cheat");
});

test("what a worker was ended for is said of its bot", async () => {
  const codes = { flood: "flood", malformed: "cheat", python_error: "died" };
  for (const [code, said] of Object.entries(codes))
    assert.equal((await thought(() => ({ lost: { code, trace: "x" } }))).code, said);
});

test("a pasted bot that replaces another one of its name leaves that to Undo", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] }); // its worker stays for a minute
  /** @type {any[]} */
  const actions = [];
  const own = ownBots(/** @type {any} */ ({ dispatch: (/** @type {any} */ action) => actions.push(action) }), engine);
  await own.add({ text: "def think(): one" });
  await own.add({ text: "def think(): one" });
  const offered = () => actions.findLast(({ type }) => type === "own-bots").removed;
  assert.equal(offered(), null);
  await own.add({ text: "def think(): two" });
  assert.equal(offered().text, "def think(): one");
  await own.add({ back: "own:mybot.py" });
  assert.equal(offered(), null);
  const texts = [...stored("bug-bots").values()].map((/** @type {any} */ { id, text }) => [id, text]);
  assert.deepEqual(texts, [
    ["own:mybot.py", "def think(): two"],
    ["own:mybot (2).py", "def think(): one"],
  ]);
  for (const id of ["own:mybot.py", "own:mybot (2).py"]) await own.remove(id);
});
