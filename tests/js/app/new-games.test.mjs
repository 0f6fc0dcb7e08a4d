/** Games that the form starts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { joinLateSlices } from "../../../web/app/late-slices.js";
import { newGames } from "../../../web/app/new-games.js";
import { reduce } from "../../../web/app/state.js";
import { paintedCells } from "../../../web/editor/answered.js";
import { stateOf } from "../fixtures.mjs";

/** Opens the editor for a state, and answers with what was dispatched. @param {any} state @param {(state: any) => any} [meanwhile] what becomes of the state while the editor loads */
async function opening(state, meanwhile = (same) => same) {
  /** @type {any[]} */
  const actions = [];
  let now = state;
  const store = { state: () => now, dispatch: (/** @type {any} */ action) => void actions.push(action) };
  const opened = newGames(/** @type {any} */ (store)).openEditor();
  assert.deepEqual(actions, []); // nothing is half open
  now = meanwhile(state);
  await opened;
  return actions;
}

test("the editor does not copy the position of an unfinished game with a friend", async () => {
  const state = stateOf("scene-growth");
  const setup = { ...state.setup, board: state.game.board };
  const marksIn = async (/** @type {any[]} */ seats) => {
    /** @type {any[]} */
    const [{ editor }] = await opening({ ...state, setup, game: { ...state.game, seats } });
    return editor.painting.marks;
  };
  const person = { kind: "person" };
  assert.match(await marksIn([person, person]), /[xo]/);
  assert.doesNotMatch(await marksIn([person, { kind: "friend", key: "k3/x" }]), /[xo]/);
});

test("the editor opens when it has loaded and its actions have joined, with the form of then", async () => {
  const form = { ...stateOf("scene-growth"), dialog: /** @type {const} */ ("new") };
  joinLateSlices(); // as on a page in which it has never opened
  /** @type {any[]} */
  const [first, ...others] = await opening(form, (state) => ({
    ...state,
    setup: { ...state.setup, board: "hexhex4", ruleset: "genius" },
  }));
  assert.deepEqual([first.type, others], ["editor", []]);
  assert.equal(paintedCells(first.editor).length, 37);
  const opened = reduce(form, first);
  assert.equal(opened.dialog, null);
  const pressed = reduce(opened, { type: "press", cell: 0, name: "", touch: false });
  assert.equal(pressed.editor?.painting.marks[0], "x");
  assert.deepEqual(pressed.game, form.game); // the press did not reach the game behind it
  assert.equal(reduce(pressed, { type: "clear", all: true }).editor?.painting.marks.replaceAll("_", ""), "");
});

test("the editor does not open after the reader has left the form", async () => {
  const form = { ...stateOf("scene-growth"), dialog: /** @type {const} */ ("new") };
  assert.deepEqual(await opening(form, (same) => ({ ...same, dialog: null })), []);
});
