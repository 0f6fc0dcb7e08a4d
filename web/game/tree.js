/**
 * The tree of variations. A line of turns names a path through it, so turns are all the address that a branch needs; the first of the
 * branches that go on from somewhere is the main one. Pure: a change copies the path to it and nothing else.
 */

/** @typedef {import("../engine/protocol.js").Submission} Submission a whole turn that was handed in and refused */
/** @typedef {{ate: number, mobility: readonly [number, number], kind: import("../engine/protocol.js").PlayedTurn["kind"]}} Summary what a scene reports of a turn */
/**
 * @typedef {object} Branch
 * @property {string | null} turn null at the start
 * @property {string} comment
 * @property {number | null} seconds that the turn took
 * @property {readonly Submission[]} rejected in the position after the turn
 * @property {Summary | null} summary
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
export function changed(tree, path, change) {
  if (path.length === 0) return change(tree);
  const [turn, ...rest] = path;
  const known = tree.next.some((each) => each.turn === turn);
  const next = known ? tree.next : [...tree.next, branch(turn)];
  return { ...tree, next: next.map((each) => (each.turn === turn ? changed(each, rest, change) : each)) };
}

/** @param {Branch} tree @param {Path} path @returns {Branch} */
export const grown = (tree, path) => (branchAt(tree, path) ? tree : changed(tree, path, (each) => each));

/** @param {Branch} tree @param {Path} path @returns {Branch} */
export const pruned = (tree, path) =>
  branchAt(tree, path)
    ? changed(tree, path.slice(0, -1), (each) => ({
        ...each,
        next: each.next.filter(({ turn }) => turn !== path.at(-1)),
      }))
    : tree;

/** The branch becomes the main one of its fork. @param {Branch} tree @param {Path} path @returns {Branch} */
export const first = (tree, path) =>
  changed(tree, path.slice(0, -1), (each) => ({
    ...each,
    next: [...each.next].sort((a, b) => Number(b.turn === path.at(-1)) - Number(a.turn === path.at(-1))),
  }));

/** On to the end, by the main branch of every fork. @param {Branch} tree @param {Path} path @returns {string[]} */
export function lineThrough(tree, path) {
  const line = [...path];
  for (let here = branchAt(tree, path); here?.next.length; here = here.next[0]) line.push(here.next[0].turn ?? "");
  return line;
}

/** How long the path is up to the last fork at which it leaves the main branch, that turn included; 0: it is the main line.
 * @param {Branch} tree @param {Path} path @returns {number} */
export function lastFork(tree, path) {
  let [found, here] = [0, tree];
  for (const [i, turn] of path.entries()) {
    const at = here.next.findIndex((each) => each.turn === turn);
    if (at < 0) break;
    if (at > 0) found = i + 1;
    here = here.next[at];
  }
  return found;
}

/** The variation that the path is in is put first, where it leaves the others. @param {Branch} tree @param {Path} path @returns {Branch} */
export function promoted(tree, path) {
  const fork = lastFork(tree, path);
  return fork ? first(tree, path.slice(0, fork)) : tree;
}

/** What both have, the main branches of the one before those of the other. @param {Branch} one @param {Branch} other @returns {Branch} */
export function joined(one, other) {
  const next = one.next.map((each) => {
    const twin = other.next.find(({ turn }) => turn === each.turn);
    return twin ? joined(each, twin) : each;
  });
  const added = other.next.filter(({ turn }) => !one.next.some((each) => each.turn === turn));
  return {
    turn: one.turn,
    comment: one.comment || other.comment,
    seconds: one.seconds ?? other.seconds,
    rejected: one.rejected.length ? one.rejected : other.rejected,
    summary: one.summary ?? other.summary,
    next: [...next, ...added],
  };
}

/** The ways to all branches as a list shows them: a turn, the variations of it, then what follows it. @param {Branch} tree @param {Path} [path] @returns {Generator<Path>} */
export function* asListed({ next: [main, ...others] }, path = []) {
  if (!main) return;
  const to = (/** @type {Branch} */ { turn }) => [...path, turn ?? ""];
  yield to(main);
  for (const other of others) {
    yield to(other);
    yield* asListed(other, to(other));
  }
  yield* asListed(main, to(main));
}

/** Every branch with the path to it, in the order of a record: the main line first. @param {Branch} tree @param {Path} [path] @returns {Generator<[Path, Branch]>} */
export function* branches(tree, path = []) {
  yield [path, tree];
  for (const each of tree.next) yield* branches(each, [...path, each.turn ?? ""]);
}
