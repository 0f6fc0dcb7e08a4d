import assert from "node:assert/strict";
import test from "node:test";
import { createDoor, faultOf, MESSAGE_CHARACTERS, SECOND_MESSAGES } from "../../../web/engine/door.js";

const READY = { boot: { state: "ready", versions: { engine: "1", python: "3", pyodide: "0" } } };
const THOUGHT = { turn: "A1", line: ["A1"], value: 0.5, nodes: 1, done: false, proven: null };

/** A door whose clock stands at `time.now`, ms. */
function open() {
  const time = { now: 0 };
  const door = createDoor(() => time.now);
  /** @param {unknown} post @returns {any} */
  const send = (post) => JSON.parse(door(typeof post === "string" ? post : JSON.stringify(post)) ?? "null");
  return { door, send, time };
}

/** @param {any} post */
const lost = (post) => post?.lost?.code;

test("what a worker has to say passes", () => {
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
  assert.equal(door(JSON.stringify(READY)), null); // nothing is heard after that
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

test("what is no text or no message of the protocol ends the worker", () => {
  const wrong = [1, null, undefined, {}, [], new ArrayBuffer(8), "x", "{}", "null", '{"boot": 1}', '{"messages": 1}'];
  wrong.push('{"messages": [null]}', '{"messages": [{"id": {}, "result": 1}]}', '{"lost": {"code": "other"}}');
  wrong.push('{"messages": [{"id": 1, "result": {"turn": {}, "line": []}}]}', `${"[".repeat(9000)}`);
  for (const data of wrong) assert.equal(lost(JSON.parse(open().door(data) ?? "null")), "malformed", String(data));
});

test("a worker that has started can not start again, which would give it more time", () => {
  const { send } = open();
  send(READY);
  assert.equal(lost(send({ boot: { state: "loading", stage: "python", done: 0, total: 0 } })), "malformed");
});

test("a fault's fields are texts of bounded length", () => {
  const template = { _$litType$: 1, strings: ["<b>"], values: [] };
  const fault = faultOf({
    code: template,
    message: ["x"],
    file: "f".repeat(9999),
    line: {},
    trace: "t".repeat(99_999),
  });
  assert.deepEqual({ ...fault, file: "", trace: "" }, faultOf({}));
  assert.equal(fault.file.length, 200);
  assert.equal(fault.trace.length, 10_000);
  const { send } = open();
  const [{ result }] = send({ messages: [{ id: 1, result: { fault: { message: template, line: -1 } } }] }).messages;
  assert.deepEqual(result.fault, faultOf({}));
});

test("of progress that comes too fast to be read some is dropped, answers never", () => {
  const { send, time } = open();
  const thinking = { messages: [{ id: 1, event: "thought", thought: THOUGHT }], busy: true };
  assert.ok(send(thinking));
  time.now = 10;
  assert.equal(send(thinking), null);
  assert.ok(send({ messages: [{ id: 1, result: THOUGHT }], busy: false }));
  time.now = 100;
  assert.ok(send(thinking));
});
