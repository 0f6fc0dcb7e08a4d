// When the notices are in sight.
import { buttonOf, painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { notices } from "../../../web/app/notices.js";
import { keyOf } from "../../../web/game/line.js";
import { after, game, stateOf } from "../fixtures.mjs";

test("the notice of a bad link marks its wrong part, which may be missing or after letters of two units", () => {
  const place = (/** @type {string} */ drawing) => {
    const wrong = { message: "", line: 1, column: 1, start: 0, end: 0, drawing };
    const state = { ...stateOf("scene-growth"), notices: [{ code: "bad_link", text: null, wrong }], reading: null };
    const shown = painted(notices(/** @type {any} */ ({ state, act() {} })));
    return [shown.querySelector("pre")?.textContent, shown.querySelector("em")?.textContent];
  };
  assert.deepEqual(place("hexhex3,geniuz,C3\n        ^^^^^^"), ["hexhex3,geniuz,C3", "geniuz"]);
  assert.deepEqual(place("🪲,moon!\n  ^^^^"), ["🪲,moon!", "moon"]);
  assert.deepEqual(place("C3.\n   ^"), ["C3. … ", " … "]);
});

test("a lesson hides the notice with Restore, and no other", () => {
  const state = {
    ...stateOf("scene-growth"),
    previousGame: game({}),
    notices: /** @type {const} */ (["storage_full", "replaced", "deleted"]).map((code) => ({ code, text: null })),
  };
  const place = (/** @type {any} */ learn) => painted(notices(/** @type {any} */ ({ state: { ...state, learn } })));
  assert.equal(place(null).querySelectorAll(".notice").length, 3);
  assert.ok(buttonOf(place(null), "Restore"));
  const [words, ...others] = wordsOf(place({ kind: "puzzle" }).querySelectorAll(".notice"));
  assert.match(words ?? "", /storage is full/);
  assert.deepEqual(others, []);
});

test("a hint takes the place of the notice of new tools", () => {
  const state = {
    ...stateOf("scene-start-hexhex3"),
    notices: [{ code: /** @type {const} */ ("new_tools"), text: null }],
  };
  const shown = (/** @type {any} */ hint) => {
    const on = { ...state, study: { ...state.study, hint } };
    return painted(notices(/** @type {any} */ ({ state: on, act() {} }))).querySelectorAll(".notice").length;
  };
  assert.equal(shown(null), 1);
  assert.equal(shown({ key: keyOf(state.game), step: 1, found: null }), 0);
});

test("the notice of new tools waits for the start of a game, and goes with the first stone", () => {
  const told = [{ code: /** @type {const} */ ("new_tools"), text: null }];
  const shown = (/** @type {any} */ state) =>
    painted(notices(/** @type {any} */ ({ state: { ...state, notices: told }, act() {} }))).querySelectorAll(".notice")
      .length;
  const start = stateOf("scene-start-hexhex3");
  assert.equal(shown(start), 1);
  assert.equal(shown({ ...start, game: { ...start.game, draft: ["C3"] } }), 0);
  assert.equal(shown(stateOf("scene-growth")), 0);
  assert.equal(shown(stateOf("scene-over")), 0);
});

test("the notice of new tools is said in one game: that after the first, or the rest of the first", () => {
  const told = { ...stateOf("scene-over"), notices: [{ code: /** @type {const} */ ("new_tools"), text: null }] };
  const next = after(told, { type: "new-game", game: game() });
  const said = (/** @type {any} */ state) => state.notices.map((/** @type {any} */ { code }) => code);
  assert.deepEqual(said(next), ["new_tools"]);
  const over = { ...next, game: told.game, scene: told.scene, sceneKey: told.sceneKey };
  assert.deepEqual(said(after(over, { type: "new-game", game: game() })), []);
});
