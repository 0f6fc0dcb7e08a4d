import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { boardChoice } from "../../../web/game/board-choice.js";
import { stateOf } from "../fixtures.mjs";

/** The names of the boards that the form shows at once, and of all others. @param {string} ruleset @param {string} [board] */
function offered(ruleset, board = "hexhex3") {
  const state = stateOf("scene-start-hexhex3");
  const context = { state: { ...state, setup: { ...state.setup, ruleset, board } }, catalogue, act() {} };
  const form = painted(boardChoice(/** @type {any} */ (context)));
  const more = form.querySelector("details");
  const names = wordsOf(form.querySelectorAll(".board-name"));
  const rest = wordsOf(more?.querySelectorAll(".board-name") ?? []);
  return { first: names.slice(0, names.length - rest.length), rest, open: more?.hasAttribute("open") };
}

test("three boards come first, by size, and all others once behind them", () => {
  const { first, rest, open } = offered("genius");
  assert.deepEqual([first, open], [["Small", "Standard", "Large"], false]);
  assert.equal(new Set([...first, ...rest]).size, catalogue.boards.length + 1); // and one with random black cells
});

test("if the chosen board is one of the others, they are open", () => {
  assert.equal(offered("genius", "hexhex8").open, true);
});

test("rules for none of the three boards begin with their own boards", () => {
  for (const { name, boards } of catalogue.rulesets) {
    const { first } = offered(name);
    assert.ok(first.length > 0 && (first.includes("Small") || !boards.includes("hexhex3")), name);
  }
});
