/**
 * The tree of variations. A line of turns names a way through it, so turns are all the address that a branch needs; the first of the
 * branches that go on from somewhere is the main one. Pure: a change copies the way to it and nothing else.
 */

/** @typedef {import("../engine/protocol.js").Submission} Submission a whole turn that was handed in and refused */
/** @typedef {{ate: number, mobility: readonly [number, number], kind: import("../engine/protocol.js").PlayedTurn["kind"]}} Told what a scene has told of a turn */
/**
 * @typedef {object} Branch
 * @property {string | null} turn null at the start
 * @property {string} comment
 * @property {number | null} seconds that the turn took
 * @property {readonly Submission[]} rejected in the position after the turn
 * @property {Told | null} told
 * @property {readonly Branch[]} next
 */
/** @typedef {readonly string[]} Way turns from the start */

/** @param {string | null} [turn] @param {Partial<Branch>} [parts] @returns {Branch} */
export const branch = (turn = null, parts = {}) => ({
  turn,
  comment: "",
  seconds: null,
  rejected: [],
  told: null,
  next: [],
  ...parts,
});

/** @param {Branch} tree @param {Way} way @returns {Branch | null} */
export function branchAt(tree, way) {
  /** @type {Branch | undefined} */
  let here = tree;
  for (const turn of way) here = here?.next.find((each) => each.turn === turn);
  return here ?? null;
}

/** The tree with one branch changed; turns that are missing on the way are added. @param {Branch} tree @param {Way} way
 * @param {(branch: Branch) => Branch} change @returns {Branch} */
export function changed(tree, way, change) {
  if (way.length === 0) return change(tree);
  const [turn, ...rest] = way;
  const known = tree.next.some((each) => each.turn === turn);
  const next = known ? tree.next : [...tree.next, branch(turn)];
  return { ...tree, next: next.map((each) => (each.turn === turn ? changed(each, rest, change) : each)) };
}

/** @param {Branch} tree @param {Way} way @returns {Branch} */
export const grown = (tree, way) => (branchAt(tree, way) ? tree : changed(tree, way, (each) => each));

/** @param {Branch} tree @param {Way} way @returns {Branch} */
export const pruned = (tree, way) =>
  branchAt(tree, way)
    ? changed(tree, way.slice(0, -1), (each) => ({
        ...each,
        next: each.next.filter(({ turn }) => turn !== way.at(-1)),
      }))
    : tree;

/** The branch becomes the main one of its fork. @param {Branch} tree @param {Way} way @returns {Branch} */
export const first = (tree, way) =>
  changed(tree, way.slice(0, -1), (each) => ({
    ...each,
    next: [...each.next].sort((a, b) => Number(b.turn === way.at(-1)) - Number(a.turn === way.at(-1))),
  }));

/** On to the end, by the main branch of every fork. @param {Branch} tree @param {Way} way @returns {string[]} */
export function lineThrough(tree, way) {
  const line = [...way];
  for (let here = branchAt(tree, way); here?.next.length; here = here.next[0]) line.push(here.next[0].turn ?? "");
  return line;
}

/** How long the way is up to the last fork at which it leaves the main branch, that turn included; 0: it is the main line.
 * @param {Branch} tree @param {Way} way @returns {number} */
export function lastFork(tree, way) {
  let [found, here] = [0, tree];
  for (const [i, turn] of way.entries()) {
    const at = here.next.findIndex((each) => each.turn === turn);
    if (at < 0) break;
    if (at > 0) found = i + 1;
    here = here.next[at];
  }
  return found;
}

/** The variation that the way is in is put first, where it leaves the others. @param {Branch} tree @param {Way} way @returns {Branch} */
export function promoted(tree, way) {
  const fork = lastFork(tree, way);
  return fork ? first(tree, way.slice(0, fork)) : tree;
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
    told: one.told ?? other.told,
    next: [...next, ...added],
  };
}

/** The ways to all branches as a list shows them: a turn, the variations of it, then what follows it. @param {Branch} tree @param {Way} [way] @returns {Generator<Way>} */
export function* asListed({ next: [main, ...others] }, way = []) {
  if (!main) return;
  const to = (/** @type {Branch} */ { turn }) => [...way, turn ?? ""];
  yield to(main);
  for (const other of others) {
    yield to(other);
    yield* asListed(other, to(other));
  }
  yield* asListed(main, to(main));
}

/** Every branch with the way to it, in the order of a record: the main line first. @param {Branch} tree @param {Way} [way] @returns {Generator<[Way, Branch]>} */
export function* branches(tree, way = []) {
  yield [way, tree];
  for (const each of tree.next) yield* branches(each, [...way, each.turn ?? ""]);
}
