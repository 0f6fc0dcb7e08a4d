// Faults of users' bots in words.
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultWords } from "../../../web/bots/own/fault.js";
import { ownBots } from "../../../web/bots/own/own-bots.js";
import { reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { stateOf } from "../fixtures.mjs";

/** @param {string} code @param {string} detail */
const words = (code, detail) =>
  faultWords(/** @type {any} */ ({ code, detail, file: "my.whl", line: null, source: "", trace: "" }));

test("a wheel that can't be unpacked is named, with the reason in words of the page or of Python", () => {
  assert.equal(words("not_a_wheel", "encrypted"), "my.whl: it can't be unpacked: it is encrypted.");
  assert.equal(words("not_a_wheel", "File is not a zip file"), "my.whl: it can't be unpacked: File is not a zip file");
  assert.equal(words("wheel_files", "3000"), "my.whl: its wheels have more than 3000 files.");
  assert.equal(words("native", "a/b.so"), "my.whl: it needs the native module a/b.so, which browsers can't run.");
});

test("a wheel whose code is not valid Python is not added, and the dialog says where and why", () => {
  const source = "def think(position, limit)";
  const fault = { code: "syntax", detail: "expected ':'", file: "choice.py", line: 2, source, trace: "" };
  const refused = { type: /** @type {const} */ ("bot-not-added"), title: "bug_bot-1.0.whl", fault };
  const state = reduce(stateOf("scene-start-hexhex3"), refused);
  const page = painted(ownBots(/** @type {any} */ ({ state, act() {}, catalogue, copy() {}, addBot() {} })));
  const alert = page.querySelector('[role="alert"]')?.textContent?.replace(/\s+/g, " ") ?? "";
  assert.ok(alert.includes("bug_bot-1.0.whl was not added. choice.py, line 2: not valid Python: expected ':'."), alert);
  assert.ok(alert.includes(source));
});
