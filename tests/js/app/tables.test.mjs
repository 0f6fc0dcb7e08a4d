// Games that replaced another: Back shows what was there, Forward what came.
import assert from "node:assert/strict";
import { test } from "node:test";
import { handlers, reloadedTables, withTable } from "../../../web/app/tables.js";
import { grown } from "../../../web/game/tree.js";
import { withNotice } from "../../../web/game/state.js";
import { AGAINST_BOT, game, stateOf } from "../fixtures.mjs";
import { begun, KEY } from "../together/known.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/app/state.js").Action} Action */
/** @typedef {import("../../../web/game/line.js").Game} Game */

const TURNS = ["C3", "A1", "E1"];
const start = stateOf("scene-growth");
/** A page with a game and others beside it. @param {Game} on @param {State["tables"]["games"]} games @param {number} at @param {Partial<State>} [page] @returns {State} */
const page = (on, games, at, page) => ({ ...start, game: on, tables: { at, games }, ...page });
const [ONE, TWO] = [game({ turns: TURNS, id: "one" }), game({ turns: ["E5"], id: "two", board: "hexhex4" })];

test("the number of an entry of the history is that of a table, if it can be one", () => {
  for (const at of [1, 2, 9_999]) assert.deepEqual(reloadedTables(at), { at, games: [] });
  for (const at of [0, -1, 1.5, 10_000, NaN, /** @type {any} */ ("1"), /** @type {any} */ (null)])
    assert.deepEqual(reloadedTables(at), { at: 0, games: [] }, String(at));
});

test("Back shows the game that was there, keeps the one that is left, and lets its players wait", () => {
  const notices = withNotice(withNotice([], "replaced", null), "storage_full", null);
  const before = page(TWO, [ONE], 1, { dialog: "settings", notices });
  const back = handlers.table(before, { type: "table", at: 0 });
  assert.deepEqual([back.game, back.paused, back.dialog, back.scene], [ONE, true, "settings", null]);
  assert.deepEqual(back.tables, { at: 0, games: [ONE, TWO] });
  assert.deepEqual(
    back.notices.map(({ code }) => code),
    ["storage_full"],
  );
  assert.deepEqual(before.tables.games, [ONE], "the state before is unchanged");
  const on = handlers.table(back, { type: "table", at: 1 });
  assert.deepEqual([on.game, on.tables], [TWO, { at: 1, games: [ONE, TWO] }]);
});

test("there is no way to the table itself, nor to a game that is not known", () => {
  for (const [games, at] of /** @type {[Game[], number][]} */ ([
    [[ONE, TWO], 1],
    [[], 0],
    [[ONE], 7],
  ])) {
    const before = page(TWO, games, 1);
    assert.equal(handlers.table(before, { type: "table", at }), before);
  }
});

test("what is put aside is the game itself, not a lesson or a variation shown in its place", () => {
  const home = { turns: TURNS, cursor: 3 };
  const tried = { ...ONE, tree: grown(ONE.tree, ["C3", "B5"]), turns: ["C3", "B5"], cursor: 2 };
  const study = { ...start.study, open: true, home };
  const studied = handlers.table(page(tried, [TWO], 1, { study }), { type: "table", at: 0 });
  assert.deepEqual(studied.tables.games[1], { ...tried, turns: TURNS, cursor: 3 });
  const putAside = { game: ONE, study: start.study };
  const learn = /** @type {any} */ ({ kind: "puzzle", phase: "try", putAside });
  const taught = handlers.table(page(game({ turns: ["A5"] }), [TWO], 1, { learn }), { type: "table", at: 0 });
  assert.equal(taught.tables.games[1], ONE);
});

test("in the same game, Back goes to its turns and keeps those that were tried", () => {
  const clock = /** @type {any} */ ({ control: "genius", events: [], owed: false, lost: null });
  const tree = grown(ONE.tree, ["C3", "B5"]);
  const retried = { ...ONE, tree, turns: ["C3"], cursor: 1, draft: ["B5"] };
  const before = page(retried, [{ ...ONE, clock }], 1, { previousGame: TWO });
  const back = handlers.table(before, { type: "table", at: 0 });
  assert.deepEqual(back.game, { ...retried, turns: TURNS, cursor: 3, clock, draft: [] });
  assert.deepEqual([back.paused, back.previousGame, back.scene], [true, TWO, start.scene]);
});

test("another game with the same id, other players, or without the turns is not the same game", () => {
  const others = [
    { ...ONE, id: "other" },
    { ...ONE, seats: /** @type {Game["seats"]} */ ([...ONE.seats]) },
    game({ turns: ["A1"], id: "one", seats: ONE.seats }),
  ];
  for (const [i, kept] of others.entries()) {
    const back = handlers.table(page(ONE, [kept], 1), { type: "table", at: 0 });
    assert.deepEqual([back.game, back.scene, back.paused], [kept, null, true], String(i));
  }
});

test("a game with a friend is opened as it is now, not as it was when the reader left it", () => {
  const friends = begun();
  assert.ok(friends.together.games[KEY]);
  const kept = { ...friends.game, headers: { X: "old" } };
  const before = { ...friends, game: ONE, tables: { at: 1, games: [kept] } };
  const back = handlers.table(before, { type: "table", at: 0 });
  assert.deepEqual([back.game.seats, back.game.headers, back.tables.games[1]], [kept.seats, friends.game.headers, ONE]);
  const gone = handlers.table({ ...before, together: start.together }, { type: "table", at: 0 });
  assert.equal(gone.game, kept, "its letters are gone");
});

const after = page(TWO, [ONE], 1);
const before = { ...after, game: ONE };
/** The tables after an action. @param {any} action @param {State} [from] @param {State} [to] */
const next = (action, from = before, to = after) => withTable(from, to, action);

test("a game that is tried again, opened from the library or by a link takes another's place", () => {
  for (const action of [{ type: "retry" }, { type: "new-game", entry: true }]) {
    const { tables, ...rest } = next(action);
    const { tables: _, ...same } = after;
    assert.deepEqual([rest, tables], [same, { at: 2, games: [ONE, ONE] }], action.type);
  }
  const linked = { ...before, incomingLink: "hexhex4,genius" };
  const seats = AGAINST_BOT;
  const other = { ...after, game: { ...TWO, seats } };
  assert.equal(next({ type: "open" }, linked, other).tables.at, 2);
  assert.equal(next({ type: "open" }, before, other), other, "from a text");
  const within = { ...after, game: { ...ONE, cursor: 1 } };
  assert.equal(next({ type: "open" }, linked, within), within, "the link moves within the game");
});

test("no other action takes a place, nor one that leaves the game", () => {
  for (const action of [{ type: "new-game" }, { type: "new-game", entry: false }, { type: "jump", entry: true }])
    assert.equal(next(action), after, action.type);
  for (const action of [{ type: "retry" }, { type: "new-game", entry: true }])
    assert.equal(next(action, before, before), before);
});

test("a new step ends what Forward would show, and of twenty games the oldest go", () => {
  const forward = { ...before, tables: { at: 1, games: [ONE, TWO, TWO] } };
  assert.deepEqual(next({ type: "retry" }, forward).tables, { at: 2, games: [ONE, ONE] });
  let tables = /** @type {State["tables"]} */ ({ at: 0, games: [] });
  for (let i = 0; i < 22; i += 1) ({ tables } = next({ type: "retry" }, { ...before, tables }));
  assert.equal(tables.at, 22);
  assert.deepEqual(tables.games, [null, null, ...Array(20).fill(ONE)]);
});
