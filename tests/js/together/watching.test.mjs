// What the page shows around a copy of other people's game.
import { buttonOf, painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import * as views from "../../../web/app/late-views.js";
import { reduce } from "../../../web/app/state.js";
import { keyOfGame, watchedGame } from "../../../web/together/shared.js";
import { loadAll } from "../../../web/ui/later.js";
import { stateOf } from "../fixtures.mjs";
import { letter, joined, contextOf, panelsOf, names } from "./card.mjs";

test("a spectator sees a note as long as the copy is on the board, and may still take a side", async () => {
  /** @type {any[]} */
  const acts = [];
  const state = { ...stateOf("scene-start-hexhex3"), game: watchedGame(letter) };
  const context = contextOf(state, (action) => acts.push(action));
  await loadAll();
  const shown = painted(views.card(context));
  assert.match(shown.textContent ?? "", /This is a copy of the game so far\.\s+Later turns do not appear here\./);
  buttonOf(shown, "Play in this game")?.click();
  assert.deepEqual(acts, [{ type: "letter", text: letter.text }]);
  assert.match(painted(panelsOf(state).players).textContent ?? "", new RegExp(letter.names[0]));
});

test("the link to watch shows the game with its names, and offers no side", async () => {
  const copy = { ...letter, text: letter.watch, id: "watching" };
  const read = { ...stateOf("scene-start-hexhex3"), learn: null };
  const state = reduce(reduce(read, { type: "letter", text: copy.text }), {
    type: "letter-read",
    answer: { letter: copy, wrong: null, merge: null },
  });
  assert.deepEqual([state.dialog, Object.keys(state.together.games), state.game.turns], [null, [], letter.turns]);
  await loadAll();
  const shown = painted(views.card(contextOf(state)));
  assert.match(shown.textContent ?? "", /This is a copy of the game so far\.\s+Later turns do not appear here\./);
  assert.equal(buttonOf(shown, "Play in this game"), undefined);
  assert.match(painted(panelsOf(state).players).textContent ?? "", new RegExp(letter.names[0]));
});

test("a spectator reads who resigned", async () => {
  const over = { ...letter, text: letter.watch, ending: { winner: 1, reason: "resigned" } };
  const state = { ...stateOf("scene-start-hexhex3"), game: watchedGame(over) };
  await loadAll();
  const words = painted(views.card(contextOf(state))).textContent?.replace(/\s+/g, " ");
  assert.match(words ?? "", /This is a copy of the game so far\. Ann resigned\. What you try/);
});

test("the link to watch opens a player's own game, also with another state of it", () => {
  const state = joined({ turns: ["C3", "B2", "A1"], watch: "now" });
  const [[key, shared]] = Object.entries(state.together.games);
  for (const turns of [
    ["C3", "B2"],
    ["C3", "B2", "A1", "D4"],
  ]) {
    const copy = { ...shared.letter, text: "other", watch: "other", id: "watching", turns };
    const other = { ...stateOf("scene-start-hexhex3"), together: state.together };
    const opened = reduce(reduce(other, { type: "letter", text: "other" }), {
      type: "letter-read",
      answer: { letter: copy, wrong: null, merge: null },
    });
    assert.equal(keyOfGame(opened.game), key);
  }
});

test("a spectator has every aid: the restriction is for the two players", () => {
  const state = { ...stateOf("scene-start-hexhex3"), game: watchedGame(letter) };
  const on = { ...state, settings: { ...state.settings, tools: true } };
  assert.equal(names(panelsOf(on).aids, ".aid .button-label").length, 5);
  assert.equal(reduce(on, { type: "aid", aid: "threats" }).settings.aids.threats, true);
});

test("a player who opens the link to watch their own game sees the game, without aids", () => {
  const state = joined();
  const [[key, shared]] = Object.entries(state.together.games);
  const copy = { ...letter, text: shared.letter.watch, id: "watching" };
  const read = { type: /** @type {const} */ ("letter-read"), answer: { letter: copy, wrong: null, merge: null } };
  const next = reduce(reduce(state, { type: "letter", text: copy.text }), read);
  assert.deepEqual([next.game.watched, next.game.seats[0]], [undefined, { kind: "friend", key }]);
});
