/** Stored games and backups may hold anything: no entry breaks the list, takes another's place, or stays for good. */
import { buttonOf, painted, wordsOf } from "../page.mjs";
import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { backupGames, backupText, unreadText } from "../../../web/library/backup.js";
import { dropGames, keptGames } from "../../../web/library/games.js";
import { library } from "../../../web/library/library.js";
import { NO_LIBRARY } from "../../../web/library/index.js";
import { keptExercises } from "../../../web/learn/exercises.js";
import { LAST_DUE } from "../../../web/learn/queue.js";
import { mistakeList } from "../../../web/learn/mistake-list.js";
import { book } from "../../../web/learn/puzzle-book.js";
import { ofPuzzle } from "../../../web/learn/queue.js";
import { stateOf } from "../fixtures.mjs";
import { entry, ownGame } from "./entry.mjs";

/** @typedef {import("../../../web/library/games.js").Entry} Entry */

const GAMES = stored("bug-library");
/** No clock reaches this moment (ms). */
const NEVER = 8.7e15;
const LONG = "x".repeat(1_000_000);
/** @type {Entry["summary"]["cells"]} */
const MANY = Array.from({ length: 200_000 }, (_, i) => [i, 0]);
beforeEach(() => GAMES.clear());

/** @param {readonly unknown[]} all */
const store = (...all) => all.forEach((each, i) => GAMES.set(String(i + 1), each));

test("numbers, lists and names of a stored game are bounded", async () => {
  store(
    entry("1", { kept: NEVER, name: LONG, folder: LONG, tags: Array(100_000).fill("comeback") }),
    entry("2", {}, { cells: MANY }),
    entry("3", {}, { cells: [[1e308, -1e308]] }),
    entry("4", {}, { players: [LONG, "Ben"], date: LONG }),
  );
  const { games, unread } = await keptGames();
  assert.equal(unread, 2);
  const [one, four] = games;
  assert.deepEqual([one.id, four.id, one.kept, one.tags], ["1", "4", 0, []]);
  for (const text of [one.name, one.folder, four.summary.players[0], four.summary.date])
    assert.equal(text?.length, 300);
  assert.equal(one.record, entry("1").record);
});

test("a friend's key that is the name of something in every object is no game", async () => {
  const seats = /** @type {any} */ ([{ kind: "person" }, { kind: "friend", key: "constructor" }]);
  const [{ seats: read }] = (await backupGames(backupText([entry("1", { seats })])))?.games ?? [];
  assert.deepEqual(read, [{ kind: "person" }, { kind: "friend", key: "" }]);
});

test("the engine reads the record of a backup's game whose summary is out of bounds", async () => {
  const bad = entry("1", {}, { cells: MANY });
  const found = await backupGames(backupText([bad, entry("2")]));
  assert.deepEqual(found?.games, [entry("2")]);
  assert.equal(JSON.parse(unreadText(found?.rest ?? [])).games[0].record, bad.record);
});

test("a stored game has its key as its id, so that it can be deleted", async () => {
  GAMES.set("key", entry("another"));
  GAMES.set("other", entry("another"));
  GAMES.set(/** @type {any} */ (7), entry("7"));
  const { games, unread } = await keptGames();
  assert.deepEqual([games.map(({ id }) => id), unread], [["key", "other"], 1]);
  await dropGames([games[0].id]);
  assert.deepEqual([...GAMES.keys()], ["other", 7]);
});

/** The dialog with some games, and what its buttons do. @param {readonly Entry[]} games @param {Partial<typeof NO_LIBRARY>} [parts] */
function dialog(games, parts = {}) {
  const state = { ...stateOf("scene-start-hexhex3"), library: { ...NO_LIBRARY, games, ...parts } };
  /** @type {string[]} */
  const removed = [];
  const does = { remove: (/** @type {readonly Entry[]} */ gone) => removed.push(...gone.map(({ id }) => id)) };
  const context = { state, act() {}, catalogue, games: does };
  const place = painted(library(/** @type {any} */ (context)));
  return { place, removed, rows: wordsOf(place.querySelectorAll(".game-entry")) };
}

test("a game that can't be drawn leaves its row, with a button that deletes it, and all other games", (context) => {
  const logged = context.mock.method(console, "error", () => {});
  const broken = entry("2", { kept: NEVER }, { date: null });
  const { place, removed, rows } = dialog([entry("1", { kept: 1 }), broken, entry("3", { kept: 2 })]);
  assert.equal(rows.length, 3);
  assert.deepEqual(
    rows.filter((words) => words?.includes("can't be shown")),
    ["This game can't be shown. Delete"],
  );
  const row = [...place.querySelectorAll(".game-entry")].find(({ textContent }) => textContent?.includes("shown"));
  buttonOf(/** @type {HTMLElement} */ (row), "Delete")?.click();
  assert.deepEqual(removed, ["2"]);
  assert.equal(logged.mock.callCount(), 1);
});

test("everything can be saved even if the list can't be drawn", (context) => {
  context.mock.method(console, "error", () => {});
  const broken = /** @type {any} */ ({ ...ownGame("1"), seats: 7 });
  const { place } = dialog([broken, ownGame("2")]);
  assert.match(place.textContent ?? "", /Your games can't be listed/);
  assert.equal(buttonOf(place, "Save everything")?.disabled, false);
});

test("one exercise is enough to save everything", () => {
  const state = stateOf("scene-start-hexhex3");
  const off = (/** @type {readonly unknown[]} */ exercises) => {
    const parts = { library: NO_LIBRARY, mistakes: { ...state.mistakes, exercises } };
    const context = { state: { ...state, ...parts }, act() {}, catalogue, games: {} };
    return buttonOf(painted(library(/** @type {any} */ (context))), "Save everything")?.disabled;
  };
  assert.deepEqual([off([]), off([ofPuzzle(book[0], "A1", 1)])], [true, false]);
});

test("an exercise that can't be drawn leaves all others, and the stored ones are bounded", async (context) => {
  context.mock.method(console, "error", () => {});
  const [good, broken] = [ofPuzzle(book[0], "A1", 1), { ...ofPuzzle(book[1], "A1", 1), when: NEVER * 2 }];
  const state = stateOf("scene-start-hexhex3");
  const mistakes = { ...state.mistakes, exercises: [good, broken] };
  const view = mistakeList(/** @type {any} */ ({ state: { ...state, mistakes }, act() {}, catalogue }));
  const rows = wordsOf(painted(view).querySelectorAll(".mistake-entry"));
  assert.equal(rows.length, 2);
  assert.equal(rows.filter((words) => words?.startsWith("This exercise can't be shown.")).length, 1);
  const kept = stored("bug-mistakes");
  const against = { kind: "friend", name: LONG };
  kept.set("a", { ...good, against, line: Array(100_000).fill("A1") });
  kept.set("b", { ...good, due: NEVER });
  kept.set("c", { ...good, position: good.position + "/".repeat(1_000_000) });
  kept.set("d", { ...good, position: good.position.replaceAll(".", "z") });
  const { exercises, unread } = await keptExercises();
  assert.deepEqual([exercises.map(({ id }) => id), unread], [["a", "b"], 2]);
  assert.deepEqual([exercises[0].line, exercises[1].due], [[], LAST_DUE]);
  assert.equal(/** @type {any} */ (exercises[0].against).name.length, 300);
});
