/** The graph of a review: a dot for each mistake, and a sign only where it collides with no other. */
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { graph, scaleOf } from "../../../web/study/review-graph.js";
import { layout } from "../fixtures.mjs";
import { finding, reviewed, TURNS } from "./reviewed.mjs";

/** The graph of a game whose turns 1 to 3 are mistakes and whose third decided it. @param {number} cursor @param {number} [length] turns of the game @param {(action: any) => void} [act] */
function graphAt(cursor, length = TURNS.length, act = () => {}) {
  const state = reviewed({ cursor });
  const { review } = state.study;
  assert.ok(review?.found);
  const found = { ...review.found, findings: [finding(0, "??"), finding(1, "?"), finding(2, "??")] };
  const context = /** @type {any} */ ({ state, layout: layout("hexhex3"), catalogue, act });
  return painted(graph(context, { ...review, turns: Array(length).fill(TURNS[0]) }, found));
}

/** Its signs and the number of its dots. @param {number} cursor */
function signsAt(cursor) {
  const shown = graphAt(cursor);
  return [wordsOf(shown.querySelectorAll(".chances-mark")), shown.querySelectorAll(".chances-mistake").length];
}

test("the turn that decided the game and the one on the board have signs, the others dots", () => {
  assert.deepEqual(signsAt(4), [["3??"], 3]);
  assert.deepEqual(signsAt(1), [["??", "3??"], 3]);
  assert.deepEqual(signsAt(3), [["3??"], 3]);
});

test("the sign of the turn that decided the game is beside its line: on the right or, without room there, on the left", () => {
  const place = (/** @type {number} */ turns) => {
    const sign = graphAt(0, turns).querySelector(".decided");
    return [sign?.getAttribute("dx"), sign?.classList.contains("first"), sign?.classList.contains("last")];
  };
  assert.deepEqual(place(4), ["6", true, false]);
  assert.deepEqual(place(3), ["-6", false, true]);
  /** @type {any[]} */
  const acts = [];
  const sign = graphAt(0, 4, (action) => acts.push(action)).querySelector(".decided");
  sign?.dispatchEvent(new /** @type {any} */ (document.defaultView).Event("click", { bubbles: true }));
  assert.deepEqual(acts, [{ type: "go", path: Array(3).fill(TURNS[0]) }]); // its own turn, not the one below it
});

test("estimates near 50 % are stretched, the proven results are the edges, and a plot in proportion stays so", () => {
  const red = (/** @type {{chance: number}} */ { chance }) => chance;
  const heights = (/** @type {number[]} */ ...chances) => {
    const points = [...chances, 0, 1].map((chance, ply) => ({ ply, chance, proven: ply >= chances.length }));
    const { y, stretch } = scaleOf(points, red);
    return [stretch, ...points.map((point) => y(point))].map((each) => Number(each.toFixed(2)));
  };
  assert.deepEqual(heights(0.5, 0.6, 0.4), [2, 0.5, 0.3, 0.7, 1, 0]); // never more than twice as far
  assert.deepEqual(heights(0.5, 0.75), [1.6, 0.5, 0.1, 1, 0]); // not at the edge, which means a proof
  assert.deepEqual(heights(0.05, 0.95), [1, 0.95, 0.05, 1, 0]);
  assert.deepEqual(heights(), [1, 1, 0]);
});
