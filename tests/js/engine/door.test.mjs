import assert from "node:assert/strict";
import test from "node:test";
import { createDoor, faultOf, MESSAGE_CHARACTERS, SECOND_MESSAGES } from "../../../web/engine/door.js";

const READY = { boot: { state: "ready", versions: { engine: "1", python: "3", pyodide: "0" } } };
const THOUGHT = { turn: "A1", line: ["A1"], value: 0.5, nodes: 1, done: false, proven: null };

/** A door whose clock shows `time.now` (ms). */
function open() {
  const time = { now: 0 };
  const door = createDoor(() => time.now);
  /** @param {unknown} post @returns {any} */
  const send = (post) => JSON.parse(door(typeof post === "string" ? post : JSON.stringify(post)) ?? "null");
  return { door, send, time };
}

/** @param {any} post */
const lost = (post) => post?.lost?.code;

test("valid messages of a worker pass", () => {
  const { send } = open();
  const loading = { boot: { state: "loading", stage: "python", done: 0, total: 0 } };
  const thinking = { messages: [{ id: 1, event: "thought", thought: THOUGHT }], busy: true };
  const answer = { messages: [{ id: 1, result: { ...THOUGHT, done: true } }], busy: false };
  for (const post of [loading, READY, thinking, answer]) assert.deepEqual(send(post), post);
  const loaded = { messages: [{ id: "x", result: { fault: null, name: "mybot" } }], busy: false };
  assert.deepEqual(send(loaded), loaded);
});

test("a long message ends the worker before it is parsed", () => {
  const { send, door } = open();
  assert.equal(lost(send(`[${"1,".repeat(MESSAGE_CHARACTERS)}1]`)), "flood");
  assert.equal(door(JSON.stringify(READY)), null); // after that no message passes
});

test("too many messages, or too many characters, in a second end the worker", () => {
  const { send, time } = open();
  const answer = { messages: [{ id: 1, result: null }], busy: false };
  for (let second = 0; second < 3; second += 1) {
    time.now = 1000 * second;
    for (let i = 0; i < SECOND_MESSAGES; i += 1) assert.equal(lost(send(answer)), undefined);
  }
  assert.equal(lost(send(answer)), "flood");
  const other = open();
  const long = { messages: [{ id: 1, result: null }], busy: false, filling: "x".repeat(60_000) };
  assert.ok([...Array(20)].some(() => lost(other.send(long)) === "flood"));
});

test("a message that is not a text, or not of the protocol, ends the worker", () => {
  const wrong = [1, null, undefined, {}, [], new ArrayBuffer(8), "x", "{}", "null", '{"boot": 1}', '{"messages": 1}'];
  wrong.push('{"messages": [null]}', '{"messages": [{"id": {}, "result": 1}]}', '{"lost": {"code": "other"}}');
  wrong.push('{"messages": [{"id": 1, "result": {"turn": {}, "line": []}}]}', `${"[".repeat(9000)}`);
  for (const data of wrong) assert.equal(lost(JSON.parse(open().door(data) ?? "null")), "malformed", String(data));
});

test("a worker that has started cannot start again, which would give it more time", () => {
  const { send } = open();
  send(READY);
  assert.equal(lost(send({ boot: { state: "loading", stage: "python", done: 0, total: 0 } })), "malformed");
});

test("a fault's fields are texts of bounded length", () => {
  const template = { _$litType$: 1, strings: ["<b>"], values: [] };
  const fault = faultOf({
    code: template,
    detail: ["x"],
    file: "f".repeat(9999),
    line: {},
    trace: "t".repeat(99_999),
  });
  assert.deepEqual({ ...fault, file: "", trace: "" }, faultOf({}));
  assert.equal(fault.file.length, 200);
  assert.equal(fault.trace.length, 10_000);
  const { send } = open();
  const [{ result }] = send({ messages: [{ id: 1, result: { fault: { detail: template, line: -1 } } }] }).messages;
  assert.deepEqual(result.fault, faultOf({}));
});

test("progress that comes too fast is dropped in part, but answers never are", () => {
  const { send, time } = open();
  const thinking = { messages: [{ id: 1, event: "thought", thought: THOUGHT }], busy: true };
  assert.ok(send(thinking));
  time.now = 10;
  assert.equal(send(thinking), null);
  assert.ok(send({ messages: [{ id: 1, result: THOUGHT }], busy: false }));
  time.now = 100;
  assert.ok(send(thinking));
});

/** @param {any} reply @param {boolean} [busy] the part that the page reads */
const heard = (reply, busy = false) => open().send({ messages: [reply], busy })?.messages?.[0];

test("texts and lists are cut at the length that the page has room for", () => {
  const [long, some] = ["x".repeat(20_000), "x".repeat(300)];
  const thought = heard({ id: 1, event: "thought", thought: { ...THOUGHT, line: Array(30).fill(some), done: "yes" } });
  assert.deepEqual(
    [thought.thought.line.length, thought.thought.line[0].length, thought.thought.done],
    [12, 200, false],
  );
  const { error } = heard({
    id: 1,
    error: { code: long, message: long, trace: long, file: "a.py", line: 3, source: "x" },
  });
  assert.deepEqual([error.code.length, error.message.length, error.trace.length], [40, 500, 10_000]);
  assert.deepEqual(Object.keys(error).sort(), ["code", "message", "trace"]);
  const { result } = heard({ id: 1, result: { fault: { file: long, line: 1, source: long }, name: long } });
  assert.deepEqual([result.fault.file.length, result.fault.source.length, result.name.length], [200, 500, 200]);
  assert.deepEqual(
    [0, 1, 1.5].map((line) => faultOf({ line }).line),
    [null, 1, null],
  );
  const figures = heard({
    id: 1,
    event: "progress",
    progress: { figures: Array(120).fill({ name: some, rate: 1, ratio: null, text: null }) },
  });
  assert.deepEqual(
    [figures.event, figures.progress.figures.length, figures.progress.figures[0].name.length],
    ["progress", 100, 200],
  );
  const failed = open().send({ boot: { state: "failed", code: "python_error", hint: long } });
  assert.equal(failed.boot.hint.length, 2000);
});

test("answers are read by the question's method", () => {
  assert.deepEqual(heard({ id: 1, result: { cancelled: true, more: 1 } }).result, { cancelled: true });
  assert.equal(heard({ id: 1, result: { ...THOUGHT, proven: "win" } }).result.proven, "win");
  assert.equal(heard({ id: 1, result: { ...THOUGHT, proven: "loss" } }).result.proven, "loss");
  const values = [-1, 2].map((value) => heard({ id: 1, result: { ...THOUGHT, value } }).result.value);
  assert.deepEqual(values, [0, 1]);
  assert.deepEqual(heard({ id: 1, result: { figures: [] } }).result, { figures: [] });
  assert.equal(heard({ id: 1, result: "text" }).result, null);
  assert.equal(heard({ id: 1, error: 5 }).error.message, "");
  assert.equal(open().send({ messages: [{ id: 1, result: null }], busy: 5 }).busy, false);
});

test("a value at a limit passes, a value over it does not", () => {
  const turn = (/** @type {number} */ length) => ({
    messages: [{ id: 1, result: { ...THOUGHT, turn: "x".repeat(length) } }],
    busy: false,
  });
  assert.deepEqual([lost(open().send(turn(200))), lost(open().send(turn(201)))], [undefined, "malformed"]);
  const ids = [200, 201].map((length) =>
    lost(open().send({ messages: [{ id: "x".repeat(length), result: null }], busy: false })),
  );
  assert.deepEqual(ids, [undefined, "malformed"]);
  const replies = [50, 51].map((count) =>
    lost(open().send({ messages: Array(count).fill({ id: 1, result: null }), busy: false })),
  );
  assert.deepEqual(replies, [undefined, "malformed"]);
  const filled = (/** @type {number} */ length) => JSON.stringify(READY).padEnd(length);
  assert.equal(lost(open().send(filled(MESSAGE_CHARACTERS))), undefined);
  assert.equal(lost(open().send(filled(MESSAGE_CHARACTERS + 1))), "flood");
  const { send, time } = open();
  const answer = JSON.stringify({ messages: [], busy: false }).padEnd(50_000);
  for (let i = 0; i < 20; i += 1) assert.equal(lost(send(answer)), undefined);
  time.now = 999;
  assert.equal(lost(send("1")), "flood", "1,000,001 characters within a second");
  const next = open();
  for (let i = 0; i < 20; i += 1) next.send(answer);
  next.time.now = 1000;
  assert.equal(lost(next.send(answer)), undefined);
});

test("the limits of a second and of a message are those of docs/bots.md", () => {
  const filled = (/** @type {number} */ length) => JSON.stringify({ messages: [], busy: false }).padEnd(length);
  const passes = (/** @type {number[]} */ lengths) => {
    const { send } = open();
    return lengths.every((length) => lost(send(filled(length))) === undefined);
  };
  assert.deepEqual([passes([65_536]), passes([65_537])], [true, false]);
  const few = Array(200).fill(50);
  assert.deepEqual([passes(few), passes([...few, 50])], [true, false]);
  const much = Array(20).fill(50_000);
  assert.deepEqual([passes(much), passes([...much.slice(1), 50_001])], [true, false]);
});

test("a fault's code and message are cut at the length that the page has room for", () => {
  const long = "x".repeat(20_000);
  const { code, detail } = faultOf({ code: long, detail: long });
  assert.deepEqual([code.length, detail.length], [40, 500]);
});

test("the reason for ending a worker is given", () => {
  const trace = (/** @type {unknown} */ data) => JSON.parse(open().door(data) ?? "null").lost.trace;
  assert.equal(trace(null), "a message that is null");
  assert.equal(trace(5), "a message that is number");
  assert.ok(trace(`"${"x".repeat(300)}`).length <= 200);
  const { send } = open();
  send(READY);
  assert.equal(send(READY).lost.trace, "TypeError: it has started already");
  const gone = { lost: { code: "python_error", trace: "x".repeat(3000) } };
  assert.deepEqual(open().send(gone), { lost: { code: "python_error", trace: "x".repeat(2000) } });
});

test("progress that comes too soon after other progress is dropped, and other messages with it pass", () => {
  const { send, time } = open();
  const thinking = { id: 1, event: "thought", thought: THOUGHT };
  const answer = { id: 2, result: null };
  const both = { messages: [thinking, answer], busy: true };
  assert.equal(send(both).messages.length, 2);
  time.now = 39;
  assert.deepEqual(send(both), { messages: [answer], busy: true });
  assert.equal(send({ messages: [thinking], busy: true }), null);
  time.now = 40;
  assert.equal(send(both).messages.length, 2);
});
