// The gallery of shapes: each has its mark, its name if it has one, and how often it was eaten.
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { rulebook } from "../../../web/learn/rulebook.js";
import { game } from "../fixtures.mjs";

test("a screen reader hears the name of a shape, or its mark alone, and how often it was eaten", () => {
  const context = /** @type {any} */ ({ state: freshState(game()), catalogue });
  const said = wordsOf(painted(rulebook(context)).querySelectorAll(".gallery .visually-hidden"));
  assert.equal(said.length, 116);
  assert.match(said[0] ?? "", /^1a: eaten /);
  assert.match(said.find((each) => each?.includes("pistol")) ?? "", /^pistol \(4d\): eaten /);
});
