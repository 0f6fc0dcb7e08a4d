import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnAfter } from "../../../web/export/diagrams.js";

test("a game has a diagram every eight turns and at its end; a game without turns has one at its start", () => {
  assert.deepEqual([0, 1, 8, 9, 24].map(drawnAfter), [[0], [1], [8], [8, 9], [8, 16, 24]]);
});
