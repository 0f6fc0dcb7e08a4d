/** Translates a game of the page into one of the worker API, whose `nodes` name their parents, and back (docs/wire.md). */
import { cellNames } from "./line.js";
import { branchAt, lineThrough } from "./tree.js";
import { branches, nodesOf, treeOf } from "./tree-nodes.js";

/** @typedef {import("./line.js").Game} Game */
/** @typedef {import("../engine/protocol.js").Tree} EngineTree */
/** The parts of an engine's tree that the page needs. @typedef {Omit<EngineTree, "coordinates" | "nodes"> & {nodes: readonly Omit<EngineTree["nodes"][number], "side">[]}} Tree */
/** @typedef {import("./tree.js").Branch} Branch */

/** The parameters of a link: the line and the cursor in it. @param {Game} game */
export const lineParams = ({ ruleset, board, start, turns, cursor }) => ({
  ruleset,
  board,
  start,
  turns: [...turns],
  cursor,
});

/** The parameters of a record: the whole game. @param {Game} game @param {Record<string, string>} headers */
export function treeParams({ ruleset, board, start, tree, turns, cursor, clock }, headers) {
  const here = branchAt(tree, turns.slice(0, cursor));
  const nodes = nodesOf(tree).map(({ summary: _, ...node }) => ({ ...node, rejected: [...node.rejected] }));
  const at = [...branches(tree)].findIndex(({ branch }) => branch === here);
  const lost = /** @type {import("../engine/protocol.js").Side | null} */ (clock?.lost ?? null);
  return { ruleset, board, start, headers, lost, nodes, cursor: Math.max(at, 0) };
}

/** The engine's tree as a game of the page. The page says who plays. @param {Tree} tree @param {Pick<Game, "seats" | "starts">} seats @returns {Game} */
export function gameFrom({ ruleset, board, start, headers, clock, lost, nodes, cursor }, seats) {
  const named = nodes.map((node) => ({ ...node, turn: cellNames(node.turn ?? "").join("-") || null, summary: null }));
  const tree = treeOf(named);
  /** @type {string[]} */
  const path = [];
  for (let at = cursor; named[at].parent !== null; at = named[at].parent ?? 0) path.push(named[at].turn ?? "");
  const turns = lineThrough(tree, path.reverse());
  // A clock that ended the game is shown; any other ran long ago.
  const stopped =
    lost === null ? null : { control: clock ?? "", sound: false, rests: false, events: [], owed: false, lost };
  return {
    ruleset,
    board,
    start,
    ...seats,
    tree,
    turns,
    cursor: path.length,
    draft: [],
    headers,
    clock: stopped,
  };
}
