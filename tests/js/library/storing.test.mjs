/** The library's storage: without space, with another tab, and as one file and back. */
import { stored, makeRoom } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOn } from "../../../web/board/layout.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { backupOf, mergedExercise, mergedLearned } from "../../../web/learn/backup.js";
import { openMistakes } from "../../../web/learn/mistakes.js";
import { NOTHING_YET } from "../../../web/learn/index.js";
import { book } from "../../../web/learn/puzzle-book.js";
import { ofPuzzle } from "../../../web/learn/queue.js";
import { answered } from "../../../web/learn/schedule.js";
import { backupGames, backupText } from "../../../web/library/backup.js";
import { entry, NONE } from "./entry.mjs";
import { ENGINE, GAMES, page } from "./pages.mjs";

const NOW = Date.parse("2026-11-21T12:00:00");

test("without space, stored games stay, others are shown, and freed space is used", async () => {
  const { store, room, ids } = await page();
  await room.put([entry("1"), entry("2")]);
  makeRoom(2);
  await room.put([entry("3")]);
  assert.equal(store.state().library.failed, "full");
  assert.deepEqual(ids(), ["1", "2", "3"]);
  assert.deepEqual([...stored(GAMES).keys()], ["1", "2"]);
  assert.deepEqual(stored(GAMES).get("1"), entry("1"));
  await room.put([entry("2", { name: "renamed" })]); // a stored game can still be changed
  assert.equal(/** @type {any} */ (stored(GAMES).get("2")).name, "renamed");
  assert.equal(store.state().library.failed, "full", "the third game is still not stored");
  await room.put([entry("3")]);
  assert.equal(store.state().library.failed, "full");
  await room.remove([entry("1")]);
  await room.put([entry("3")]);
  assert.equal(store.state().library.failed, null);
  assert.deepEqual([...stored(GAMES).keys()], ["2", "3"]);
  assert.deepEqual((await page()).ids(), ["2", "3"]);
});

test("games without space are stored as soon as there is some, whatever is stored or deleted then", async () => {
  const { store, room } = await page();
  makeRoom(1);
  await room.put([entry("1"), entry("2"), entry("3")]);
  await room.edit([entry("1")], (each) => ({ ...each, name: "mine" }));
  assert.equal(store.state().library.failed, "full");
  await room.remove([entry("1")]);
  assert.deepEqual([...stored(GAMES).keys()], ["2"]);
  assert.equal(store.state().library.failed, "full");
  makeRoom(Infinity);
  await room.edit([entry("2")], (each) => ({ ...each, name: "mine" }));
  assert.deepEqual([...stored(GAMES).keys()], ["2", "3"]);
  assert.equal(store.state().library.failed, null);
});

test("after the last game without space is deleted, the warning ends", async () => {
  const { store, room } = await page();
  await room.put([entry("1")]);
  makeRoom(1);
  await room.put([entry("2")]);
  assert.equal(store.state().library.failed, "full");
  await room.remove([entry("2")]);
  assert.equal(store.state().library.failed, null);
});

test("an import that is repeated when there is space stores the games that were only listed, each once", async () => {
  const { room, ids } = await page();
  makeRoom(1);
  const text = backupText([entry("1"), entry("2")]);
  const first = await room.read(text, async () => NONE);
  assert.deepEqual([first?.added, first?.unkept], [1, 1]);
  makeRoom(2);
  const second = await room.read(text, async () => NONE);
  assert.deepEqual([second?.added, second?.known, second?.unkept], [1, 1, 0]);
  assert.deepEqual([[...stored(GAMES).keys()], ids()], [["1", "2"], ["1", "2"]]); // oxfmt-ignore
});

test("of many games that arrive together, as many as fit are stored, and other tabs learn about them", async (context) => {
  const [here, there] = [await page(), await page()];
  const many = Array.from({ length: 20 }, (_, i) => entry(String(i).padStart(2, "0")));
  makeRoom(13);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  await here.room.put(many);
  assert.deepEqual([...stored(GAMES).keys()], here.ids().slice(0, 13));
  assert.equal(here.store.state().library.failed, "full");
  assert.equal(here.ids().length, 20);
  context.mock.timers.tick(1000);
  for (let i = 0; i < 20; i++) await new Promise(setImmediate);
  assert.equal(there.ids().length, 13);
});

test("a tab that found no room once still keeps what another tab plays in a game that it renames", async (context) => {
  const [here, there] = [await page(), await page()];
  await here.room.put([entry("1")]);
  makeRoom(1);
  await here.room.put([entry("2")]);
  assert.equal(here.store.state().library.failed, "full");
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const longer = entry("1", { record: "1. C3 2. B2" }, { turns: 3 });
  await there.room.put([longer]);
  await here.room.edit([entry("1")], (each) => ({ ...each, name: "mine" }));
  assert.deepEqual(stored(GAMES).get("1"), { ...longer, name: "mine" });
  const later = entry("1", { record: "1. C3 2. B2 3. A1" }, { turns: 4 });
  await here.room.put([entry("2")]);
  assert.equal(here.store.state().library.failed, "full");
  await there.room.put([later]);
  context.mock.timers.tick(1000);
  for (let i = 0; i < 20; i++) await new Promise(setImmediate);
  assert.deepEqual(here.ids(), ["1", "2"], "a game without room stays listed");
  assert.equal(here.store.state().library.games?.find(({ id }) => id === "1")?.summary.turns, 4);
});

test("if storage fails for another reason, a notice says so, and the games are shown until the page closes", async () => {
  const { store, room, ids } = await page();
  const broken = /** @type {any} */ (entry("1"));
  broken.summary.key = () => {}; // a function can't be stored
  await room.put([broken]);
  assert.equal(store.state().library.failed, "blocked");
  assert.deepEqual(ids(), ["1"]);
});

test("the list soon shows what another tab stores or deletes", async (context) => {
  const [here, there] = [await page(), await page()];
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const settle = async () => {
    context.mock.timers.tick(1000);
    for (let i = 0; i < 20; i++) await new Promise(setImmediate);
  };
  await there.room.put([entry("1"), entry("2")]);
  assert.deepEqual(here.ids(), []);
  await settle();
  assert.deepEqual(here.ids(), ["1", "2"]);
  await here.room.remove([entry("1")]);
  await settle();
  assert.deepEqual(there.ids(), ["2"]);
});

test("a game that comes back overwrites nothing that was stored under its id since", async () => {
  const { store, room, ids } = await page();
  const all = ["1", "2", "3", "4"].map((id) => entry(id, { name: `deleted ${id}`, folder: "club" }));
  await room.put(all);
  await room.remove(all);
  const later = entry("2", { record: "1. C3 2. B2" }, { key: "longer" });
  stored(GAMES).set("2", later);
  stored(GAMES).set("3", { of: "a later version" });
  stored(GAMES).set("4", entry("4")); // the same game, stored again by another tab
  await room.restore();
  assert.deepEqual(stored(GAMES).get("1"), all[0]);
  assert.deepEqual(stored(GAMES).get("2"), later);
  assert.deepEqual(stored(GAMES).get("3"), { of: "a later version" });
  assert.deepEqual(stored(GAMES).get("4"), all[3]);
  const apart = [...stored(GAMES).values()].map((each) => /** @type {any} */ (each).name).filter(Boolean);
  assert.deepEqual(apart.sort(), ["deleted 1", "deleted 2", "deleted 3", "deleted 4"]);
  assert.deepEqual(
    ids().filter((id) => id.length === 1),
    ["1", "4"],
  );
  assert.deepEqual(store.state().library.deleted, []);
});

test("a backup's game takes no id that a game has which can't be read here", async () => {
  const { room } = await page();
  const later = { ...entry("1"), summary: { of: "a later version" } };
  stored(GAMES).set("1", later);
  const report = await room.read(backupText([entry("1")]), async () => NONE);
  assert.equal(report?.added, 1);
  assert.deepEqual(stored(GAMES).get("1"), later);
  assert.equal(stored(GAMES).size, 2);
});

test("one file restores games, exercises with their cards, and progress in an empty browser", async () => {
  const { store, room } = await page();
  await room.put([entry("1", { folder: "club", reviewed: true, accuracy: 71, slips: [1, 0, 0, 0, 0] })]);
  const mistakes = openMistakes(/** @type {any} */ (store), ENGINE);
  await mistakes.loaded;
  await mistakes.missed(1, "A1");
  const missed = store.state().mistakes.exercises?.[0];
  await mistakes.answered(missed?.id ?? "", true);
  const kept = store.state().mistakes.exercises;
  const learned = { ...NOTHING_YET, lessons: ["bug"], puzzles: { 3: /** @type {const} */ ("clean") }, longestRow: 4 };
  const text = backupText(store.state().library.games ?? [], backupOf(kept, learned));

  stored(GAMES).clear();
  stored("bug-mistakes").clear();
  const later = await page();
  const again = openMistakes(/** @type {any} */ (later.store), ENGINE);
  await again.loaded;
  const report = await later.room.read(text, async (learning) => {
    const { learned: before } = later.store.state();
    later.store.dispatch({ type: "learned", learned: mergedLearned(before, learning.learned) });
    return again.bringBack(learning.exercises);
  });
  assert.deepEqual([report?.added, report?.exercises], [1, 1]);
  const { library: back, mistakes: queue, learned: known } = later.store.state();
  assert.deepEqual(back.games, store.state().library.games);
  assert.deepEqual(queue.exercises, kept);
  assert.ok(queue.exercises?.[0].card);
  assert.deepEqual(known, learned);
  assert.deepEqual([...stored("bug-mistakes").values()], kept);
  const companion = () => later.store.state().settings.companion; // fitted to the restored games by code that loads later
  for (const end = Date.now() + 20_000; companion() !== 430 && Date.now() < end;) await new Promise(setImmediate);
  assert.equal(companion(), 430);
});

test("a review of a game does not change the companion before the next game", async () => {
  const { store, room } = await page();
  await room.put([entry("1")]);
  await room.note("1", { tags: [], mistakes: [1, 1, 2], accuracy: 60, slips: [] }, ["1"]);
  for (let i = 0; i < 200; i += 1) await new Promise(setImmediate);
  assert.equal(store.state().library.games?.[0].reviewed, true);
  assert.equal(store.state().settings.companion, 400);
});

test("without the learning part no file of everything is saved, and the page says so", async (context) => {
  const { store, room } = await page();
  const made = context.mock.method(URL, "createObjectURL", () => "blob:");
  await room.save([entry("1")], () => Promise.reject(new Error("the part did not load")));
  assert.equal(made.mock.callCount(), 0);
  assert.equal(store.state().library.lost, "save");
});

test("exercises of a file are stored together, and Stop ends between two batches", async () => {
  const { store } = await page();
  const mistakes = openMistakes(/** @type {any} */ (store), ENGINE);
  await mistakes.loaded;
  const cells = cellsOn(catalogue, book[0].board);
  const many = Array.from({ length: 1200 }, (_, i) =>
    ofPuzzle(
      {
        ...book[0],
        position: i
          .toString(2)
          .padStart(cells, ".")
          .replace(/\d/g, (bit) => "xo"[+bit]),
      },
      "A1",
      NOW,
    ),
  );
  const stop = new AbortController();
  const { dispatch } = store;
  store.dispatch = (/** @type {any} */ action) => {
    stop.abort(); // as soon as the first ones are listed
    return dispatch(action);
  };
  assert.deepEqual(await mistakes.bringBack(many, stop.signal), { stored: 500, unstored: 0, unread: false });
  assert.equal(stored("bug-mistakes").size, 500);
  assert.equal(store.state().mistakes.exercises?.length, 500);
});

test("for an exercise in storage and in the file, the later answer counts", () => {
  const fresh = ofPuzzle(book[0], "A1", NOW);
  const once = answered(fresh, true, NOW);
  const twice = answered(once, true, once.due);
  assert.deepEqual(mergedExercise(fresh, once), once);
  assert.equal(mergedExercise(twice, once), twice);
  assert.equal(mergedExercise(fresh, ofPuzzle(book[0], "B1", NOW)), fresh);
});

test("a file's later answer counts only for the same mistake, and leaves its position and lines as they are here", () => {
  const here = { ...ofPuzzle(book[0], "A1", NOW), line: ["A1", "B1"], game: "own" };
  const there = answered(here, true, NOW + 1);
  const forged = { ...there, winning: ["E5"], line: [], played: "E5", refutation: ["E5"], length: 2, game: "" };
  assert.deepEqual(mergedExercise(here, { ...forged, known: true }), { ...there, known: true });
  assert.equal(mergedExercise(here, { ...there, when: NOW - 1, removed: true }), here);
});

test("reading progress from a file keeps everything solved, and a broken file changes nothing", () => {
  const here = { ...NOTHING_YET, puzzles: { 1: /** @type {const} */ ("helped") }, day: "2026-11-21", days: 2, row: 3 };
  for (const part of [null, {}, "learned", [], { version: 9 }]) assert.equal(mergedLearned(here, part), here);
  const there = { ...NOTHING_YET, lessons: ["bug"], puzzles: { 1: "clean", 2: "helped" }, day: "2026-11-19", days: 9 };
  assert.deepEqual(mergedLearned(here, { version: 1, ...there, longestDays: 9 }), {
    ...here,
    lessons: ["bug"],
    puzzles: { 1: "clean", 2: "helped" },
    longestDays: 9,
  });
  assert.equal(mergedLearned(here, { version: 1, ...there, day: "2026-11-22" }, NOW).days, 9);
});

test("an existing game gets its review from the file", async () => {
  const { store, room } = await page();
  await room.put([entry("1", { name: "mine" })]);
  const saved = entry("9", { name: "theirs", folder: "club", reviewed: true, accuracy: 80, tags: ["comeback"] });
  const report = await room.read(backupText([{ ...saved, summary: entry("1").summary }]), async () => NONE);
  assert.deepEqual([report?.added, report?.known], [0, 1]);
  const [one] = store.state().library.games ?? [];
  assert.deepEqual([one.id, one.name, one.folder, one.accuracy, one.tags], ["1", "mine", "club", 80, ["comeback"]]);
  assert.deepEqual(await backupGames("{}"), null);
});
