/**
 * A game as the page keeps it: who plays, the tree of all turns, the line through it that is on the table, how much of that is on the
 * board, and the draft. Pure operations on it. Only the engine decides which turns are legal; here they are texts.
 */
import { SWAP } from "../board/layout.js";
import { asListed, branch, branchAt, changedAlong, first, lineThrough, pathTo, played, tried } from "./tree.js";

/** @typedef {import("./tree.js").Branch} Branch */
/** @typedef {import("./tree.js").Summary} Summary */
/** @typedef {import("../engine/protocol.js").Start} Start */
/** @typedef {import("../engine/protocol.js").ClockEvent} ClockEvent */

/** A seat is a colour at the table (0 red, 1 blue); a side is the order of play (0 moved first), as the engine counts. */
/** @typedef {{kind: "person"} | {kind: "bot", level: string} | {kind: "friend", key: string}} Player friend: a person elsewhere; key: of the shared game (together/shared.js) */
/**
 * @typedef {object} Clock
 * @property {string} control as the engine reads it; empty if a record has a loss on time, but no clock
 * @property {boolean} sound warn by sound, too
 * @property {boolean} rests pause while the reader is away
 * @property {readonly ClockEvent[]} events
 * @property {boolean} owed a turn was completed, and its time is not known yet
 * @property {number | null} lost the side whose time was up
 */
/**
 * @typedef {object} Game
 * @property {string} ruleset
 * @property {string} board a name, or a board's text
 * @property {Start | null} start a position to start from; else the empty board
 * @property {[Player, Player]} seats
 * @property {0 | 1} starts the seat that moves first (in a position: that of side 0)
 * @property {Branch} tree all turns of the game
 * @property {readonly string[]} turns the line on the table: a path through the tree
 * @property {number} cursor how many of them are on the board
 * @property {readonly string[]} draft the names of its cells
 * @property {readonly string[]} [waits] the draft that the reader left to look at other positions, after its place (waiting.js)
 * @property {Record<string, string>} headers other parts of a record: date, names, …
 * @property {Clock | null} clock
 * @property {string} [id] of the game in the library; "": the reader deleted it there
 * @property {string} [idToBe] the id that the game gets in the library; drafts of its comments have it at once
 * @property {string} [dropped] the id that a deleted game had
 * @property {number} [opened] of a game that a link opened: the turns that it had then
 * @property {string} [watched] the letter of the shared game, if this is a copy of it to watch; "": the copy that is only to be watched
 */

/** A new turn in place of at most this many turns is a takeback; in place of more, a variation. */
const TAKEBACK = 2;

export { SWAP };

/** The cells of a turn's text, with any separators. @param {string} turn */
export const cellNames = (turn) => turn.split(/[-,\s]+/).filter(Boolean);

/** The state of a game before its first turn. @type {Pick<Game, "tree" | "turns" | "cursor" | "draft">} */
export const UNPLAYED = { tree: branch(), turns: [], cursor: 0, draft: [] };

/** Do two people play, both at this device? @param {readonly Player[]} seats */
export const arePeople = (seats) => seats.every(({ kind }) => kind === "person");

/** @param {Game} game @param {number} side @returns {0 | 1} */
export const seatOf = (game, side) => (/** @type {0 | 1} */ (game.starts === 0 ? side : 1 - side));

/** @param {Game} game @param {number} [cursor] @returns {0 | 1} the side whose turn it is after `cursor` turns */
export const sideAt = (game, cursor = game.cursor) => /** @type {0 | 1} */ ((cursor + (game.start?.mover ?? 0)) % 2);

/** @param {Game} game @param {number} [cursor] @returns {0 | 1} the seat whose turn it is after `cursor` turns */
export const seatAt = (game, cursor = game.cursor) => seatOf(game, sideAt(game, cursor));

/** @param {Game} game @param {number} [cursor] @returns {Player} */
export const playerAt = (game, cursor = game.cursor) => game.seats[seatAt(game, cursor)];

/** Is it a game with a friend elsewhere? @param {Game} game */
export const isShared = ({ seats }) => seats.some(({ kind }) => kind === "friend");

/** Has a shared game ended in a way that the board does not show: by resignation, or on time? Then it has no player at this device. @param {Game} game */
export const isOverElsewhere = ({ seats }) => seats.every(({ kind }) => kind === "friend");

/** The seat of the reader in a game with a friend elsewhere; null: it is not such a game. @param {Game} game @returns {0 | 1 | null} */
export function seatHere({ seats }) {
  const key = seats.flatMap((player) => (player.kind === "friend" ? [player.key] : []))[0];
  return key === undefined ? null : key.endsWith("/x") ? 0 : 1;
}

/** @param {Game} game */
export const reviewing = (game) => game.cursor < game.turns.length;

/** The path to the position on the board. @param {Game} game */
export const pathOf = (game) => game.turns.slice(0, game.cursor);

/** Is the end of the line on the board, from which the tree does not go on? @param {Game} game */
export const atEnd = ({ tree, turns, cursor }) => cursor === lineThrough(tree, turns).length;

/** The name of a seat's player in the headers, as the page shows it: a word of 100,000 letters would stop the browser. Empty if there is none. @param {Game} game @param {0 | 1} seat */
export const nameAt = ({ headers, starts }, seat) => (headers[seat === starts ? "X" : "O"] ?? "").slice(0, 300);

/** The headers that name the two persons, by seat. @param {readonly [string, string]} names @param {0 | 1} starts @returns {Record<string, string>} */
export const nameHeaders = (names, starts) =>
  Object.fromEntries(
    [
      ["X", names[starts].trim()],
      ["O", names[1 - starts].trim()],
    ].filter(([, name]) => name),
  );

/** The parameters of a game's start for the engine. @param {Pick<Game, "ruleset" | "board" | "start">} game */
export const startParams = ({ ruleset, board, start }) => ({ ruleset, board, ...(start ? { start } : {}) });

/** The parameters of a game for the engine. @param {Game} game */
export const paramsOf = (game) => ({
  ...startParams(game),
  turns: pathOf(game),
  draft: [...game.draft],
});

/** Swaps sides (the pie rule). @param {Game} game @param {boolean} [aside] */
export const playSwap = (game, aside) => playTurn(game, SWAP, aside);

/** @type {WeakMap<Game, string>} */
const keys = new WeakMap();

/** Two games with the same key have the same scene. Computed once for a game. @param {Game} game @returns {string} */
export function keyOf(game) {
  let key = keys.get(game);
  if (key === undefined) {
    key = JSON.stringify(paramsOf(game));
    keys.set(game, key);
  }
  return key;
}

/** @type {WeakMap<Game, Game>} */
const turnStarts = new WeakMap();

/** The key of the position in which the turn began. @param {Game} game @returns {string} */
export function turnKeyOf(game) {
  if (!game.draft.length) return keyOf(game);
  const start = turnStarts.get(game) ?? { ...game, draft: [] };
  turnStarts.set(game, start);
  return keyOf(start);
}

/** The key of a game's rules, board and start: games with the same key can share turns. @param {Game} game */
export const startKey = ({ ruleset, board, start }) =>
  [ruleset, board, start?.text, start?.mover, start?.setup].join(" ");

/** The turns of the main line, as one text. @param {Branch} tree */
export const mainLine = (tree) => `${lineThrough(tree, [])}`;

/** The game with another tree. A result, also one by the clock, stays with the main line that it ended. @param {Game} game @param {Branch} tree @returns {Game} */
export const withTree = (game, tree) =>
  mainLine(tree) === mainLine(game.tree) ? { ...game, tree } : { ...unended(game), tree };

/** The game without a result. A clock whose time was up does not run again. @param {Game} game @returns {Game} */
export const unended = ({ headers: { Result: _, ...headers }, clock, ...game }) => ({
  ...game,
  headers,
  clock: clock?.lost === null ? clock : null,
});

/** Moves the cursor along the line; past its end, along the tree's main branches. @param {Game} game @param {number} cursor @returns {Game} */
export function jump(game, cursor) {
  const turns = cursor > game.turns.length ? lineThrough(game.tree, game.turns) : game.turns;
  return { ...game, turns, draft: [], cursor: Math.max(0, Math.min(cursor, turns.length)) };
}

/** Goes to any branch; leaves the line only where it must. @param {Game} game @param {readonly string[]} path @returns {Game} */
export function goTo(game, path) {
  const along = path.every((turn, i) => turn === game.turns[i]);
  return { ...game, turns: along ? game.turns : lineThrough(game.tree, path), cursor: path.length, draft: [] };
}

/** Goes up or down the list of turns; the start is above it. @param {Game} game @param {1 | -1} by @returns {Game} */
export function walk(game, by) {
  const entries = [...asListed(game.tree)];
  const at = branchAt(game.tree, pathOf(game));
  const here = at === game.tree ? -1 : entries.findIndex((entry) => entry.branch === at);
  const there = here + by;
  return goTo(game, entries[there] ? pathTo(entries[there]) : there === -1 ? [] : pathOf(game));
}

/** Goes one cell on or back, through the middle of turns. @param {Game} game @param {1 | -1} by @returns {Game} */
export function halfStep(game, by) {
  const { draft, cursor } = game;
  if (by === -1) {
    if (draft.length) return takeBackCell(game);
    return cursor ? { ...game, cursor: cursor - 1, draft: cellNames(game.turns[cursor - 1]).slice(0, -1) } : game;
  }
  const ahead = jump(game, cursor + 1);
  if (ahead.cursor === cursor) return game;
  const cells = cellNames(ahead.turns[cursor]);
  const here = draft.every((name, i) => name === cells[i]) ? draft.length + 1 : 1;
  return here < cells.length ? { ...ahead, cursor, draft: cells.slice(0, here) } : ahead;
}

/** Adds a cell to the draft. @param {Game} game @param {string} name @param {boolean} complete @param {boolean} [aside] @returns {Game} */
export function playCell(game, name, complete, aside) {
  const draft = [...game.draft, name];
  return complete ? playTurn(game, draft.join("-"), aside) : { ...game, draft };
}

/**
 * Plays a whole turn. If another turn followed here, both stay: the new one is a variation or, if it replaces only the last turn or two,
 * the old one is. With `aside`, a turn that is only tried, the new one is always a variation, also at the end of the line. A result stays with the main line that it ended.
 * @param {Game} game @param {string} turn @param {boolean} [aside] @returns {Game}
 */
export function playTurn(game, turn, aside = false) {
  const path = [...pathOf(game), turn];
  const same = game.turns[game.cursor] === turn;
  const lost = game.turns.length - game.cursor;
  const added = aside ? tried(game.tree, path) : played(game.tree, path);
  const tree = !aside && !same && lost > 0 && lost <= TAKEBACK ? first(added, path) : added;
  const turns = same ? game.turns : path;
  const live = turns.length === path.length;
  const next = aside ? { ...game, tree } : withTree(game, tree);
  const { clock } = next;
  const owed = clock?.lost === null && live && !aside;
  return { ...next, turns, cursor: path.length, draft: [], clock: owed ? { ...clock, owed } : clock };
}

/** @param {Game} game @returns {Game} */
export const takeBackCell = (game) => ({ ...game, draft: game.draft.slice(0, -1) });

/** Adds the summaries of turns that a scene brings. @param {Game} game @param {readonly Summary[]} played @returns {Game} */
export function withSummaries(game, played) {
  const tree = changedAlong(game.tree, game.turns.slice(0, played.length), (each, depth) => {
    if (depth === 0 || each.summary) return each;
    const { ate, mobility, kind } = played[depth - 1];
    return { ...each, summary: { ate, mobility, kind } };
  });
  return tree === game.tree ? game : { ...game, tree };
}

/** The cursor after an undo: at the last earlier turn of a person; with two bots, one turn back. @param {Game} game @returns {number} */
export function undoTarget(game) {
  if (game.draft.length) return game.cursor;
  for (let cursor = game.cursor - 1; cursor >= 0; cursor -= 1)
    if (playerAt(game, cursor).kind === "person") return cursor;
  return game.seats.some((player) => player.kind === "person") ? game.cursor : Math.max(0, game.cursor - 1);
}

/** @param {Game} game @returns {number} */
export function redoTarget(game) {
  for (let cursor = game.cursor + 1; cursor < game.turns.length; cursor += 1)
    if (playerAt(game, cursor).kind === "person") return cursor;
  return game.seats.some((player) => player.kind === "person")
    ? game.turns.length
    : Math.min(game.cursor + 1, game.turns.length);
}

/** The game as text, without the engine. @param {Game} game @param {readonly [string, string]} names of the seats */
export function gameText(game, names) {
  const players = game.seats.map(
    (player, seat) => `${names[seat]} (${player.kind === "bot" ? player.level : "person"})`,
  );
  const order = game.starts === 0 ? players : [players[1], players[0]];
  const rows = [];
  for (let i = 0; i < game.turns.length; i += 2) rows.push(`${i / 2 + 1}. ${game.turns.slice(i, i + 2).join(" ")}`);
  const draft = game.draft.length ? [`(${game.draft.join("-")} …)`] : [];
  return [`Bug · ${game.ruleset} · ${game.board} · ${order.join(" – ")}`, ...rows, ...draft].join("\n");
}
