// Who has fewer cells left, and what the players' cards and the end of a game say of it.
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { lead } from "../../../web/game/lead.js";
import { players } from "../../../web/game/players.js";
import { AGAINST_BOT, layout, PEOPLE, stateOf } from "../fixtures.mjs";

const { banner } = await import("../../../web/game/banner.js");

/** @param {any} state @returns {any} */
const contextOf = (state) => ({
  state,
  catalogue,
  layout: layout("hexhex3"),
  act() {},
  views: { lead, clock() {} },
});
/** @param {[number, number]} mobility @param {0 | 1} [starts] */
function after(mobility, starts = 0) {
  const state = stateOf("scene-growth", { starts, draft: [] });
  assert.ok(state.scene && state.game.cursor);
  return { ...state, sceneKey: JSON.stringify(0), scene: { ...state.scene, mobility } };
}

test("during the game the words beside the numbers say that fewer is better, and who has fewer: not that this side leads", async () => {
  const { keyOf } = await import("../../../web/game/line.js");
  const of = (/** @type {[number, number]} */ mobility, /** @type {0 | 1} */ starts = 0) => {
    const state = after(mobility, starts);
    return lead({ state: /** @type {any} */ ({ ...state, sceneKey: keyOf(state.game) }) });
  };
  assert.equal(of([17, 9]), "Fewer cells left is better: Blue has 8 fewer.");
  assert.equal(of([17, 9], 1), "Fewer cells left is better: Red has 8 fewer.");
  assert.equal(of([9, 9]), "Fewer cells left is better: both are level.");
  assert.equal(lead({ state: after([17, 9]) }), null, "the numbers are those of another position");
});

test("the words say who must win by more than the handicap", () => {
  for (const [stronger, starts, name] of /** @type {const} */ ([
    [0, 0, "Red"],
    [1, 0, "Blue"],
    [1, 1, "Red"],
  ])) {
    const state = after([17, 9], starts);
    const rules = { ...state.scene.rules, score: /** @type {const} */ ("margin"), handicap: 3, stronger };
    const words = lead({ state: /** @type {any} */ ({ ...state, scene: { ...state.scene, rules } }) });
    assert.equal(words, `You win if you have no cells left when your turn begins. ${name} must win by more than 3.`);
  }
});

test("before the first turn and at the end the words say how to win; the tooltip of a number says that fewer is better", () => {
  for (const name of ["scene-start-hexhex3", "scene-over"]) {
    const place = painted(players(contextOf(stateOf(name)), null));
    assert.ok(wordsOf([place])[0]?.includes("You win if you have no cells left when your turn begins."));
    assert.ok([...place.querySelectorAll("button")].every(({ title }) => title.startsWith("Fewer is better")));
  }
});

test("at the end of a game between two persons the button names who lost it; against a bot it does not", () => {
  const words = (/** @type {any} */ seats) =>
    wordsOf(painted(banner(contextOf(stateOf("scene-over", { seats })))).querySelectorAll("button"));
  const found = words(PEOPLE).find((each) => each?.startsWith("See"));
  assert.match(found ?? "", /^See why (Red|Blue) lost$/);
  assert.ok(!words(AGAINST_BOT).some((each) => each?.startsWith("See where")));
});
