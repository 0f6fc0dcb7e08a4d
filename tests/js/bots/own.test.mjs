import assert from "node:assert/strict";
import { test } from "node:test";
import { dropBot, keepBot, keptBots, titleOfText } from "../../../web/bots/own/effects.js";
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
