// The catalogue's boards get their cells back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";

test("every cell of a board has its name and its place", () => {
  const [{ name, cells }] = catalogue.boards;
  assert.equal(name, "hexhex2");
  assert.deepEqual(cells, [
    ["A1", 0, -1],
    ["A2", 1, -1],
    ["B1", -1, 0],
    ["B2", 0, 0],
    ["B3", 1, 0],
    ["C1", -1, 1],
    ["C2", 0, 1],
  ]);
  assert.deepEqual(
    catalogue.boards.map((board) => board.cells.length),
    [7, 19, 37, 61, 91, 127, 169, 27, 48, 75, 30],
  );
});

test("each row has its letter on the left, and on the right the number of its last cell", () => {
  assert.deepEqual(catalogue.boards[0].labels, [
    ["A", -1, -1],
    ["2", 2, -1],
    ["B", -2, 0],
    ["3", 2, 0],
    ["C", -2, 1],
    ["2", 1, 1],
  ]);
});
