/** What a stranger wrote stays where it is in the line. */
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { rows } from "../../../web/game/turns.js";
import { wrongWords } from "../../../web/game/wrong-words.js";
import { html } from "../../../web/ui/lit.js";
import { stateOf } from "../fixtures.mjs";

test("signs that turn text round are dots in a sentence about a mistake and in the list of turns", () => {
  const wrong = { code: "illegal_turn", message: "", refusal: { code: /** @type {const} */ ("not_a_cell") } };
  assert.equal(wrongWords({ ...wrong, params: { turn: "\u202eD4" } }), "·D4 is not a cell of this board.");
  const text = "D5\u202eQ9-abc";
  const state = stateOf("scene-growth");
  const tree = { ...state.game.tree, rejected: [{ side: 0, text, seconds: null }], next: [] };
  const list = painted(
    html`<ol>
      ${rows(/** @type {any} */ ({ state }), /** @type {any} */ (tree), () => null)}
    </ol>`,
  );
  assert.equal(list.querySelector("s")?.textContent, "D5·Q9-abc");
});
