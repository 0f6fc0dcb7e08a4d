// The notice about a game that was set aside goes by itself.
import assert from "node:assert/strict";
import { test } from "node:test";
import { passReplaced } from "../../../web/app/tables.js";
import { withNotice } from "../../../web/game/state.js";
import { AGAINST_BOT, game, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

const state = {
  ...stateOf("scene-growth"),
  game: game({}),
  notices: withNotice(withNotice([], "replaced", null), "bad_link", null),
};
const codes = (/** @type {Partial<State>} */ change, before = state) =>
  passReplaced(before, { ...before, ...change }).notices.map(({ code }) => code);
const played = (/** @type {string[]} */ ...turns) => ({ game: { ...state.game, turns, cursor: turns.length } });

test("the notice goes with a person's turn, not with a bot's", () => {
  assert.deepEqual(codes({}), ["replaced", "bad_link"]);
  assert.deepEqual(codes(played("C3")), ["bad_link"]);
  assert.deepEqual(codes(played("C3"), { ...state, notices: withNotice([], "replaced", null) }), []);
  const after = { ...state, ...played("C3") };
  assert.deepEqual(passReplaced(state, after), { ...after, notices: withNotice([], "bad_link", null) });
  const none = { ...state, notices: withNotice([], "bad_link", null) };
  const next = { ...none, ...played("C3") };
  assert.equal(passReplaced(none, next), next);
  const before = { ...state, game: game({ seats: [AGAINST_BOT[1], AGAINST_BOT[0]] }) };
  assert.deepEqual(codes({ game: { ...before.game, turns: ["C3"], cursor: 1 } }, before), ["replaced", "bad_link"]);
});

test("the notice goes when another screen opens", () => {
  assert.deepEqual(codes({ editor: /** @type {any} */ ({}) }), ["bad_link"]);
  assert.deepEqual(codes({ study: { ...state.study, open: true } }), ["bad_link"]);
});

test("the notice waits while the reader is at a lesson or a puzzle", () => {
  const learn = /** @type {any} */ ({ kind: "puzzle" });
  assert.deepEqual(codes({ learn, ...played() }), ["replaced", "bad_link"]);
  assert.deepEqual(codes(played("C3"), { ...state, learn }), ["replaced", "bad_link"]);
  assert.deepEqual(codes({ study: { ...state.study, open: true } }, { ...state, learn }), ["replaced", "bad_link"]);
  assert.deepEqual(codes({ learn: null }, { ...state, learn }), ["replaced", "bad_link"]);
});

test("the notice of the action itself stays", () => {
  const stored = { ...played("C3", "E5", "A1"), notices: withNotice([], "replaced", null) };
  assert.deepEqual(codes(stored), ["replaced"]);
  assert.deepEqual(codes(stored, { ...state, notices: [] }), ["replaced"]);
});
