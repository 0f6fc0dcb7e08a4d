// The buttons that undo, resign and step through the game.
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { actions } from "../../../web/game/actions.js";
import { stateOf } from "../fixtures.mjs";

/** The button that resigns: whether it can be pressed; null: there is none. @param {readonly string[]} turns @param {"bot" | "person" | "friend"} kind of the other side @param {boolean} [studied] @param {0 | 1} [starts] the seat that plays first; the reader has the first */
function resigns(turns, kind, studied = false, starts = 0) {
  const state = stateOf("scene-start-hexhex3");
  const seats = [
    { kind: "person" },
    kind === "bot" ? { kind, level: "nymph" } : kind === "friend" ? { kind, key: "k3f9/x" } : { kind },
  ];
  const game = { ...state.game, seats, starts, turns, cursor: turns.length };
  const context = /** @type {any} */ ({ state: { ...state, game, study: { ...state.study, open: studied } } });
  const found = [...painted(actions(context)).querySelectorAll("button")].find(({ title }) => title === "Resign");
  return found ? !(/** @type {HTMLButtonElement} */ (found).disabled) : null;
}

test("a game against a bot or at one device has a place for Resign from its start; it can be pressed once a person has played", () => {
  assert.equal(resigns([], "bot"), false);
  assert.equal(resigns(["C3"], "bot"), true, "also while the bot thinks");
  assert.equal(resigns(["C3"], "bot", false, 1), false, "only the bot has played");
  assert.equal(resigns(["C3", "B2-B1"], "bot"), true);
  assert.equal(resigns([], "person"), false);
  assert.equal(resigns(["C3", "B2-B1"], "person"), true);
  assert.equal(resigns(["C3", "B2-B1"], "person", true), null);
  assert.equal(resigns(["C3", "B2-B1"], "bot", true), null);
});

test("a game with a friend has Resign beside the steps, too, which can be pressed once one of the two has played", () => {
  assert.equal(resigns([], "friend"), false);
  assert.equal(resigns(["C3"], "friend"), true);
  assert.equal(resigns(["C3"], "friend", false, 1), true, "the friend has played");
  assert.equal(resigns(["C3", "B2-B1"], "friend", true), null);
});
