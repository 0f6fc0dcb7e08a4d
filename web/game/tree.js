/**
 * The tree of variations. A line of turns names a path through it, so a branch needs no other address; the first of the
 * branches after a turn is the main one. Pure: a change copies only the path to it.
 */

/** @typedef {import("../engine/protocol.js").Submission} Submission a submission that was refused */
/** @typedef {{ate: number, mobility: readonly [number, number], kind: import("../engine/protocol.js").PlayedTurn["kind"]}} Summary what a scene reports of a turn */
/**
 * @typedef {object} Branch
 * @property {string | null} turn null at the start
 * @property {string} comment
 * @property {number | null} seconds that the turn took
 * @property {readonly Submission[]} rejected in the position after the turn
 * @property {Summary | null} summary
 * @property {boolean} [tried] only in a study: a line of turns that were played stops before it, and it comes after the other branches
 * @property {readonly Branch[]} next
 */
/** @typedef {readonly string[]} Path turns from the start */

/** @param {string | null} [turn] @param {Partial<Branch>} [parts] @returns {Branch} */
export const branch = (turn = null, parts = {}) => ({
  turn,
  comment: "",
  seconds: null,
  rejected: [],
  summary: null,
  next: [],
  ...parts,
});

/** @param {Branch} tree @param {Path} path @returns {Branch | null} */
export function branchAt(tree, path) {
  /** @type {Branch | undefined} */
  let here = tree;
  for (const turn of path) here = here?.next.find((each) => each.turn === turn);
  return here ?? null;
}

/** The tree with one branch changed; turns that are missing on the path are added. @param {Branch} tree @param {Path} path
 * @param {(branch: Branch) => Branch} change @returns {Branch} */
export const changed = (tree, path, change) =>
  changedAlong(tree, path, (each, depth) => (depth === path.length ? change(each) : each));

/** The tree with any branches of a path changed; turns that are missing are added. @param {Branch} tree @param {Path} path
 * @param {(branch: Branch, depth: number) => Branch} change returns the same branch if nothing changes; depth: 0 is the start
 * @param {Partial<Branch>} [parts] of the turns that are added @returns {Branch} */
export function changedAlong(tree, path, change, parts) {
  const chain = [tree];
  for (const turn of path) chain.push(childOf(chain[chain.length - 1], turn) ?? branch(turn, parts));
  let made = change(chain[path.length], path.length);
  for (let depth = path.length - 1; depth >= 0; depth -= 1)
    made = change(withChild(chain[depth], path[depth], made), depth);
  return made;
}

/** @param {Branch} parent @param {string} turn */
export const childOf = (parent, turn) => parent.next.find((each) => each.turn === turn);

/** @param {Branch} parent @param {string} turn @param {Branch} child @returns {Branch} */
function withChild(parent, turn, child) {
  const known = childOf(parent, turn);
  if (known === child) return parent;
  const next = known ? parent.next.map((each) => (each === known ? child : each)) : [...parent.next, child];
  return { ...parent, next: playedFirst(next) };
}

/** Some branches, then the others. @param {readonly Branch[]} next @param {(branch: Branch) => unknown} isFirst */
const ordered = (next, isFirst) => [...next.filter(isFirst), ...next.filter((each) => !isFirst(each))];

/** @param {readonly Branch[]} next */
export const playedFirst = (next) => ordered(next, ({ tried }) => !tried);

/** The tree with other branches after a path. @param {Branch} tree @param {Path} path @param {(next: readonly Branch[]) => readonly Branch[]} change @returns {Branch} */
const withNext = (tree, path, change) => changed(tree, path, (each) => ({ ...each, next: change(each.next) }));

/** @param {Branch} tree @param {Path} path @returns {Branch} */
export const grown = (tree, path) => changedAlong(tree, path, (each) => each);

/** The tree with a path that is tried: turns that are missing are added, and are no part of the game. @param {Branch} tree @param {Path} path @returns {Branch} */
export const tried = (tree, path) => changedAlong(tree, path, (each) => each, { tried: true });

/** The tree with a path that was played: its turns are no longer only tried. @param {Branch} tree @param {Path} path @returns {Branch} */
export const played = (tree, path) =>
  changedAlong(tree, path, (each) => (each.tried ? { ...each, tried: undefined } : each));

/** @param {Branch} tree @param {Path} path @returns {Branch} */
export const pruned = (tree, path) =>
  branchAt(tree, path)
    ? withNext(tree, path.slice(0, -1), (next) => next.filter(({ turn }) => turn !== path.at(-1)))
    : tree;

/** The branch that a line goes on with: after a turn that was played, none that was only tried. @param {Branch} branch @returns {Branch | null} */
export const mainOf = ({ tried, next }) => (next[0] && (tried || !next[0].tried) ? next[0] : null);

/** Makes a branch the main one of its fork. @param {Branch} tree @param {Path} path @returns {Branch} */
export const first = (tree, path) =>
  withNext(tree, path.slice(0, -1), (next) => ordered(next, ({ turn }) => turn === path.at(-1)));

/** Extends a path to the end, along the main branch of every fork. @param {Branch} tree @param {Path} path @returns {string[]} */
export function lineThrough(tree, path) {
  const line = [...path];
  for (let here = branchAt(tree, path); (here &&= mainOf(here));) line.push(here.turn ?? "");
  return line;
}

/** The length of the path up to its last turn that is not on a main branch; 0: it is the main line.
 * @param {Branch} tree @param {Path} path @returns {number} */
export function lastFork(tree, path) {
  let [found, here] = [0, tree];
  for (const [i, turn] of path.entries()) {
    const at = here.next.findIndex((each) => each.turn === turn);
    if (at < 0) break;
    if (here.next[at] !== mainOf(here)) found = i + 1;
    here = here.next[at];
  }
  return found;
}

/** Puts the path's variation first, where it leaves the other branches. @param {Branch} tree @param {Path} path @returns {Branch} */
export function promoted(tree, path) {
  const fork = lastFork(tree, path);
  return fork ? first(played(tree, path), path.slice(0, fork)) : tree;
}

/** The tree of a game that ended with a line: what follows the line does not belong to the game. @param {Branch} tree @param {Path} path @returns {Branch} */
export const ended = (tree, path) =>
  withNext(promoted(tree, path), path, (next) => next.map((each) => ({ ...each, tried: true })));

/** A branch, and its path. @typedef {{branch: Branch, parent: Entry | null}} Entry */

/** @param {Entry} entry @returns {string[]} */
export function pathTo(entry) {
  const path = [];
  for (let here = entry; here.parent; here = here.parent) path.push(here.branch.turn ?? "");
  return path.reverse();
}

/** All branches but the start, as a list shows them: a turn, the variations of it, then what follows it. @param {Branch} tree @returns {Generator<Entry>} */
export function* asListed(tree) {
  /** @type {{entry: Entry, listed: boolean}[]} */
  const open = [{ entry: { branch: tree, parent: null }, listed: true }];
  for (let here = open.pop(); here; here = open.pop()) {
    const { entry, listed } = here;
    if (!listed) {
      yield entry;
      continue;
    }
    const others = entry.branch.next.map((each) => ({ branch: each, parent: entry }));
    const main = mainOf(entry.branch) && others.shift();
    if (main) open.push({ entry: main, listed: true });
    for (const other of others.reverse()) open.push({ entry: other, listed: true }, { entry: other, listed: false });
    if (main) open.push({ entry: main, listed: false });
  }
}
