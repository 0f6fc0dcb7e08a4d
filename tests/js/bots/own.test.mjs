import assert from "node:assert/strict";
import { test } from "node:test";
import { dropBot, keepBot, keptBots, ownBots, titleOfText } from "../../../web/bots/own/effects.js";
import { faultWords } from "../../../web/bots/own/fault.js";
import { seldom } from "../../../web/bots/own/sandbox.js";

test("of thoughts that come too fast only some are sent, but every answer is", () => {
  let time = 0;
  const thought = { messages: [{ id: 1, event: "thought", thought: {} }], busy: true };
  const answer = { messages: [{ id: 1, result: {} }], busy: false };
  /** @type {object} */
  let next = thought;
  const pump = seldom(
    () => JSON.stringify(next),
    () => time,
  );
  let sent = 0;
  for (; time < 1000; time += 1) sent += JSON.parse(pump()).messages.length;
  assert.equal(sent, 20);
  next = answer;
  time = 951;
  assert.deepEqual(JSON.parse(pump()), answer);
});

test("a pasted bot has its name from its first line", () => {
  assert.equal(titleOfText("# mine\ndef think(position, limit): ..."), "mine");
  assert.equal(titleOfText("#  My bot 2.py \r\n"), "My bot 2.py");
  for (const text of ["def think():", "# -*- coding: utf-8 -*-", "", "#"]) assert.equal(titleOfText(text), "mybot.py");
});

test("with blocked databases every call rejects, and none throws synchronously", async () => {
  const blocked = () => {
    throw new DOMException("no", "SecurityError");
  };
  /** @type {any} */ (globalThis).indexedDB = { open: blocked };
  const bot = { id: "own:a", title: "a.py", text: "", wheels: null };
  for (const wish of [() => keepBot(bot), () => dropBot(bot), keptBots])
    assert.equal(await wish().catch(() => "refused"), "refused");
});

test("a bot that is too large is refused with its limit before its worker starts", async () => {
  const file = (/** @type {string} */ name, /** @type {number} */ size) => ({
    file: /** @type {any} */ ({ name, size }),
  });
  const limits = [
    [{ text: `# long.py\n${"#".repeat(2_000_000)}` }, "long.py", "2"],
    [file("long.py", 2_000_001), "long.py", "2"],
    [file("long.whl", 20_000_001), "long.whl", "20"],
  ];
  for (const [source, name, limit] of limits) {
    /** @type {any[]} */
    const said = [];
    const store = { dispatch: (/** @type {any} */ action) => said.push(action), state: () => ({}) };
    await ownBots(/** @type {any} */ (store), /** @type {any} */ ({})).add(/** @type {any} */ (source));
    const { fault } = said.find(({ type }) => type === "bot-not-added");
    assert.deepEqual([fault.code, fault.file, fault.detail], ["too_long", name, limit]);
  }
});

test("a file that can't be read, as of a folder, is named, and no worker starts", async () => {
  const failing = async () => Promise.reject(new DOMException("gone", "NotFoundError"));
  for (const name of ["gone.py", "gone.whl"]) {
    /** @type {any[]} */
    const said = [];
    const store = { dispatch: (/** @type {any} */ action) => said.push(action), state: () => ({}) };
    const file = /** @type {any} */ ({ name, size: 1, text: failing, arrayBuffer: failing });
    await ownBots(/** @type {any} */ (store), /** @type {any} */ ({})).add({ file });
    const { fault } = said.find(({ type }) => type === "bot-not-added");
    assert.equal(faultWords(fault), `“${name}” could not be opened.`);
  }
});
