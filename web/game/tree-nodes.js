/** A tree as a flat list and back, and two trees as one: to store, write and read games. */
import { branch, childOf, playedFirst } from "./tree.js";

/** @typedef {import("./tree.js").Branch} Branch */
/** @typedef {import("./tree.js").Entry} Entry */

/** Every branch, in the order of a record: the main line first. @param {Branch} tree @returns {Generator<Entry>} */
export function* branches(tree) {
  /** @type {Entry[]} */
  const open = [{ branch: tree, parent: null }];
  for (let here = open.pop(); here; here = open.pop()) {
    yield here;
    for (let i = here.branch.next.length - 1; i >= 0; i -= 1) open.push({ branch: here.branch.next[i], parent: here });
  }
}

/** A branch in a list that names parents by their place in it; null: the start. @typedef {{parent: number | null} & Omit<Branch, "next">} Node */

/** The tree as a flat list, each branch after its parent. @param {Branch} tree @returns {Node[]} */
export function nodesOf(tree) {
  /** @type {Map<Entry | null, number>} */
  const places = new Map();
  const nodes = [];
  for (const entry of branches(tree)) {
    places.set(entry, nodes.length);
    const { next: _, ...said } = entry.branch;
    nodes.push({ parent: places.get(entry.parent) ?? null, ...said });
  }
  return nodes;
}

/** The tree of such a list, whose first node is the start. Nodes with the same turn and parent become one branch; the last node counts. What
 * else the engine says of a node is left out: a stored tree does not have it, and the two are compared.
 * @param {Iterable<Node>} nodes @returns {Branch} */
export function treeOf(nodes) {
  const root = branch();
  /** @type {(Branch & {next: Branch[]})[]} */
  const made = [];
  for (const { parent, turn, comment, seconds, rejected, summary, tried } of nodes) {
    const above = /** @type {Branch & {next: Branch[]}} */ (parent === null ? null : made[parent]);
    const known = above ? (childOf(above, turn ?? "") ?? null) : root;
    const here = /** @type {Branch & {next: Branch[]}} */ (known ?? branch());
    Object.assign(here, { turn, comment, seconds, rejected, summary }, tried && { tried });
    if (!known) above.next.push(here);
    made.push(here);
  }
  return root;
}

/** Two trees as one: the main branches of `one` come before those of `other`. @param {Branch} one @param {Branch} other @returns {Branch} */
export function joined(one, other) {
  const root = merged(one, other);
  /** @type {[Branch, Branch, Branch][]} */
  const open = [[root, one, other]];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [made, a, b] = pair;
    const common = a.next.map((each) => {
      const twin = b.next.find(({ turn }) => turn === each.turn);
      if (!twin) return each;
      const both = merged(each, twin);
      open.push([both, each, twin]);
      return both;
    });
    const others = b.next.filter(({ turn }) => !a.next.some((each) => each.turn === turn));
    made.next = playedFirst([...common, ...others]);
  }
  return root;
}

/** The data of a turn from both trees; the first tree counts. @param {Branch} one @param {Branch} other @returns {Branch} */
const merged = (one, other) => ({
  turn: one.turn,
  comment: one.comment || other.comment,
  seconds: one.seconds ?? other.seconds,
  rejected: one.rejected.length ? one.rejected : other.rejected,
  summary: one.summary ?? other.summary,
  ...(one.tried && { tried: true }),
  next: [],
});
