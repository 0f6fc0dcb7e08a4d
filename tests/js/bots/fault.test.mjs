// Faults of users' bots in words.
import "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultWords } from "../../../web/bots/own/fault.js";

/** @param {string} code @param {string} detail */
const words = (code, detail) =>
  faultWords(/** @type {any} */ ({ code, detail, file: "my.whl", line: null, source: "", trace: "" }));

test("a wheel that can't be unpacked is named, with the reason in words of the page or of Python", () => {
  assert.equal(words("not_a_wheel", "encrypted"), "my.whl: it can't be unpacked: it is encrypted.");
  assert.equal(words("not_a_wheel", "File is not a zip file"), "my.whl: it can't be unpacked: File is not a zip file");
  assert.equal(words("wheel_files", "3000"), "my.whl: its wheels have more than 3000 files.");
  assert.equal(words("native", "a/b.so"), "my.whl: it needs the native module a/b.so, which browsers can't run.");
});
