/** Translates a game of the page into one of the worker API, whose `nodes` name their parents, and back (docs/wire.md). */
import { cellNames, mainLine, playerAt, unended } from "./line.js";
import { once } from "./select.js";
import { branchAt, lineThrough } from "./tree.js";
import { branches, nodesOf, treeOf } from "./tree-nodes.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./line.js").Game} Game */
/** @typedef {import("../engine/protocol.js").Tree} EngineTree */
/** The parts of an engine's tree that the page needs. @typedef {Omit<EngineTree, "coordinates" | "nodes"> & {nodes: readonly Omit<EngineTree["nodes"][number], "side">[]}} Tree */
/** @typedef {import("./tree.js").Branch} Branch */

/** The parameters of a link: the line and the cursor in it; of the main line also how it ended. @param {Game} game */
export function lineParams(game) {
  const main = `${game.turns}` === mainLine(game.tree);
  const { ruleset, board, start, starts, turns, cursor, headers, clock } = main ? game : unended(game);
  return {
    ruleset,
    board,
    start,
    turns: [...turns],
    cursor,
    headers: { Result: headers.Result ?? "", ...startsIn(starts) },
    lost: lostIn(clock),
  };
}

/** The header that says that the second colour starts (docs/formats.md); the game of the page has `starts` instead. @param {Game["starts"]} starts @returns {Record<string, string>} */
const startsIn = (starts) => (starts ? { Starts: "second" } : {});

/** The seat that starts, as that header says. @param {string | undefined} header @returns {0 | 1} */
export const startsOf = (header) => (header === "second" ? 1 : 0);

/** Games with the same key have the same link, but for the names of its cells. @type {(game: Game) => string} */
export const lineKeyOf = once((game) => JSON.stringify(lineParams(game)));

/** The link of the game on the board; undefined until the engine has written it. @param {Pick<State, "game" | "linked" | "linkedFor">} state */
export const linkNow = ({ game, linked, linkedFor }) => (linkedFor === lineKeyOf(game) ? linked[0] : undefined);

/** The side whose time is up. @param {Game["clock"]} clock */
const lostIn = (clock) => /** @type {import("../engine/protocol.js").Side | null} */ (clock?.lost ?? null);

/** The parameters of a record: the whole game. @param {Game} game @param {Record<string, string>} headers */
export function treeParams({ ruleset, board, start, starts, tree, turns, cursor, clock }, headers) {
  const here = branchAt(tree, turns.slice(0, cursor));
  const nodes = nodesOf(tree).map(({ summary: _, ...node }) => ({ ...node, rejected: [...node.rejected] }));
  const at = [...branches(tree)].findIndex(({ branch }) => branch === here);
  const all = { ...headers, ...startsIn(starts) };
  return { ruleset, board, start, headers: all, lost: lostIn(clock), nodes, cursor: Math.max(at, 0) };
}

/** The reader's name in a game against a bot, if the reader has one; "You" is no name to others. @param {Pick<import("../app/state.js").State, "game" | "together">} state @param {number} seat */
export const readerName = ({ game: { seats }, together }, seat) =>
  seats[seat].kind === "person" && seats[1 - seat].kind === "bot" ? together.form.name.trim() : "";

/** The headers of a record, with the names of the players. @param {Game} game @param {readonly string[]} names of the seats @param {import("../engine/protocol.js").Catalogue} catalogue @returns {Record<string, string>} */
export function headersOf(game, names, catalogue) {
  const name = (/** @type {number} */ cursor) => {
    const player = playerAt(game, cursor);
    const seat = names[game.seats.indexOf(player)] ?? "";
    return player.kind === "bot"
      ? (catalogue.levels.find((level) => level.name === player.level)?.title ?? player.level)
      : seat;
  };
  const first = game.start?.mover ? 1 : 0;
  return {
    X: name(first),
    O: name(1 - first),
    ...(game.clock?.control ? { Clock: game.clock.control } : {}),
    ...game.headers,
  };
}

/** The engine's tree as a game of the page. The page says who plays, and may say who starts. @param {Tree} tree @param {Pick<Game, "seats"> & Partial<Pick<Game, "starts">>} seats @returns {Game} */
export function gameFrom({ ruleset, board, start, headers, clock, lost, nodes, cursor }, seats) {
  const named = nodes.map((node) => ({ ...node, turn: cellNames(node.turn ?? "").join("-") || null, summary: null }));
  const tree = treeOf(named);
  /** @type {string[]} */
  const path = [];
  for (let at = cursor; named[at].parent !== null; at = named[at].parent ?? 0) path.push(named[at].turn ?? "");
  const turns = lineThrough(tree, path.reverse());
  const { Starts, ...others } = headers;
  // A clock that ended the game is shown; any other ran long ago.
  const stopped =
    lost === null ? null : { control: clock ?? "", sound: false, rests: false, events: [], owed: false, lost };
  return {
    ruleset,
    board,
    start,
    starts: startsOf(Starts),
    ...seats,
    tree,
    turns,
    cursor: path.length,
    draft: [],
    headers: others,
    clock: stopped,
  };
}
