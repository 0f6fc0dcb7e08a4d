// A stored scene that no board can show: reading leaves it out, or the first frame says at once that it can't be drawn
// (app/main.js then starts without it), or it is drawn. It never fails later.
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import * as views from "../../../web/app/late-views.js";
import { decodeGame, encodeGame } from "../../../web/app/persistence.js";
import { screenOf } from "../../../web/app/screens.js";
import { reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { cellsOf, layout, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

const FAR = 1_000_000;
/** @type {Record<string, object>} */
const LEFT_OUT = {
  "a bug on cells that the board lacks": {
    bugs: [{ side: 0, cells: [FAR, -1], size: 2, shape: "2a", full: false }],
  },
  "a bug that is nothing": { bugs: [null] },
  "an option on a cell that the board lacks": {
    options: [{ cell: FAR, kind: "spawn", bug: FAR, grown: [FAR], size: 1, eats: [], next: [] }],
  },
};
/** @type {Record<string, object>} */
const READ = {
  "a refusal without a reason": { refusals: [{}] },
  "a meal of bugs that are not there": { meals: [{ eater: 70, prey: [71], cells: [3] }] },
  "an event on a cell that the board lacks": {
    draft: { cells: [], names: [], events: [{ type: "grew", cell: FAR, cells: [FAR] }] },
  },
  "no numbers of cells left": { mobility: [] },
  "cells left that are texts": { growth_cells: ["x", "y"] },
  "no rules": { rules: null },
  "a last turn that is a number": { last: 7 },
};
const SCENES = ["scene-growth", "scene-bonus-owed"];
const AIDS = ["twins", "threats", "outlook", "territory"].map((aid) => ({
  type: /** @type {const} */ ("aid"),
  aid,
  more: true,
}));

/** The state after a reload whose stored scene was damaged. @param {string} name @param {object} damage @returns {State} */
function reloaded(name, damage) {
  const state = stateOf(name);
  const stored = JSON.parse(encodeGame(state));
  const read = decodeGame(JSON.stringify({ ...stored, scene: { ...stored.scene, ...damage } }), cellsOf);
  assert.deepEqual(read?.game, decodeGame(encodeGame(state), cellsOf)?.game);
  return /** @type {State} */ ({ ...state, ...read });
}

/** The whole page. @param {State} state */
const screen = (state) =>
  screenOf(
    /** @type {any} */ ({
      ...{ state, catalogue, views, layout: layout(state.game.board), learning: null, learningFailed: false },
      ...{ act() {}, exportAs() {} },
    }),
  );

/** Draws the page, if it does not say that it can't. @param {State} state */
function drawn(state) {
  let whole;
  try {
    whole = screen(state);
  } catch {
    return false;
  }
  painted(whole);
  return true;
}

for (const [words, damage] of Object.entries(LEFT_OUT))
  test(`${words} is left out`, () => {
    for (const name of SCENES) assert.equal(reloaded(name, damage).scene, null, name);
  });

for (const [words, damage] of Object.entries(READ))
  test(`${words} is drawn, or can't be drawn from the first frame on`, () => {
    for (const name of SCENES) {
      const state = reloaded(name, damage);
      assert.ok(state.scene, name);
      drawn(AIDS.reduce(reduce, state));
    }
  });

test("a page with each aid is drawn from a whole scene, and not with a last turn that is a number", () => {
  for (const name of SCENES) {
    const ways = [{}, { last: 7 }].map((damage) => drawn(AIDS.reduce(reduce, reloaded(name, damage))));
    assert.deepEqual(ways, [true, false], name);
  }
});
