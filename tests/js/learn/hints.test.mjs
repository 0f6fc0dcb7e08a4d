// The hints of a puzzle, one after the other.
import "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

const { nextHint } = await import("../../../web/learn/teacher.js");

/** @param {number} cells @param {boolean} anywhere */
function all(cells, anywhere) {
  const given = [];
  for (let hints = 0; hints < 3;) given.push((hints = nextHint(hints, cells, anywhere)));
  return given;
}

test("hints say where to look, then the cell, then the turn", () => {
  assert.deepEqual(all(2, false), [1, 2, 3]);
  assert.deepEqual(all(1, false), [1, 3], "the cell is the whole turn");
});

test("a hint that would mark every cell is left out", () => {
  assert.deepEqual(all(2, true), [2, 3]);
  assert.deepEqual(all(1, true), [3]);
});
