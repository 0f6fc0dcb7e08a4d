/** Changes of games that wait for space, or that other tabs and deletions overtake. */
import { committed, fillDisk, makeRoom, stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { openMistakes } from "../../../web/learn/mistakes.js";
import { backupText } from "../../../web/library/backup.js";
import { entry, NONE } from "./entry.mjs";
import { ENGINE, GAMES, page } from "./pages.mjs";

/** @typedef {import("./entry.mjs").Entry} Entry */
/** @typedef {Awaited<ReturnType<typeof page>>} Page */

const many = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => entry(`g${i}`));
const called = (/** @type {string} */ name) => (/** @type {Entry} */ game) => ({ ...game, name });
const filed = (/** @type {Entry} */ game) => ({ ...game, folder: "club" });
const listed = (/** @type {Page} */ { store }) => store.state().library.games ?? [];
const listedNames = (/** @type {Page} */ page) => listed(page).map(({ name }) => name);
const storedNames = () => [...stored(GAMES).values()].map((each) => /** @type {Entry} */ (each).name);
const failed = (/** @type {Page} */ { store }) => store.state().library.failed;

/** Runs pending tasks, and timers of the tabs. @param {import("node:test").TestContext} context */
function clock(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  return async () => {
    for (let round = 0; round < 3; round++) {
      context.mock.timers.tick(1000);
      for (let i = 0; i < 40; i++) await new Promise(setImmediate);
    }
  };
}
/** Two tabs with the same games. @param {readonly Entry[]} games */
async function twoTabs(games) {
  const first = await page();
  await first.room.put(games);
  return [first, await page()];
}

test("games that are deleted while they are moved to a folder stay deleted, in whatever moment", async () => {
  for (const steps of [0, 1, 2, 3, 5, 8]) {
    stored(GAMES).clear();
    const { room, ids } = await page();
    const games = many(350);
    await room.put(games);
    const moved = room.edit(games, filed);
    for (let i = 0; i < steps; i++) await new Promise(setImmediate);
    const gone = games.filter((_, i) => i % 2);
    await Promise.all([moved, room.remove(gone.slice(0, 1)), room.remove(gone.slice(1))]);
    assert.equal(stored(GAMES).size, 175, `${steps} steps`);
    assert.deepEqual(ids(), [...stored(GAMES).keys()].sort());
    assert.ok([...stored(GAMES).values()].every((each) => /** @type {Entry} */ (each).folder === "club"));
  }
});

test("games that another tab deletes while they are moved stay deleted in both tabs until Undo", async (context) => {
  const [here, there] = await twoTabs(many(350));
  const settle = clock(context);
  const moved = here.room.edit(listed(here), filed);
  await Promise.all([moved, there.room.remove(listed(there))]);
  await settle();
  assert.deepEqual([stored(GAMES).size, here.ids(), there.ids()], [0, [], []]);
  await there.room.restore();
  await settle();
  assert.deepEqual([stored(GAMES).size, here.ids().length, there.ids().length], [350, 350, 350]);
});

test("a change, a review or a backup does not bring back a game that another tab has deleted", async () => {
  const said = /** @type {any} */ ({ tags: [], mistakes: null, accuracy: 60, slips: [] });
  const backup = backupText([entry("1", { folder: "club" })]);
  for (const change of /** @type {((page: Page) => Promise<unknown>)[]} */ ([
    ({ room }) => room.edit([entry("1")], called("mine")),
    ({ room }) => room.note("1", said, ["1"]),
  ])) {
    const [here] = await twoTabs([entry("1")]);
    stored(GAMES).clear(); // this tab has not heard of it
    await change(here);
    assert.deepEqual([stored(GAMES).size, here.ids()], [0, []]);
  }
  const [here] = await twoTabs([entry("1"), entry("2")]);
  const { dispatch } = here.store;
  here.store.dispatch = (/** @type {any} */ action) => {
    const state = dispatch(action);
    if (action.change?.games) stored(GAMES).delete("1"); // after the reader of the backup has listed the games
    return state;
  };
  await here.room.read(backup, async () => NONE);
  assert.deepEqual([[...stored(GAMES).keys()], here.ids()], [["2"], ["2"]]);
});

test("a thousand games are moved in few transactions, and listed in between", async () => {
  const { store, room } = await page();
  const games = many(1000);
  await room.put(games);
  const before = committed();
  let paints = 0;
  const { dispatch } = store;
  store.dispatch = (/** @type {any} */ action) =>
    ((paints += 1), dispatch(action));
  await room.edit(games, filed);
  assert.ok(committed() - before <= 20, `${committed() - before} transactions`);
  assert.ok(paints >= 5 && paints <= 20, `${paints} paints`);
});

test("a game that was never stored is stored with its last change as soon as there is space", async () => {
  const here = await page();
  makeRoom(0);
  await here.room.put([entry("1")]);
  await here.room.edit(listed(here), called("mine"));
  await here.room.edit(listed(here), filed);
  assert.deepEqual([stored(GAMES).size, failed(here)], [0, "full"]);
  makeRoom(Infinity);
  await here.room.put([entry("2")]);
  assert.deepEqual(stored(GAMES).get("1"), entry("1", { name: "mine", folder: "club" }));
  assert.equal(failed(here), null);
});

test("a change without space outlasts changes by another tab, and is stored when there is space", async (context) => {
  const [here, there] = await twoTabs(["1", "2", "3"].map((id) => entry(id)));
  const settle = clock(context);
  fillDisk(true);
  await here.room.edit([entry("1")], called("precious"));
  assert.deepEqual([listedNames(here), storedNames(), failed(here)], [["precious", "", ""], ["", "", ""], "full"]);
  fillDisk(false);
  const played = { ...entry("1", { record: "1. C3 2. B2", folder: "club" }), kept: 7 };
  await there.room.put([played]);
  fillDisk(true);
  await settle();
  assert.deepEqual([listedNames(here), failed(here)], [["precious", "", ""], "full"]);
  fillDisk(false);
  await there.room.edit([entry("2")], called("theirs"));
  await settle(); // the other tab has found space
  assert.deepEqual(stored(GAMES).get("1"), { ...played, name: "precious" });
  assert.deepEqual([storedNames(), failed(here)], [["precious", "theirs", ""], null]);
  assert.deepEqual(listedNames(there), ["precious", "theirs", ""]);
});

test("many changes without space are all stored by the next change, and one at the table keeps them", async () => {
  const here = await page();
  const games = many(250);
  await here.room.put(games);
  fillDisk(true);
  await here.room.edit(games, filed);
  await here.room.edit(games.slice(0, 1), called("mine"));
  fillDisk(false);
  await here.room.put([entry("g0", { record: "1. C3 2. B2" })]); // made from the stored game
  assert.deepEqual(stored(GAMES).get("g0"), entry("g0", { name: "mine", folder: "club", record: "1. C3 2. B2" }));
  assert.ok([...stored(GAMES).values()].every((each) => /** @type {Entry} */ (each).folder === "club"));
  assert.equal(failed(here), null);
});

test("a waiting change of a game that another tab deletes ends with it", async (context) => {
  const [here, there] = await twoTabs([entry("1"), entry("2")]);
  const settle = clock(context);
  fillDisk(true);
  await here.room.edit([entry("1")], called("mine"));
  fillDisk(false);
  await there.room.remove([entry("1")]);
  await settle();
  assert.deepEqual([[...stored(GAMES).keys()], here.ids(), failed(here)], [["2"], ["2"], null]);
});

test("if both tabs play on in a game and one finds no space, there are two games", async (context) => {
  const [here, there] = await twoTabs([entry("1", { name: "final" })]);
  const settle = clock(context);
  const [mine, theirs] = ["1. C3 2. B2", "1. C3 2. A1"].map((record) => entry("1", { name: "final", record }));
  here.store.dispatch({ type: "keep", which: "game", id: "1" });
  fillDisk(true);
  await here.room.put([mine]);
  fillDisk(false);
  await there.room.put([theirs]);
  await settle();
  assert.deepEqual(stored(GAMES).get("1"), theirs);
  const [, other] = /** @type {Entry[]} */ ([...stored(GAMES).values()]);
  assert.deepEqual([other.record, other.name, here.store.state().game.id], [mine.record, "final", other.id]);
  assert.deepEqual(here.ids(), there.ids());
});

test("without space two tabs with waiting changes do not wake each other for ever", async (context) => {
  const [here, there] = await twoTabs([entry("1"), entry("2")]);
  const settle = clock(context);
  fillDisk(true);
  await here.room.edit([entry("1")], called("mine"));
  await there.room.edit([entry("2")], called("theirs"));
  await settle();
  let heard = 0;
  for (const { store } of [here, there]) {
    const { dispatch } = store;
    store.dispatch = (/** @type {any} */ action) =>
      ((heard += 1), dispatch(action));
  }
  await settle();
  assert.equal(heard, 0);
  assert.deepEqual(
    [listedNames(here), listedNames(there)],
    [
      ["mine", ""],
      ["", "theirs"],
    ],
  );
});

test("reading games from a text keeps the changes that wait", async () => {
  const here = await page();
  await here.room.put([entry("1"), entry("2")]);
  fillDisk(true);
  await here.room.edit([entry("1")], called("mine"));
  await here.room.read(backupText([entry("9", { folder: "club" }, { key: "game 2" })]), async () => NONE);
  assert.deepEqual(listed(here).map(({ name, folder }) => [name, folder]), [["mine", ""], ["", "club"]]); // prettier-ignore
  fillDisk(false);
  await here.room.put([entry("3")]);
  assert.deepEqual(storedNames(), ["mine", "", ""]);
});

test("an exercise without space keeps its answer while the list is read again, and is stored later", async () => {
  const { store } = await page();
  const mistakes = openMistakes(/** @type {any} */ (store), ENGINE);
  await mistakes.loaded;
  await mistakes.missed(1, "A1");
  const [{ id }] = store.state().mistakes.exercises ?? [];
  fillDisk(true);
  await mistakes.answered(id, true);
  await mistakes.missed(2, "A1");
  const known = () => (store.state().mistakes.exercises ?? []).map(({ card }) => card !== null);
  assert.deepEqual([known(), store.state().mistakes.failed], [[true, false], true]);
  await mistakes.load();
  assert.deepEqual([known(), store.state().mistakes.failed], [[true, false], true]);
  fillDisk(false);
  await mistakes.missed(3, "A1");
  const kept = /** @type {any[]} */ ([...stored("bug-mistakes").values()]);
  assert.deepEqual([kept.length, kept.map(({ card }) => card !== null).sort()], [3, [false, false, true]]);
  assert.equal(store.state().mistakes.failed, false);
});

test("the reader hears of a deletion that the browser refuses, and it is made with the next one; a game that came back stays", async () => {
  const here = await page();
  await here.room.put(["1", "2", "3"].map((id) => entry(id)));
  fillDisk(true);
  await here.room.remove([entry("1"), entry("2")]);
  assert.deepEqual([here.ids(), stored(GAMES).size, failed(here)], [["3"], 3, "undeleted"]);
  fillDisk(false);
  await here.room.put([entry("2")]);
  await here.room.remove([entry("3")]);
  assert.deepEqual([[...stored(GAMES).keys()], here.ids(), failed(here)], [["2"], ["2"], null]);
});

test("the deletion of a game that was never stored needs no storage", async () => {
  const here = await page();
  fillDisk(true);
  await here.room.put([entry("1")]);
  await here.room.remove([entry("1")]);
  assert.deepEqual([here.ids(), failed(here)], [[], null]);
  fillDisk(false);
});

test("a new version waits while games are read, and until the reader has closed the report", async () => {
  const { store, room } = await page();
  store.dispatch({ type: "dialog", name: "library" });
  const report = room.read("1. C3", async () => NONE);
  assert.equal(globalThis.reading?.(), true);
  await report;
  assert.equal(globalThis.reading?.(), true);
  store.dispatch({ type: "dialog", name: null });
  assert.equal(globalThis.reading?.(), false);
});
