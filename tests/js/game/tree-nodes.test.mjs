// A tree as a list of nodes and back, and two trees as one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { branch, branchAt, grown, pathTo } from "../../../web/game/tree.js";
import { branches, joined, nodesOf, treeOf } from "../../../web/game/tree-nodes.js";

/** @typedef {import("../../../web/game/tree.js").Branch} Branch */

const [REFUSED, OTHER] = /** @type {any[]} */ ([{ text: "A1" }, { text: "A2" }]);
/** @type {import("../../../web/game/tree.js").Summary} */
const SUMMARY = { ate: 1, mobility: [2, 3], kind: "growth" };
const FORKED = [["C3", "B2", "E1"], ["C3", "A1"], ["C3", "A1", "D4"], ["E5"]].reduce(grown, branch());
/** A tree of one turn. @param {Partial<Branch>} parts */
const one = (parts) => branch(null, { next: [branch("C3", parts)] });
/** @param {Branch} tree */
const ways = (tree) => [...branches(tree)].map((entry) => pathTo(entry).join(" "));

test("branches come as in a record: each turn, its main line to the end, then its variations in their order", () => {
  assert.deepEqual(ways(FORKED), ["", "C3", "C3 B2", "C3 B2 E1", "C3 A1", "C3 A1 D4", "E5"]);
  const three = ["A1", "A2", "A3"].reduce((tree, turn) => grown(tree, [turn]), branch());
  assert.deepEqual(ways(three), ["", "A1", "A2", "A3"]);
});

test("each node names its parent by its place in the list", () => {
  const nodes = nodesOf(FORKED);
  assert.deepEqual(
    nodes.map(({ turn, parent }) => [turn, parent]),
    [
      [null, null],
      ["C3", 0],
      ["B2", 1],
      ["E1", 2],
      ["A1", 1],
      ["D4", 4],
      ["E5", 0],
    ],
  );
  assert.ok(nodes.every((node) => !("next" in node)));
});

test("a list of nodes is the same tree again, with all that was said of its turns", () => {
  const said = one({ comment: "good", seconds: 3, rejected: [REFUSED], summary: SUMMARY });
  const tree = { ...said, comment: "all", next: [...said.next, ...FORKED.next.slice(1)] };
  assert.deepEqual(treeOf(nodesOf(tree)), tree);
  assert.deepEqual(treeOf(nodesOf(FORKED)), FORKED);
});

test("two nodes with the same turn and parent are one branch; the last one counts, and what follows either stays", () => {
  const node = (/** @type {number | null} */ parent, /** @type {string | null} */ turn, comment = "") => ({
    ...{ parent, turn, comment, seconds: null, rejected: [], summary: null },
  });
  const nodes = [node(null, null), node(0, "C3", "one"), node(1, "A1"), node(0, "C3", "two"), node(3, "B2")];
  const more = /** @type {any} */ ({ ...nodes[1], value: 0.5 });
  const tree = treeOf([nodes[0], more, ...nodes.slice(2)]);
  assert.deepEqual(ways(tree), ["", "C3", "C3 A1", "C3 B2"]);
  assert.equal(branchAt(tree, ["C3"])?.comment, "two");
  assert.ok(!("value" in /** @type {any} */ (branchAt(tree, ["C3"]))));
});

test("of two trees, what the first one says of a turn counts, and what it does not say comes from the second", () => {
  const full = { comment: "mine", seconds: 0, rejected: [REFUSED], summary: SUMMARY };
  const theirs = { comment: "yours", seconds: 9, rejected: [OTHER], summary: { ...SUMMARY, ate: 4 } };
  assert.deepEqual(joined(one(full), one(theirs)), one(full));
  assert.deepEqual(joined(one({}), one(theirs)), one(theirs));
  assert.deepEqual(joined({ ...one({}), comment: "mine" }, { ...one({}), comment: "yours" }).comment, "mine");
});

test("of two trees, the branches of the first come first, at every depth", () => {
  const other = [
    ["E5", "A5"],
    ["C3", "A1", "D4", "B4"],
    ["C3", "A2"],
  ].reduce(grown, branch());
  assert.deepEqual(ways(joined(FORKED, other)), [
    ...["", "C3", "C3 B2", "C3 B2 E1", "C3 A1", "C3 A1 D4", "C3 A1 D4 B4", "C3 A2", "E5", "E5 A5"],
  ]);
  const first = ways(joined(other, FORKED));
  assert.deepEqual(first.slice(0, 4), ["", "E5", "E5 A5", "C3"]);
  assert.deepEqual(first.slice(4), ["C3 A1", "C3 A1 D4", "C3 A1 D4 B4", "C3 A2", "C3 B2", "C3 B2 E1"]);
});
