/** The end of a game: its highlights, and its effects on a newcomer's page. */
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { keyOf, withSummaries } from "../../../web/game/line.js";
import { highlights, remembered } from "../../../web/game/highlights.js";
import { finished } from "../../../web/game/select.js";
import { freshState } from "../../../web/app/state.js";
import { AGAINST_BOT, fixture, game, stateOf } from "../fixtures.mjs";

const TURNS = ["A1", "B1", "C1", "D1", "E1", "A2", "B2"];
/** @param {readonly [number, [number, number]][]} turns the number of bugs eaten and the cells left */
const played = (turns) =>
  freshState(
    withSummaries(
      game({ turns: TURNS.slice(0, turns.length), seats: AGAINST_BOT }),
      turns.map(([ate, mobility]) => ({ ate, mobility, kind: "growth" })),
    ),
  );
const GAME = played([
  [0, [19, 19]],
  [3, [9, 9]],
  [1, [9, 8]],
  [0, [7, 7]],
  [2, [3, 6]],
  [0, [2, 2]],
  [0, [0, 5]],
]);

test("the longest chain may be either side's, and in the closest moment the loser was closer to a win than at the end", () => {
  const chains = [{ side: 1, number: 2, count: 3 }];
  assert.deepEqual(highlights(GAME, 0), { chains, closest: { number: 6, count: 2 } });
  assert.deepEqual(highlights(GAME, 1), { chains, closest: null });
  assert.deepEqual(highlights(played([[1, [19, 19]]]), 0), { chains: [], closest: null });
});

test("if both sides' longest chains are equal, both are named, the winner's first", () => {
  const state = played([
    [0, [19, 19]],
    [2, [9, 9]],
    [2, [8, 8]],
    [2, [7, 7]],
    [0, [0, 5]],
  ]);
  const words = (/** @type {0 | 1} */ seat) =>
    wordsOf(painted(remembered(/** @type {any} */ ({ state }), seat)).querySelectorAll("span"));
  assert.deepEqual(words(0), ["Longest chains: Red ate 2 bugs on turn 3, Blue as many on turn 2."]);
  assert.deepEqual(words(1), ["Longest chains: Blue ate 2 bugs on turn 2, Red as many on turn 3."]);
});

test("a finished game is not put aside as an unfinished one, wherever its cursor is", () => {
  const over = played([
    [0, [5, 5]],
    [0, [0, 3]],
  ]);
  const open = played([[0, [5, 5]]]);
  assert.deepEqual([finished(over), finished(open)], [true, false]);
  const back = reduce(reduce(over, { type: "study", tab: "review" }), { type: "jump", cursor: 1 });
  const next = (/** @type {typeof over} */ state) => reduce(state, { type: "new-game", game: game({}) });
  assert.deepEqual(
    next(back).notices.map(({ code }) => code),
    [],
  );
  assert.deepEqual(
    next(open).notices.map(({ code }) => code),
    ["replaced"],
  );
  assert.equal(next(back).study.open, false);
});

test("the first finished game brings all tools, and a hinted game brings a hint at every turn", () => {
  const state = stateOf("scene-over", { seats: AGAINST_BOT });
  assert.equal(state.settings.tools, false);
  const { scene } = fixture("scene-over");
  const after = reduce({ ...state, scene: null }, { type: "scene", scene, key: keyOf(state.game) });
  assert.equal(after.settings.tools, true);
  const hinted = reduce(after, { type: "hinted-game", game: game({ seats: AGAINST_BOT }) });
  assert.equal(hinted.study.coached, true);
  assert.equal(reduce(hinted, { type: "new-game", game: game({}) }).study.coached, false);
});
