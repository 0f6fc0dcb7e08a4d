// The marks on the board after a wrong turn of a puzzle: the turn, and the answer that refutes it.
import "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { missedMarks } from "../../../web/learn/learn.js";
import { game, layout } from "../fixtures.mjs";

const BOARD = layout("hexhex3");
const START = /** @type {const} */ ({ text: "", mover: 1, setup: 0 });
/** @param {string} phase @param {string[]} turns @param {object} [more] */
const marks = (phase, turns, more) => {
  const learn = /** @type {any} */ ({ kind: "puzzle", phase, base: 0, ...more });
  return missedMarks(game({ turns, start: START }), BOARD, learn).map(
    ({ cell, kind, text, seat, beside }) =>
      `${kind} ${BOARD.cells[cell].name} ${text} ${seat}${beside ? " beside" : ""}`,
  );
};

test("a wrong turn is marked at once, its answer when it has come, both on stones", () => {
  assert.deepEqual(marks("refuting", ["B1-C1"]), ["ghost B1  1", "ghost C1  1", "played B1 ?? 1"]);
  assert.deepEqual(marks("lost", ["B1", "A3-D4"]), [
    "ghost B1  1",
    "answer A3 1 0 beside",
    "answer D4 2 0 beside",
    "played B1 ?? 1",
  ]);
});

test("after right turns the marks are those of the wrong one", () => {
  assert.deepEqual(marks("refuting", ["A1", "A2", "B1"], { base: 2 }), ["ghost B1  1", "played B1 ?? 1"]);
});

test("a refutation that is played out keeps only the wrong turn's marks", () => {
  assert.deepEqual(marks("refuting", ["B1", "A3", "D4"]), ["ghost B1  1", "played B1 ?? 1"]);
});

test("nothing is marked while the reader tries, when the answer is shown, and in a lesson", () => {
  assert.deepEqual(marks("try", []), []);
  assert.deepEqual(marks("won", ["B1"]), []);
  assert.deepEqual(marks("lost", ["B1"], { answered: true }), []);
  assert.deepEqual(marks("lost", ["B1", "A3"], { kind: "lesson" }), []);
});
