// Trees of any depth work: no function may recurse, or copy a path for every branch.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeGame, encodeGame } from "../../../web/app/persistence.js";
import { gameFrom, treeParams } from "../../../web/game/exchange.js";
import { goTo, jump, playTurn, walk, withSummaries } from "../../../web/game/line.js";
import { rows as turnRows } from "../../../web/game/turns.js";
import * as trees from "../../../web/game/tree.js";
import { branches, joined } from "../../../web/game/tree-nodes.js";
import { game, layout, PEOPLE, stateOf } from "../fixtures.mjs";

const CELLS = ["C3", "D4", "B2", "E1"];

/** A game with `depth` turns, and a variation before the last. @param {number} depth */
function deep(depth) {
  const turns = Array.from({ length: depth }, (_, i) => CELLS[i % 4]);
  const tree = trees.grown(trees.grown(trees.branch(), turns), [...turns.slice(0, -1), "A1"]);
  return game({ turns, tree });
}

/** @param {import("../../../web/game/tree.js").Branch} tree */
const length = (tree) => trees.lineThrough(tree, []).length;

for (const depth of [5_000, 100_000]) {
  test(`a game of ${depth} turns is stored, read and walked through`, () => {
    const long = deep(depth);
    const { turns, tree } = long;
    assert.equal([...branches(tree)].length, depth + 2);
    assert.deepEqual(trees.pathTo(/** @type {any} */ ([...trees.asListed(tree)].at(-1))), [
      ...turns.slice(0, -1),
      "A1",
    ]);
    assert.equal(length(joined(tree, deep(depth).tree)), depth);
    assert.equal(length(trees.pruned(tree, turns.slice(0, depth / 2))), depth / 2 - 1);
    assert.equal(trees.lastFork(trees.promoted(tree, [...turns.slice(0, -1), "A1"]), turns), depth);

    assert.equal(walk(jump(long, 10), 1).cursor, 11);
    assert.equal(walk(jump(long, 1), -1).cursor, 0);
    assert.equal(goTo(long, turns.slice(0, 9)).turns.length, depth);
    assert.equal(playTurn(long, "E3").turns.length, depth + 1);
    const summary = { ate: 0, mobility: /** @type {const} */ ([1, 2]), kind: /** @type {const} */ ("growth") };
    const summed = withSummaries(long, Array(depth).fill(summary));
    assert.deepEqual(trees.branchAt(summed.tree, turns)?.summary, summary);

    const stored = decodeGame(encodeGame({ ...stateOf("scene-start-hexhex3"), game: summed }), () => 19);
    assert.equal(length(/** @type {any} */ (stored).game.tree), depth);
    assert.deepEqual(trees.branchAt(/** @type {any} */ (stored).game.tree, turns)?.summary, summary);

    const back = gameFrom(
      { ...treeParams(long, {}), clock: null, start: null },
      { seats: PEOPLE, starts: /** @type {0} */ (0) },
    );
    assert.equal(back.cursor, depth);
    assert.equal(trees.branchAt(back.tree, [...turns.slice(0, -1), "A1"])?.turn, "A1");
  });
}

test("variations within variations are listed at any depth", () => {
  const depth = 20_000;
  let tree = trees.branch("C3");
  for (let i = 0; i < depth; i += 1) tree = trees.branch("B2", { next: [trees.branch("A1"), tree] });
  const root = trees.branch(null, { next: [tree] });
  const state = { ...stateOf("scene-start-hexhex3"), game: game({ tree: root, turns: [] }) };
  const context = /** @type {any} */ ({ state, layout: layout("hexhex3"), act() {} });
  const listed = (/** @type {any} */ part) => (Array.isArray(part) ? part : (part?.values?.[0] ?? []));
  let [rows, levels] = [turnRows(context, root, null), 0];
  for (; ; levels += 1) {
    const inner = rows.map(listed).find((/** @type {unknown} */ each) => Array.isArray(each) && each.length > 2);
    if (!inner) break;
    rows = inner;
  }
  assert.ok(levels > 1 && levels < 20, `${levels} lists within each other`);
  assert.ok(rows.length > depth);
});
