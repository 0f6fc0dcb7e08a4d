// The work of one paint: a game is turned into text once, even if many panels compare its scene.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as views from "../../../web/app/late-views.js";
import { screenOf } from "../../../web/app/screens.js";
import { assemble, handlers, reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { layout, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

/** What `work` returns, and how often it turned a game into text. Fluent does not count: it caches number formats by the text of their options. @template T @param {() => T} work @returns {[T, number]} */
function counted(work) {
  const { stringify } = JSON;
  let calls = 0;
  JSON.stringify = /** @type {any} */ (
    (/** @type {Parameters<typeof stringify>} */ ...given) => {
      if (given[0] && typeof given[0] === "object" && "board" in given[0]) calls += 1;
      return stringify(...given);
    }
  );
  try {
    return [work(), calls];
  } finally {
    JSON.stringify = stringify;
  }
}

/** Paints everything that the page can show at once. @param {State} state */
function paint(state) {
  const nothing = () => {};
  const context = {
    state,
    layout: layout(state.game.board),
    catalogue,
    act: nothing,
    exportAs: nothing,
    views,
    learning: null,
    learningFailed: false,
  };
  return screenOf(/** @type {any} */ (context));
}

const AIDS = ["twins", "threats", "outlook", "territory"].map((aid) => ({
  type: /** @type {const} */ ("aid"),
  aid,
  more: true,
}));

/** @type {readonly [string, readonly import("../../../web/app/state.js").Action[]][]} */
const PAGES = [
  ["a game", []],
  ["a game with every aid", AIDS],
  ["a study", [{ type: "study", tab: "analysis" }]],
  ["a review", [{ type: "review-game" }]],
  ["a game with a cell pointed at", [...AIDS, { type: "aim", cell: 9 }]],
];

for (const [name, actions] of PAGES) {
  test(`${name} of hexhex4 is serialised once when it changes, and not at all when it does not`, () => {
    const state = actions.reduce(reduce, stateOf("scene-growth-hexhex4"));
    const changed = { ...state, game: { ...state.game } };
    const [, first] = counted(() => paint(changed));
    assert.ok(first <= 1, `${first} times for a changed game`);
    const [, second] = counted(() => paint({ ...changed, focus: 3 }));
    assert.equal(second, 0);
  });
}

test("no action has two handlers", () => {
  assert.throws(() => assemble([{ undo: reduce }, { redo: reduce, undo: reduce }]), /two handlers for "undo"/);
  assert.ok(Object.keys(handlers).length > 60);
  for (const handler of Object.values(handlers)) assert.equal(typeof handler, "function");
});
