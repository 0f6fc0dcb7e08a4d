import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnAfter } from "../../../web/export/diagrams.js";

test("a short game has a diagram after every turn, a long one after every few and its last; one without turns has its start", () => {
  assert.deepEqual([0, 1, 3].map(drawnAfter), [[0], [1], [1, 2, 3]]);
  assert.deepEqual(drawnAfter(20), [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  assert.deepEqual(drawnAfter(25), [3, 6, 9, 12, 15, 18, 21, 24, 25]);
  for (let turns = 1; turns < 200; turns++) {
    const drawn = drawnAfter(turns);
    assert.ok(drawn.length <= 12 && drawn.at(-1) === turns && new Set(drawn).size === drawn.length, `${turns}`);
  }
});
