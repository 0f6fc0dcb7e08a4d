/** A turn in a sentence stays on one line. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { unbroken } from "../../../web/ui/unbroken.js";

/** The words of each part, those that stay on one line in brackets. @param {string} text */
const parts = (text) =>
  unbroken(text).map((part) => (typeof part === "string" ? part : `[${part.values.map(String).join("")}]`));

test("a turn with several cells is one piece, and nothing is lost", () => {
  assert.deepEqual(parts("After B2-B1, Blue eats."), ["After ", "[B2-B1]", ", Blue eats."]);
  assert.deepEqual(parts("E2-D3 · D4"), ["", "[E2-D3]", " · D4"]);
});

test("a sentence without such a turn is unchanged", () => {
  assert.deepEqual(parts("It begins with E4, a well-known cell."), ["It begins with E4, a well-known cell."]);
});

test("a turn that is too long for a line of a phone may break", () => {
  const long = "A1-A2-A3-B1-B2-B3-B4-C1-C2-C3";
  assert.deepEqual(parts(long).join(""), long);
});
