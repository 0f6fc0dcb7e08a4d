/** A backup may come from anybody: it takes the place of no game that can be opened, and many games take a time that grows with their number. */
import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { backupText } from "../../../web/library/backup.js";
import { entry, NONE } from "./entry.mjs";
import { asked, GAMES, page } from "./pages.mjs";

const KEY = "genius hexhex3 C3 B2 | Ann | Ben | ";
/** A game of two turns. @param {string} id @param {string} record @param {Partial<import("../../../web/library/games.js").Entry>} [parts] */
const game = (id, record, parts) => entry(id, { record, ...parts }, { key: KEY });
const GOOD = "1. C3 2. B2";
const BAD = "1. Z9 C3 2. B2";

/** Reads a backup of some games. @param {Awaited<ReturnType<typeof page>>} page @param {...import("../../../web/library/games.js").Entry} games */
async function bring({ room }, ...games) {
  const report = await room.read(backupText(games), async () => NONE);
  return [report?.added, report?.known, report?.completed, report?.refused.length];
}
/** The stored records. */
const records = () => [...stored(GAMES).values()].map((/** @type {any} */ { record }) => record);

test("a record that can't be read takes no other's place, whatever its summary says", async () => {
  const here = await page();
  await bring(here, game("1", GOOD, { name: "mine" }));
  assert.deepEqual(await bring(here, game("2", BAD)), [0, 0, 0, 1]);
  assert.deepEqual(await bring(here, game("1", BAD)), [0, 0, 0, 1]);
  assert.deepEqual(records(), [GOOD]);
});

test("a good record takes the place of one that can't be read, by the same id or the same turns", async () => {
  for (const id of ["1", "2"]) {
    stored(GAMES).clear();
    const here = await page();
    assert.deepEqual(await bring(here, game("1", BAD, { name: "mine" })), [1, 0, 0, 0]);
    assert.deepEqual(await bring(here, game(id, GOOD)), [0, 0, 1, 0]);
    assert.deepEqual(records(), [GOOD]);
    assert.equal(/** @type {any} */ (stored(GAMES).get("1")).name, "mine");
    assert.deepEqual(await bring(here, game(id, GOOD)), [0, 1, 0, 0]);
  }
});

test("the engine reads only what would change a game: a record that says more, or another one of the same game", async () => {
  const here = await page();
  const many = Array.from({ length: 300 }, (_, i) => entry(String(i)));
  Object.assign(asked, { records: 0, backups: 0 });
  await bring(here, ...many, game("x", `${GOOD} {good}`));
  await bring(here, ...many, game("y", `${GOOD} {good}`));
  assert.deepEqual(asked, { records: 0, backups: 0 });
  assert.deepEqual(await bring(here, ...many, game("y", GOOD)), [0, 301, 0, 0]);
  assert.deepEqual(asked, { records: 1, backups: 1 });
  assert.deepEqual(await bring(here, game("y", `${GOOD} {good} (2. A1)`)), [0, 0, 1, 0]);
  assert.deepEqual(asked, { records: 1, backups: 2 });
});

test("the summary of a game that takes another's place is what the engine reads, not what the backup says", async () => {
  const here = await page();
  await bring(here, game("1", GOOD));
  const { work } = here.engine;
  here.engine.work = (/** @type {any[]} */ ...what) => {
    const { promise } = work(...what);
    const truth = (/** @type {any} */ found) => {
      for (const each of found.games) each.entry.summary = { ...each.entry.summary, key: "another game" };
      return found;
    };
    return { promise: promise.then(truth), cancel() {} };
  };
  assert.deepEqual(await bring(here, game("2", `${GOOD} {more}`)), [1, 0, 0, 0]);
  here.engine.work = work;
  assert.deepEqual(records(), [GOOD, `${GOOD} {more}`]);
});

test("Stop ends the import of a backup, and the report says how many games were added", async () => {
  const { room, store } = await page();
  const games = Array.from({ length: 2000 }, (_, i) => entry(String(i)));
  const learning = { exercises: [{}], learned: null };
  let brought = 0;
  const report = room.read(backupText(games, learning), async () => {
    brought += 1;
    return NONE;
  });
  while (stored(GAMES).size < 300) await new Promise(setImmediate);
  room.stopReading();
  const { added, unkept, cancelled } = (await report) ?? {};
  assert.equal(cancelled, true);
  assert.ok(added && added >= 300 && added < 1000, `${added}`);
  assert.deepEqual([added, added, 0, 0], [stored(GAMES).size, store.state().library.games?.length, unkept, brought]);
});

test("the work for a backup's games grows with their number", async () => {
  const { room, store } = await page();
  const { dispatch } = store;
  let copied = 0;
  store.dispatch = (action) => {
    const { games } = store.state().library;
    const next = dispatch(action);
    if (store.state().library.games !== games) copied += store.state().library.games?.length ?? 0;
    return next;
  };
  const games = Array.from({ length: 5000 }, (_, i) => entry(String(i)));
  const report = await room.read(backupText(games), async () => NONE);
  assert.equal(report?.added, games.length);
  assert.ok(copied <= 3 * games.length, `${copied} copies`);
});
