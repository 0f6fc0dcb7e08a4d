import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { match, rangeOf } from "../../../web/bots/match-view.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { stateOf } from "../fixtures.mjs";

/** The words about a match on a board. @param {string} board */
function said(board) {
  const state = stateOf("scene-start-hexhex3");
  const context = { state: { ...state, game: { ...state.game, board } }, catalogue, match: {} };
  return wordsOf(painted(match(/** @type {any} */ (context))).querySelectorAll(".hint"));
}

test("a match has the title of its board, also of a drawn one", () => {
  assert.match(said("hexhex3")[0] ?? "", /: Genius, Small board\. /);
  assert.match(said("...../.....")[0] ?? "", /: Genius, Drawn board\. /);
});

test("the range of a share stays between nothing and all, and holds the share", () => {
  const rounded = (/** @type {[number, number, number]} */ ...of) =>
    rangeOf(...of).map((each) => Math.round(100 * each));
  assert.deepEqual(rounded(4, 4, 0.34), [49, 100]);
  assert.deepEqual(rounded(0, 4, 0.34), [0, 51]);
  assert.deepEqual(rounded(50, 100, 0.1), [40, 60]);
});
