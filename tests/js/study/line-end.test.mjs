// The end of a variation in a study: it is not the end of the game, and the way back stays.
import assert from "node:assert/strict";
import { test } from "node:test";
import { buttonOf, painted } from "../page.mjs";
import { lineOf, spokenLine } from "../../../web/app/prompt.js";
import { stepScreenOf } from "../../../web/app/screens.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { graph } from "../../../web/study/review-graph.js";
import { variation } from "../../../web/study/variation.js";
import { after, layout, stateOf } from "../fixtures.mjs";
import { reviewed } from "./reviewed.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

const over = stateOf("scene-over");
const { turns } = over.game;
const board = layout(over.game.board);

/** A study of the game's first `played` turns, with the end of a line on the board. @param {number} played @returns {State} */
const studied = (played) => ({
  ...over,
  study: { ...over.study, open: true, home: { turns: turns.slice(0, played), cursor: played } },
});
/** @param {State} state @returns {any} */
const contextOf = (state) => ({ state, layout: board, catalogue, act() {} });
/** @param {State} state */
function below(state) {
  const { line, end } = stepScreenOf(contextOf(state)).panels;
  const shown = painted(line);
  return {
    words: shown.querySelector(".line-words")?.textContent?.trim(),
    back: !!buttonOf(shown, "Leave the variation"),
    card: painted(end).textContent,
  };
}

test("at the end of a variation the line says that it is one, and the way back stays", () => {
  assert.deepEqual(below(studied(turns.length - 2)), { words: "In this line Blue wins.", back: true, card: "" });
});

test("at the end of the game itself, a study says who won", () => {
  assert.deepEqual(below(studied(turns.length)), { words: "Blue wins.", back: false, card: "" });
});

for (const [result, why] of [
  ["x wins by resignation", "Blue resigned."],
  ["x wins on time", "Blue's time is up."],
])
  test(`a study of a game that ended otherwise says how, at its end only: ${result}`, () => {
    const played = stateOf("scene-growth", { headers: { Result: result } });
    const state = after(played, { type: "study", tab: "analysis" });
    assert.equal(below(state).words, `Red wins. ${why}`);
    assert.match(spokenLine(state, board), new RegExp(`Red wins\\. ${why}$`));
    assert.doesNotMatch(below(after(state, { type: "step", by: -1 })).words ?? "", /wins/);
  });

test("at the end of a variation an aid keeps its words, and a screen reader hears that it is a line", () => {
  const state = after(studied(turns.length - 2), { type: "aid", aid: "twins" });
  assert.equal(lineOf(state, board).text, "In this line Blue wins.");
  assert.match(spokenLine(state, board), /In this line Blue wins\./);
});

test("a screen reader hears once who wins in a variation that the handicap decides", () => {
  const state = studied(turns.length - 2);
  assert.ok(state.scene?.result);
  const scene = { ...state.scene, result: { ...state.scene.result, reason: /** @type {const} */ ("handicap") } };
  assert.match(spokenLine({ ...state, scene }, board), /In this line Blue wins\. Red ran out of cells first/);
});

test("the graph of a review says at the end of a variation who wins in it, not who is to play", () => {
  const state = studied(turns.length - 2);
  assert.match(graphWords(state), /In this line Blue wins/);
});

/** What the review's graph says about the position on the board. @param {State} state */
function graphWords(state) {
  const { review } = reviewed().study;
  assert.ok(review?.found);
  const known = { ...review, turns: turns.slice(0, 2) };
  return painted(graph(contextOf(state), known, review.found)).querySelector(".chances-words")?.textContent ?? "";
}

test("a line that appears under a pointer that rests changes nothing on the board; one that is pointed at does, once", () => {
  const at = studied(turns.length);
  /** @type {any[]} */
  const done = [];
  const drawn = (/** @type {State} */ state) =>
    painted(
      variation({ ...contextOf(state), act: (/** @type {any} */ action) => done.push(action) }, [], turns),
    ).querySelectorAll("button");
  const moved = (/** @type {State} */ state, /** @type {string} */ kind) =>
    drawn(state)[1]?.dispatchEvent(
      Object.assign(new /** @type {any} */ (document.defaultView).Event(kind), { pointerType: "mouse" }),
    );
  moved(at, "pointerenter");
  assert.deepEqual(done, []);
  moved(at, "pointermove");
  const { type, variation: shown } = /** @type {any} */ (done[0]);
  assert.deepEqual([type, shown], ["preview", { path: [], line: turns.slice(0, 2) }]);
  moved({ ...at, study: { ...at.study, preview: shown } }, "pointermove");
  assert.equal(done.length, 1);
});
