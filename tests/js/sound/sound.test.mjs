import assert from "node:assert/strict";
import { test } from "node:test";
import { soundOf } from "../../../web/sound/effects.js";
import { SCORES } from "../../../web/sound/player.js";
import { AGAINST_BOT, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

/** The state a moment later, with some news. @param {State} state @param {readonly string[]} types */
const later = (state, types) => ({
  ...state,
  motion: { key: "new", events: types.map((type) => /** @type {any} */ ({ type })) },
});

test("a stone, a meal and a chain sound each its own way, and nothing twice", () => {
  const state = stateOf("scene-growth");
  assert.equal(soundOf(state, later(state, ["grew"])), "stone");
  assert.equal(soundOf(state, later(state, ["grew", "ate"])), "meal");
  assert.equal(soundOf(state, later(state, ["grew", "ate", "grew", "ate"])), "chain");
  const heard = later(state, ["grew"]);
  assert.equal(soundOf(heard, { ...heard, aim: 3 }), null);
  assert.equal(soundOf(state, later(state, [])), null, "a step through the game is silent");
});

test("a refusal sounds once, and the end of a game as the person takes it", () => {
  const state = stateOf("scene-bonus-owed");
  const refused = { ...state, refusal: /** @type {any} */ ({}) };
  assert.equal(soundOf(state, refused), "refusal");
  assert.equal(soundOf(refused, { ...refused, aim: 1 }), null);
  const over = stateOf("scene-over", { seats: AGAINST_BOT });
  const { winner = 0 } = over.scene?.result ?? {};
  const won = { ...over, game: { ...over.game, starts: /** @type {0 | 1} */ (winner) } };
  const lost = { ...over, game: { ...over.game, starts: /** @type {0 | 1} */ (1 - winner) } };
  assert.equal(soundOf(over, later(won, ["grew"])), "win");
  assert.equal(soundOf(over, later(lost, ["grew"])), "loss");
});

test("no sound is long or loud", () => {
  for (const [name, { notes, buzz }] of Object.entries(SCORES)) {
    for (const [start, , , length, loudness] of notes) assert.ok(start + length < 1 && loudness <= 0.3, name);
    assert.ok(buzz.reduce((sum, each) => sum + each) < 300, name);
  }
});
