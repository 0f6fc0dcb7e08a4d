/** The graph of the cells left says its numbers, and a picture's name says them to a screen reader. */
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { graph } from "../../../web/game/mobility-graph.js";
import { branch } from "../../../web/game/tree.js";
import { layout, stateOf } from "../fixtures.mjs";

/** The graph of a game with these cells left after each turn. @param {readonly (readonly [number, number])[]} mobilities @param {number} cursor */
function graphOf(mobilities, cursor) {
  const state = stateOf("scene-growth");
  const turns = mobilities.map((_, i) => `A${i + 1}`);
  const tree = mobilities.reduceRight(
    (next, mobility, i) =>
      branch(turns[i], { next: next ? [next] : [], summary: { ate: 0, mobility, kind: "growth" } }),
    /** @type {import("../../../web/game/tree.js").Branch | null} */ (null),
  );
  const game = { ...state.game, tree: branch(null, { next: tree ? [tree] : [] }), turns, cursor, draft: [] };
  const shown = { ...state, game };
  const context = { state: shown, layout: layout(state.game.board), catalogue, act() {} };
  return painted(graph(/** @type {any} */ (context)));
}

test("the graph has the cells of each side at the turn on the board", () => {
  const shown = graphOf(
    [
      [18, 15],
      [12, 14],
      [3, 9],
    ],
    2,
  );
  assert.deepEqual(wordsOf(shown.querySelectorAll("b")), ["12", "14"]);
  assert.match(shown.querySelector("[role=img]")?.getAttribute("aria-label") ?? "", /Now: Red 12, Blue 14/);
});

test("numbers that are near each other stand apart", () => {
  const heights = (/** @type {readonly [number, number]} */ now) =>
    [...graphOf([[18, 15], now], 2).querySelectorAll("b")].map((each) =>
      Number(/--y: ([\d.-]+)%/.exec(each.getAttribute("style") ?? "")?.[1]),
    );
  for (const now of /** @type {const} */ ([
    [9, 9],
    [0, 0],
    [18, 18],
    [0, 1],
    [5, 4],
  ])) {
    const [first, second] = heights(now);
    assert.ok(Math.abs(first - second) > 33, `${now}: ${first}, ${second}`);
    assert.ok(Math.min(first, second) > 5 && Math.max(first, second) < 95, `${now}: ${first}, ${second}`);
    if (now[0] !== now[1]) assert.equal(first < second, now[0] > now[1], `${now}`);
  }
});

test("at the end of the lines the numbers have room of their own", () => {
  const many = Array.from({ length: 30 }, () => /** @type {const} */ ([9, 5]));
  const [number] = graphOf(many, 30).querySelectorAll("b");
  const left = Number(/--x: ([\d.]+)%/.exec(number.getAttribute("style") ?? "")?.[1]);
  assert.ok(left > 80 && left < 92, String(left));
  assert.equal(number.className, "seat-0"); // to the right of the turn, as elsewhere
});

test("while a turn is being built, the graph has the numbers of the players' cards", () => {
  const state = stateOf("scene-bonus-owed");
  assert.ok(state.scene?.draft.names.length);
  const context = { state, layout: layout(state.game.board), catalogue, act() {} };
  const shown = painted(graph(/** @type {any} */ (context)));
  assert.deepEqual(wordsOf(shown.querySelectorAll("b")), state.scene.mobility.map(String));
});
