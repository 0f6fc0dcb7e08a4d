// A proven win is counted as a puzzle counts it: in turns of the side to move.
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { book } from "../../../web/learn/puzzle-book.js";
import { turnKeyOf } from "../../../web/game/line.js";
import { analysis } from "../../../web/study/analysis.js";
import { hintWords } from "../../../web/study/hint-words.js";
import { ownTurns } from "../../../web/game/own-turns.js";
import { linesOf } from "../../../web/study/found.js";
import { panelMarks } from "../../../web/study/panel-marks.js";
import { layout, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/engine/protocol.js").Choice} Choice */

/** @param {"win" | "loss"} proven @param {number} ends @returns {Choice} */
const choice = (proven, ends) => ({
  ...{ cell: 0, turn: "A1", proven, ends, value: proven === "win" ? 1 : 0 },
  ...{ line: ["A1", "B1"], bonus: false, visits: 1 },
});

/** The start of hexhex3 with an analysis. @param {Choice[]} choices */
function analysed(...choices) {
  const state = reduce(stateOf("scene-start-hexhex3"), { type: "study", tab: "analysis" });
  const found = /** @type {any} */ ({ choices, proven: choices[0].proven, value: 1, nodes: 1, done: true });
  return reduce(state, { type: "analysed", key: turnKeyOf(state.game), found });
}

test("a puzzle and a proof count the same turns", () => {
  assert.deepEqual(
    book.map(({ turns }) => ownTurns(turns)),
    book.map(({ own }) => own),
  );
  assert.deepEqual([1, 3, 9].map(ownTurns), [1, 2, 5]); // the side to move also plays the last turn of a game that it loses
});

test("the board, the lines and the verdict of an analysis say how many turns the side to move still plays", () => {
  const state = analysed(choice("win", 4), { ...choice("loss", 9), cell: 1 });
  const texts = panelMarks(state, layout("hexhex3")).map(({ text }) => text);
  assert.deepEqual(texts, ["✓2", "✗5"]);
  const shown = painted(analysis(/** @type {any} */ ({ state, layout: layout("hexhex3"), act() {} })));
  assert.match(shown.textContent ?? "", /Red wins in 2 turns: proven/);
  const lines = [...shown.querySelectorAll("[aria-label^=Line]")].map((line) => line.getAttribute("aria-label"));
  assert.deepEqual(lines, [
    "Line 1: Red A1: Red wins in 2 turns: proven",
    "Line 2: Red A1: Blue wins in 5 turns: proven",
  ]);
});

test("a hint counts a proven win in the same way", () => {
  const state = stateOf("scene-start-hexhex3");
  const hint = { region: [0], bug: null, shape: null, turn: "A1", line: ["A1"] };
  const reasons = [{ why: "proven", count: 6, theirs: 0, bugs: [], shapes: [] }];
  const asked = reduce(state, { type: "hint" });
  const found = /** @type {any} */ ({ ...hint, reasons });
  const answered = reduce(asked, { type: "hinted", key: asked.study.hint?.key ?? "", found });
  const said = [2, 3].reduce((now) => reduce(now, { type: "hint" }), answered);
  assert.equal(hintWords(said, layout("hexhex3")), "A1 wins for certain, in 3 turns.");
});

test("the lines are in the order of the values that are shown; equal ones and proofs keep the engine's order", () => {
  const open = (/** @type {string} */ turn, /** @type {number | null} */ value) => ({
    ...choice("win", 4),
    ...{ turn, value, proven: null, ends: null },
  });
  const orderOf = (/** @type {any[]} */ choices, count = 9) =>
    linesOf(/** @type {any} */ ({ choices }), count)
      .map(({ turn }) => turn)
      .join(" ");
  assert.equal(orderOf([open("A", 0.494), open("B", 0.503), open("C", 0.486)]), "B A C"); // 49, 50, 49
  assert.equal(orderOf([open("A", 0.494), open("B", 0.503), open("C", 0.9)], 2), "B A"); // the engine chooses them
  assert.equal(orderOf([choice("win", 4), open("B", 0.4), open("C", 0.5), choice("loss", 9)]), "A1 C B A1");
  assert.equal(orderOf([open("A", null), open("B", 0.1)]), "B A");
});
