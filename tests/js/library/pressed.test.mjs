/** "Add these games" and Stop, pressed while the part that reads games loads. */
import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createStore } from "../../../web/app/store.js";
import { freshState, reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { backupText } from "../../../web/library/backup.js";
import { library } from "../../../web/library/effects.js";
import { game } from "../fixtures.mjs";
import { entry, NONE } from "./entry.mjs";

const TEXT = backupText([entry("1")]);
/** @type {any} */
const ENGINE = { call: async () => ({ fit: { strength: 430 }, losing: {} }) };

beforeEach(() => {
  Object.defineProperty(globalThis, "navigator", { value: { vendor: "" }, configurable: true });
  globalThis.BroadcastChannel = /** @type {any} */ (undefined);
  stored("bug-library").clear();
});

function page() {
  const store = createStore(freshState(game()), reduce);
  return { store, room: library(/** @type {any} */ (store), ENGINE, ENGINE, catalogue, () => false) };
}
const brings = async () => NONE;

test("a second press while the part loads reads nothing again", async () => {
  const { store, room } = page();
  const [first, second] = await Promise.all([room.read(TEXT, brings), room.read(TEXT, brings)]);
  assert.deepEqual([first?.added, first?.known, second], [1, 0, null]);
  assert.equal(store.state().library.report, first);
  assert.equal((await room.read(TEXT, brings))?.known, 1);
});

test("Stop while the part loads ends the import, and the next one works", async () => {
  const { store, room } = page();
  const stopped = room.read(TEXT, brings);
  room.stopReading();
  assert.equal(store.state().library.importing, null);
  const next = await room.read(TEXT, brings);
  assert.deepEqual([await stopped, next?.added, next?.cancelled], [null, 1, false]);
});
