// The library's state: what is picked, listed, deleted and kept; whose game it was; and the input of the statistics.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { MORE, NO_LIBRARY } from "../../../web/library/index.js";
import { oldestFirst, progressParams } from "../../../web/library/counting.js";
import { resultFor, ownSeat, sideOf, SLIPS } from "../../../web/library/state.js";
import { game, stateOf } from "../fixtures.mjs";
import { BOT, ownGame, PERSON, WON } from "./entry.mjs";

/** @typedef {import("../../../web/library/games.js").Entry} Entry */
/** @typedef {import("../../../web/app/state.js").State} State */

/** A game that the reader won against a bot. @param {string} id @param {Partial<Entry>} [parts] @param {Partial<Entry["summary"]>} [summary] */
const entry = (id, parts = {}, summary = {}) => ownGame(id, parts, { turns: 3, result: WON, ...summary });

/** @param {Partial<State["library"]>} parts @returns {State} */
const withLibrary = (parts) => ({ ...stateOf("scene-growth"), library: { ...NO_LIBRARY, ...parts } });
/** @param {State} state */
const listed = (state) => state.library.games?.map(({ id }) => id);

test("a change of the library changes nothing else", () => {
  const state = withLibrary({ picked: ["1"] });
  const next = reduce(state, { type: "library", change: { tab: "progress" } });
  assert.deepEqual(next.library, { ...state.library, tab: "progress" });
  assert.equal(next.game, state.game);
});

test("a new filter starts its list at the top, with nothing picked", () => {
  const state = withLibrary({ picked: ["1"], shown: 5 * MORE, filter: { ...NO_LIBRARY.filter, text: "ann" } });
  const { library } = reduce(state, { type: "library-filter", change: { board: "hexhex3" } });
  assert.deepEqual(library.filter, { ...NO_LIBRARY.filter, text: "ann", board: "hexhex3" });
  assert.deepEqual([library.shown, library.picked], [MORE, []]);
});

test("an added game replaces the one with its id, or comes last", () => {
  const state = withLibrary({ games: [entry("1"), entry("2")] });
  const put = (/** @type {State} */ from, /** @type {Entry[]} */ ...games) =>
    reduce(from, { type: "library-put", games });
  const next = put(state, entry("1", { name: "new" }), entry("3"));
  assert.deepEqual(listed(next), ["1", "2", "3"]);
  assert.equal(next.library.games?.[0].name, "new");
  assert.deepEqual(listed(put(withLibrary({ games: null }), entry("1"))), ["1"]);
});

test("a deleted game is not listed, picked or edited any more, and can be restored", () => {
  const state = withLibrary({ games: [entry("1"), entry("2")], picked: ["1"], edited: "1" });
  const { library } = reduce(state, { type: "library-drop", games: [entry("1")] });
  assert.deepEqual([library.picked, library.edited, library.deleted], [[], null, [entry("1")]]);
  assert.deepEqual(library.games, [entry("2")]);
  const unread = reduce(withLibrary({ games: null }), { type: "library-drop", games: [entry("1")] });
  assert.deepEqual(unread.library.games, []);
});

test("a deleted game is not added again, whether on the table or put aside; others keep their place", () => {
  const [one, two] = [game({ id: "1" }), game({ id: "2" })];
  const drop = (/** @type {Partial<State>} */ parts, /** @type {string} */ id) => {
    const state = { ...withLibrary({ games: [entry("1"), entry("2")] }), ...parts };
    const next = reduce(state, { type: "library-drop", games: [entry(id)] });
    return [next.game, next.previousGame];
  };
  assert.deepEqual(drop({ game: one, previousGame: two }, "1"), [{ ...one, id: "", dropped: "1" }, two]);
  assert.deepEqual(drop({ game: one, previousGame: two }, "2"), [one, { ...two, id: "", dropped: "2" }]);
  const unkept = game();
  assert.deepEqual(drop({ game: unkept, previousGame: null }, "1"), [unkept, null]);
});

test("picking adds each game once, and unpicking takes only those named", () => {
  const pick = (/** @type {State} */ from, /** @type {string[]} */ ids, /** @type {boolean} */ on) =>
    reduce(from, { type: "library-pick", ids, on });
  const state = pick(pick(withLibrary({ picked: ["1"] }), ["2", "3"], true), ["1"], true);
  assert.deepEqual(state.library.picked, ["2", "3", "1"]);
  assert.deepEqual(pick(state, ["3", "4"], false).library.picked, ["2", "1"]);
});

test("a game learns the id under which it is kept", () => {
  const state = { ...withLibrary({}), previousGame: null };
  assert.equal(reduce(state, { type: "keep", which: "game", id: "7" }).game.id, "7");
  assert.equal(reduce(state, { type: "keep", which: "previousGame", id: "7" }).previousGame, null);
  const aside = { ...state, previousGame: game({ board: "hexhex4" }) };
  const next = reduce(aside, { type: "keep", which: "previousGame", id: "7" });
  assert.deepEqual(next.previousGame, { ...aside.previousGame, id: "7" });
  assert.equal(next.game, aside.game);
});

test("the reader's seat is the only person's, or the one in a shared game's key", () => {
  const friend = (/** @type {string} */ key) => ({ kind: /** @type {const} */ ("friend"), key });
  const cases = /** @type {[Entry["seats"], 0 | 1 | null][]} */ ([
    [[PERSON, BOT], 0],
    [[BOT, PERSON], 1],
    [[PERSON, PERSON], null],
    [[BOT, BOT], null],
    [[PERSON, friend("k/x")], 0],
    [[friend("k/x"), friend("k/x")], 0],
    [[friend("k/o"), friend("k/o")], 1],
    [[BOT, friend("k/o")], null],
    [null, null],
  ]);
  for (const [seats, seat] of cases) assert.equal(ownSeat({ seats }), seat, JSON.stringify(seats));
  assert.equal(ownSeat({ seats: /** @type {any} */ ([PERSON]) }), null);
});

test("the reader's side is the seat's number, or the other one if the second seat began", () => {
  assert.equal(sideOf({ seats: [PERSON, BOT], starts: 0 }), 0);
  assert.equal(sideOf({ seats: [BOT, PERSON], starts: 0 }), 1);
  assert.equal(sideOf({ seats: [PERSON, BOT], starts: 1 }), 1);
  assert.equal(sideOf({ seats: [BOT, PERSON], starts: 1 }), 0);
  assert.equal(sideOf({ seats: [BOT, BOT], starts: 0 }), null);
});

test("the result is from the reader's point of view, whatever the seat and side", () => {
  for (const [seat, seats] of [
    /** @type {const} */ ([PERSON, BOT]),
    /** @type {const} */ ([BOT, PERSON]),
  ].entries())
    for (const starts of /** @type {const} */ ([0, 1]))
      for (const winner of /** @type {const} */ ([0, 1])) {
        const own = starts === 0 ? seat : 1 - seat;
        const found = resultFor(entry("1", { seats: [...seats], starts }, { result: { ...WON, winner } }));
        assert.equal(found, winner === own ? "won" : "lost");
      }
  assert.equal(resultFor(entry("1", {}, { result: { ...WON, winner: null } })), "");
  assert.equal(resultFor(entry("1", {}, { result: null })), "open");
});

test("games are sorted by date, or else by the time when they were stored, which also decides within a day", () => {
  const [may, june] = [entry("5", {}, { date: "2026-05-01" }), entry("1", {}, { date: "2026-06-01" })];
  const [early, late] = [entry("1"), entry("2", {}, { date: "no day" })];
  const order = [late, june, early, may].sort(oldestFirst);
  assert.deepEqual(order, [may, june, early, late]);
  const sameDay = [entry("2", {}, { date: "2026-05-01" }), entry("1", {}, { date: "2026-05-01" })];
  assert.deepEqual(
    sameDay.sort(oldestFirst).map(({ id }) => id),
    ["1", "2"],
  );
});

test("the statistics get the reader's part in each game, the oldest first", () => {
  const now = new Date(2026, 0, 5);
  const games = [
    entry("2", { seats: [PERSON, PERSON] }),
    entry("3", {}, { result: { ...WON, winner: 1 }, date: "2026-03-04", chain: 4, chains: [2, 4], board: "hexhex4" }),
    entry("1", { accuracy: 71, mistakes: [1, 2, 3], slips: [1, 2, 3, 4, 5] }, { date: "2026-02-03", rules: "classic" }),
    entry("4", {}, { result: null }),
  ];
  assert.deepEqual(progressParams(games, now), {
    games: [
      {
        ...{ board: "hexhex3", rules: "classic", level: "nymph", won: true, day: "2026-02-03", chain: 0 },
        ...{ mistakes: [1, 2, 3], accuracy: 71, slips: [1, 2, 3, 4, 5] },
      },
      {
        ...{ board: "hexhex4", rules: "genius", level: "nymph", won: false, day: "2026-03-04", chain: 2 },
        ...{ mistakes: null, accuracy: null, slips: null },
      },
    ],
    today: "2026-01-05",
  });
  assert.equal(games[0].id, "2", "the library's own order stays");
  assert.equal(progressParams([], new Date(2026, 10, 25)).today, "2026-11-25");
});

test("no count or accuracy exceeds the engine's limits, and a year has four digits", () => {
  const most = [9999, 9998, 0];
  const [found] = progressParams(
    [entry("1", { mistakes: [12_000, 9998, 0], accuracy: 101 }, { chain: 10_000, date: "0007-01-02" })],
    new Date(2026, 0, 1),
  ).games;
  assert.deepEqual([found.mistakes, found.accuracy, found.chain, found.day], [most, 100, 9999, "0007-01-02"]);
  assert.deepEqual(progressParams([entry("1", { kept: 1e15 })], new Date()).games, [], "a year of five digits");
  assert.equal(progressParams([], new Date(/** @type {any} */ ("0007-03-04T12:00"))).today, "0007-03-04");
});

test("the names of slips are the engine's, in its order", () =>
  assert.deepEqual(SLIPS, ["blocked", "twin", "chain", "mobility", "later"]));
