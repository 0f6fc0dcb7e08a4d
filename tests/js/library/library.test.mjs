/** Which games the library lists, and in which order; a deleted game stays deleted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { backupGames, backupText } from "../../../web/library/backup.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { chosenGames, tagsOf } from "../../../web/library/listing.js";
import { progressParams } from "../../../web/library/counting.js";
import { handlers, resultFor } from "../../../web/library/state.js";
import { createReviews } from "../../../web/library/reviews.js";
import { NO_LIBRARY } from "../../../web/library/index.js";
import { stateOf } from "../fixtures.mjs";
import { ownGame, PERSON, WON as VICTORY } from "./entry.mjs";

/** @typedef {import("../../../web/library/games.js").Entry} Entry */

/** Game n has n turns. @param {string} id @param {Partial<Entry>} [parts] @param {Partial<Entry["summary"]>} [summary] */
const entry = (id, parts = {}, summary = {}) => ownGame(id, parts, { turns: Number(id), ...summary });
const WON = { result: VICTORY };

/** @param {readonly Entry[]} games @param {Partial<import("../../../web/library/state.js").Filter>} [filter] @param {import("../../../web/library/state.js").Sort} [sort] */
const ids = (games, filter = {}, sort = "newest") =>
  chosenGames({ ...NO_LIBRARY, games, filter: { ...NO_LIBRARY.filter, ...filter }, sort }, ({ summary }) =>
    summary.players.join(" "),
  ).map(({ id }) => id);

test("games are filtered, searched and sorted", () => {
  const games = [entry("1", { folder: "club" }, WON), entry("2", {}, { players: ["Ben", "Nymph"] }), entry("3")];
  assert.deepEqual(ids(games), ["3", "2", "1"]);
  assert.deepEqual(ids(games, {}, "oldest"), ["1", "2", "3"]);
  assert.deepEqual(ids(games, {}, "longest"), ["3", "2", "1"]);
  assert.deepEqual(ids(games, { text: "nym BEN" }), ["2"]);
  assert.deepEqual(ids(games, { result: "won" }), ["1"]);
  assert.deepEqual(ids(games, { result: "open" }), ["3", "2"]);
  assert.deepEqual(ids(games, { folder: "club" }), ["1"]);
  assert.deepEqual(ids(games, { folder: "" }), ["3", "2"]);
  assert.deepEqual(ids(games, { board: "hexhex4" }), []);
});

test("of one day, the game that was played later is newer, with a date or without one", () => {
  const at = (/** @type {string} */ id, /** @type {string} */ time, /** @type {string | null} */ date) =>
    entry(id, { kept: Date.parse(`2026-11-26T${time}`) }, { date });
  const games = [
    at("1", "20:54", null),
    at("2", "21:00", "2026-11-26"),
    at("3", "20:30", "2026-11-26"),
    at("4", "22:00", "2026-11-25"), // imported
  ];
  assert.deepEqual(ids(games), ["2", "1", "3", "4"]);
  assert.deepEqual(ids(games, {}, "oldest"), ["4", "3", "1", "2"]);
  assert.deepEqual(
    progressParams(
      games.map((game) => ({ ...game, summary: { ...game.summary, ...WON, chain: game.summary.turns } })),
      new Date("2026-11-26T23:00"),
    ).games.map(({ chain }) => chain),
    [4, 3, 1, 2],
  );
});

test("games are filtered by tag: those of a review, and a long chain, reviewed or not", () => {
  const games = [
    entry("1", { tags: ["missed_win", "tag of a later version"] }, { chain: catalogue.long_chain - 1 }),
    entry("2", {}, { chain: catalogue.long_chain }),
    entry("3", { tags: ["proven"] }, { chain: catalogue.long_chain + 1 }),
  ];
  assert.deepEqual(games.map(tagsOf), [["missed_win"], ["long_chain"], ["proven", "long_chain"]]);
  assert.deepEqual(ids(games, { tag: "long_chain" }), ["3", "2"]);
  assert.deepEqual(ids(games, { tag: "missed_win" }), ["1"]);
  assert.deepEqual(ids(games, { tag: "comeback" }), []);
});

test("filters tell rule sets apart only by name, whatever was agreed; custom ones count as one", () => {
  const rules = ["genius", "genius+pie", "active+merging", "chosen+setup1"];
  const games = rules.map((each, i) => entry(String(i + 1), {}, { ...WON, rules: each }));
  assert.deepEqual(ids(games, { rules: "genius" }), ["2", "1"]);
  assert.deepEqual(ids(games, { rules: "custom" }), ["4", "3"]);
  const { games: counted } = progressParams(games, new Date(2026, 10, 22));
  assert.deepEqual([...new Set(counted.map((game) => game.rules))], ["genius", "custom"]);
});

test("won and lost are from the only person's point of view, whichever side began", () => {
  assert.equal(resultFor(entry("1", {}, WON)), "won");
  assert.equal(resultFor(entry("1", { starts: 1 }, WON)), "lost");
  assert.equal(resultFor(entry("1", { seats: [PERSON, PERSON] }, WON)), "");
  assert.equal(resultFor(entry("1", { seats: null }, WON)), "");
});

test("games with a friend elsewhere count for the side played here, even after the game", async () => {
  const friend = (/** @type {string} */ key) => ({ kind: /** @type {const} */ ("friend"), key });
  const [here, there] = [friend("k3f9/x"), friend("k3f9/o")];
  assert.equal(resultFor(entry("1", { seats: [here, here] }, WON)), "won");
  assert.equal(resultFor(entry("1", { seats: [there, there] }, WON)), "lost");
  assert.equal(resultFor(entry("1", { seats: [there, PERSON] }, WON)), "lost");
  const kept = [entry("1", { seats: [here, here] }, WON), entry("2", { seats: [there, there] }, WON)];
  assert.deepEqual((await backupGames(backupText(kept)))?.games, kept);
  const { games } = progressParams(kept, new Date(2026, 10, 22));
  assert.deepEqual(
    games.map(({ won, level }) => [won, level]),
    [
      [true, null],
      [false, null],
    ],
  );
});

test("searching two thousand games letter by letter makes each game's words once", () => {
  const games = Array.from({ length: 2000 }, (_, i) => entry(String(i), {}, WON));
  let asked = 0;
  /** @param {string} text */
  const found = (text) =>
    chosenGames({ ...NO_LIBRARY, games, filter: { ...NO_LIBRARY.filter, text } }, ({ summary }) => {
      asked += 1;
      return summary.players.join(" ");
    }).length;
  assert.deepEqual(["a", "an", "ann", "nymph 1"].map(found), [2000, 2000, 2000, 0]);
  assert.equal(asked, games.length);
});

test("a backup restores every game; another text, or one without a record, restores nothing", async () => {
  const games = [entry("1", { name: "Ä", folder: "b", tags: ["comeback"] }, WON), entry("2", { seats: null })];
  assert.deepEqual(await backupGames(backupText(games)), { games, rest: [], learning: null });
  for (const text of ["", "[]", '{"bug_library": 2, "games": []}', '{"bug_library": 1}'])
    assert.equal(await backupGames(text), null);
});

test("a game of an earlier version, without the chains of each side, is read too", async () => {
  const kept = entry("1", {}, { chain: 3 });
  const { chains, ...summary } = kept.summary;
  assert.equal(chains, null);
  assert.deepEqual((await backupGames(JSON.stringify({ bug_library: 1, games: [{ ...kept, summary }] })))?.games, [
    kept,
  ]);
  assert.equal(progressParams([{ ...kept, summary: { ...kept.summary, ...WON } }], new Date()).games[0].chain, 3);
});

test("a later version's game in a backup loses its details, but the other games lose nothing", async () => {
  const later = { ...entry("2"), summary: { ...entry("2").summary, result: { winner: 0, ending: "agreement" } } };
  const found = await backupGames(
    JSON.stringify({ bug_library: 1, games: [entry("1", { folder: "club" }), later, 7] }),
  );
  assert.deepEqual(found?.games, [entry("1", { folder: "club" })]);
  assert.deepEqual(found?.rest, [later, 7]);
});

test("a game on the table that is deleted in the library is not added again; undo restores its entry", () => {
  const state = stateOf("scene-start-hexhex3");
  const one = entry("1");
  const kept = { ...state, game: { ...state.game, id: "1" }, library: { ...NO_LIBRARY, games: [one, entry("2")] } };
  const next = handlers["library-drop"](kept, { type: "library-drop", games: [one] });
  assert.equal(next.game.id, "");
  assert.deepEqual(
    next.library.games?.map(({ id }) => id),
    ["2"],
  );
  const back = handlers["library-put"](next, { type: "library-put", games: next.library.deleted });
  assert.deepEqual(
    back.library.games?.map(({ id }) => id),
    ["2", "1"],
  );
});

test("a game with an impossible date or count does not stop the statistics of the others", () => {
  const games = [
    entry("1", { kept: 9e15 }, WON),
    entry("2", { mistakes: [10_000, 0, 0] }, { ...WON, chain: 10_000, date: "0001-01-01" }),
    entry("3", {}, WON),
  ];
  const { games: found } = progressParams(games, new Date("2026-11-22T12:00:00"));
  assert.equal(found.length, 2);
  assert.deepEqual([found[0].day, found[0].chain, found[0].mistakes], ["0001-01-01", 9999, [9999, 0, 0]]);
});

test("the statistics count the games that the reader won or lost, each on its own day", () => {
  const games = [
    entry("1", { mistakes: [0, 1, 2] }, WON),
    entry("2", { seats: null }, WON),
    entry("3", { kept: Date.parse("2026-11-21T12:00:00") }, WON),
  ];
  const { games: found, today } = progressParams(games, new Date("2026-11-22T12:00:00"));
  assert.equal(today, "2026-11-22");
  assert.equal(found.length, 2);
  assert.deepEqual(found[0].mistakes, [0, 1, 2]);
  assert.equal(found[1].day, "2026-11-21");
  assert.equal(found[1].level, "nymph");
});

test("accuracy and slips go into the statistics, unless another version counted them differently", () => {
  const games = [
    entry("1", { accuracy: 250, slips: [1, 0, 2, 0, 10_000_000] }, WON),
    entry("2", { accuracy: 80, slips: [1, 2] }, WON),
  ];
  const { games: found } = progressParams(games, new Date("2026-11-22T12:00:00"));
  assert.deepEqual([found[0].accuracy, found[0].slips], [100, [1, 0, 2, 0, 9999]]);
  assert.deepEqual([found[1].accuracy, found[1].slips], [80, null]);
});

/** An engine that reviews each game at once; `broken` fails, and with `waits` it waits. @param {{broken?: string, waits?: boolean}} [how] */
function reviewer({ broken = "", waits = false } = {}) {
  const state = { library: { ...NO_LIBRARY }, asked: /** @type {string[]} */ ([]), end: () => {} };
  const engine = /** @type {any} */ ({
    call: async (/** @type {string} */ _method, /** @type {{text: string}} */ { text }) => {
      state.asked.push(text);
      if (text === broken) throw new Error("no such record");
      const node = { turn: null, parent: null, comment: "", rejected: [], nags: [] };
      return {
        game: {
          ruleset: "genius",
          board: "hexhex3",
          start: null,
          headers: {},
          clock: null,
          lost: null,
          nodes: [node],
          cursor: 0,
        },
      };
    },
    work: () => ({
      cancel: () => state.end(),
      promise: new Promise((resolve) => {
        state.end = () => resolve({ cancelled: true });
        if (!waits) resolve({ tags: [], findings: [], accuracy: [80, 90] });
      }),
    }),
  });
  return { state, engine };
}

/** @param {readonly Entry[]} games @param {ReturnType<typeof reviewer>} made */
function reviewing(games, { state, engine }) {
  /** @type {[string, number | null][]} */
  const noted = [];
  /** @type {unknown[]} */
  const shown = [];
  const reviews = createReviews(engine, {
    games: () => games,
    load: async () => {},
    note: async (id, { accuracy }) => void noted.push([id, accuracy]),
    set: ({ reviewing: now, summed }) => void shown.push(summed ? { summed } : now),
  });
  const collect = async (/** @type {any} */ { side, found }) => ({
    ...{ tags: [], mistakes: side === null ? null : /** @type {[number, number, number]} */ ([1, 0, 2]), slips: null },
    accuracy: side === null ? null : found.accuracy[side],
  });
  return { reviews, collect, noted, shown, state };
}

test("all finished games are reviewed, first the reader's own, the newest first; an unreadable one does not stop the others", async () => {
  const games = [
    entry("1", { record: "one" }, WON),
    entry("2", { record: "two" }, WON),
    entry("3", { record: "three", seats: null }, WON),
    entry("4", { record: "four" }),
    entry("5", { record: "five", reviewed: true }, WON),
  ];
  const { reviews, collect, noted, shown, state } = reviewing(games, reviewer({ broken: "two" }));
  await reviews.start(collect);
  assert.deepEqual(state.asked, ["two", "one"]);
  assert.deepEqual(noted, [["1", 80]]);
  const summed = { games: 1, mistakes: 3 }; // what the page then says of all that was reviewed
  assert.deepEqual(shown, [...[0, 1].map((done) => ({ done, total: 2 })), { summed }]);
  Object.assign(games[0], { reviewed: true });
  await reviews.start(collect);
  assert.deepEqual(noted.at(-1), ["3", null]);
  assert.deepEqual(shown.at(-1), { summed: { games: 1, mistakes: null } });
  assert.equal(state.asked.includes("two") && state.asked.filter((text) => text === "two").length, 1);
});

test("only the reader's own games are reviewed if *Progress* asks: a stranger's counts for nothing there", async () => {
  const games = [
    entry("1", { record: "own" }, WON),
    entry("2", { record: "imported", seats: null }, WON),
    entry("3", { record: "no winner" }, { result: { winner: null, ending: "abandonment", margin: null } }),
  ];
  const { reviews, collect, state } = reviewing(games, reviewer());
  await reviews.start(collect, true);
  assert.deepEqual(state.asked, ["own"]);
});

test("a review in the background is of the game that was played, also if another line was on the board last", async () => {
  const made = reviewer();
  const node = (/** @type {string | null} */ turn, /** @type {number | null} */ parent) => ({
    ...{ turn, parent, comment: "", rejected: [], nags: [] },
  });
  const nodes = [node(null, null), node("C3", 0), node("B2-B1", 1), node("A1", 0)];
  const { game: read } = await made.engine.call("", { text: "any" });
  /** @type {string[][]} */
  const asked = [];
  const engine = {
    ...made.engine,
    call: async () => ({ game: { ...read, nodes, cursor: 3 } }),
    work: (/** @type {string} */ method, /** @type {any} */ params) => {
      asked.push(params.turns);
      return made.engine.work(method, params);
    },
  };
  const { reviews, collect } = reviewing([entry("1", {}, WON)], /** @type {any} */ ({ ...made, engine }));
  await reviews.start(collect);
  assert.deepEqual(asked, [["C3", "B2-B1"]]);
});

test("a series of reviews stops on request and keeps its results", async () => {
  const games = [entry("1", {}, WON), entry("2", {}, WON)];
  const { reviews, collect, noted, shown } = reviewing(games, reviewer({ waits: true }));
  const over = reviews.start(collect);
  await new Promise((resolve) => setTimeout(resolve));
  await reviews.start(collect); // one series at a time
  reviews.stop();
  await over;
  assert.deepEqual(noted, []);
  assert.deepEqual(shown, [{ done: 0, total: 2 }, null]);
});

test("each worker reviews a game, and all of them stop on request", async () => {
  const games = ["1", "2", "3"].map((id) => entry(id, { record: id }, WON));
  const made = reviewer({ waits: true });
  let [begun, ended] = [0, 0];
  const work = made.engine.work;
  const engine = {
    ...made.engine,
    size: 2,
    work: (/** @type {any[]} */ ...asked) => {
      begun += 1;
      const { promise } = work(...asked);
      const { end } = made.state;
      return { promise, stop() {}, cancel: () => ((ended += 1), end()) };
    },
  };
  const { reviews, collect, shown } = reviewing(games, /** @type {any} */ ({ ...made, engine }));
  const over = reviews.start(collect);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(begun, 2);
  reviews.stop();
  await over;
  assert.deepEqual([begun, ended], [2, 2]);
  assert.deepEqual(shown.at(-1), null);
});
