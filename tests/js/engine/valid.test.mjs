// The schemas that many files use: what fits them, and what comes in place of what does not.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as v from "../../../web/engine/valid.js";

/** @param {any} schema @param {readonly unknown[]} values */
const fitting = (schema, ...values) => values.filter((value) => v.safeParse(schema, value).success);

test("numbers are finite, whole, natural", () => {
  const numbers = [0, 1, -1, 0.5, 2 ** 53, NaN, Infinity, "1", null];
  assert.deepEqual(fitting(v.finite, ...numbers), [0, 1, -1, 0.5, 2 ** 53]);
  assert.deepEqual(fitting(v.whole, ...numbers), [0, 1, -1]);
  assert.deepEqual(fitting(v.natural, ...numbers), [0, 1]);
});

test("the key of a game with a friend has a stroke, and so no name that every list has", () => {
  const keys = ["k3f9/x", "constructor", "", 5, null].map((key) => v.parse(v.friendKey, key));
  assert.deepEqual(keys, ["k3f9/x", "", "", "", ""]);
});

test("a limit itself fits", () => {
  assert.deepEqual(fitting(v.pipe(v.number(), v.minValue(2), v.maxValue(4)), 1, 2, 4, 5), [2, 4]);
  assert.deepEqual(fitting(v.pipe(v.string(), v.minLength(2), v.maxLength(3)), "a", "ab", "abc", "abcd"), [
    "ab",
    "abc",
  ]);
  assert.deepEqual(fitting(v.pipe(v.texts, v.minLength(1)), [], ["a"]), [["a"]]);
});

test("a long text is cut, and what is no text is empty", () => {
  assert.deepEqual(
    ["abcd", "abc", "", 7, null].map((text) => v.parse(v.cut(3), text)),
    ["abc", "abc", "", "", ""],
  );
});

test("a list keeps the items that fit", () => {
  assert.deepEqual(v.parse(v.fitting(v.natural), [1, "2", -3, 4]), [1, 4]);
  assert.deepEqual(fitting(v.fitting(v.natural), null, {}, "12"), []);
});

test("each field has its own default", () => {
  const defaults = { on: true, size: 3 };
  const schema = v.object(v.orDefaults({ on: v.boolean(), size: v.natural }, defaults));
  assert.deepEqual(v.parse(schema, { on: false, size: -1, more: 1 }), { on: false, size: 3 });
  assert.deepEqual(v.parse(schema, {}), defaults);
});

test("a stored text that can't be read is null", () => {
  assert.equal(v.readJson(v.natural, "12"), 12);
  for (const text of ["-12", "[12]", "12!", "", null]) assert.equal(v.readJson(v.natural, text), null, String(text));
});
