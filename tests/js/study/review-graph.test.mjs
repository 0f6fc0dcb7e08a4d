/** The graph of a review: a dot for each mistake, and a sign only where it collides with no other. */
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { graph } from "../../../web/study/review-graph.js";
import { layout } from "../fixtures.mjs";
import { finding, reviewed, TURNS } from "./reviewed.mjs";

/** The signs and the number of dots of a game whose turns 1 to 3 are mistakes and whose third decided it. @param {number} cursor */
function signsAt(cursor) {
  const state = reviewed({ cursor });
  const { review } = state.study;
  assert.ok(review?.found);
  const found = { ...review.found, findings: [finding(0, "??"), finding(1, "?"), finding(2, "??")] };
  const context = /** @type {any} */ ({ state, layout: layout("hexhex3"), catalogue, act() {} });
  const shown = painted(graph(context, { ...review, turns: TURNS }, found));
  return [wordsOf(shown.querySelectorAll("text")), shown.querySelectorAll(".chances-mistake").length];
}

test("the turn that decided the game and the one on the board have signs, the others dots", () => {
  assert.deepEqual(signsAt(4), [["3??"], 3]);
  assert.deepEqual(signsAt(1), [["??", "3??"], 3]);
  assert.deepEqual(signsAt(3), [["3??"], 3]);
});
