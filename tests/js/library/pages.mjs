/** Tabs of one browser, each a page that has read its library. Import it after indexed-db.mjs. */
import { fillDisk, makeRoom, stored } from "../indexed-db.mjs";
import { afterEach, beforeEach } from "node:test";
import { freshState, reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import "../../../web/library/counting.js"; // loaded in advance
import { library } from "../../../web/library/effects.js";
import { game } from "../fixtures.mjs";
import { NONE } from "./entry.mjs";

export const GAMES = "bug-library";

/** The browser's tabs, which receive each other's messages. @type {Tab[]} */
let tabs = [];
class Tab {
  /** @type {() => void} */
  heard = () => {};
  constructor() {
    tabs.push(this);
  }
  addEventListener(/** @type {string} */ _, /** @type {() => void} */ heard) {
    this.heard = heard;
  }
  postMessage() {
    for (const tab of tabs) if (tab !== this) tab.heard();
  }
}
const real = globalThis.BroadcastChannel;
beforeEach(() => {
  globalThis.BroadcastChannel = /** @type {any} */ (Tab);
  Object.defineProperty(globalThis, "navigator", { value: { vendor: "" }, configurable: true });
  tabs = [];
  stored(GAMES).clear();
  stored("bug-mistakes").clear();
  makeRoom(Infinity);
  fillDisk(false);
});
afterEach(() => {
  globalThis.BroadcastChannel = real;
});

/** Whether the fake engine can read a record: no word is of another game. @param {string} record */
const isRead = (record) => !record.includes("Z9");
/** How often the fake engine is asked for a record, and for the records of a backup. */
export const asked = { records: 0, backups: 0 };
/** What the fake engine reads in a backup. @param {string} text */
function imported(text) {
  const { games = [] } = text.startsWith('{"bug_library"') ? JSON.parse(text) : {};
  asked.backups += games.length > 0 ? 1 : 0;
  const read = games.map((/** @type {any} */ { record, summary, name, folder }, /** @type {number} */ i) => ({
    ...{ name, folder, boards: [], number: i + 1, line: 1 },
    entry: isRead(record) ? { record, summary } : null,
    wrong: isRead(record) ? null : { code: "no_moves", message: "", params: {} },
  }));
  return { games: read, others: 0, done: 1, total: 1 };
}

/** @type {any} */
export const ENGINE = {
  call: async (/** @type {string} */ method, /** @type {any} */ { text }) => {
    if (method === "scene") return null; // its effect asks again
    if (method !== "record_read") return { fit: { strength: 430 }, losing: {} };
    asked.records += 1;
    return isRead(text) ? { game: {}, wrong: null } : { game: {}, wrong: { code: "no_moves" } };
  },
  work: (/** @type {string} */ _, /** @type {any} */ { text }) => ({
    promise: Promise.resolve(imported(text)),
    cancel() {},
  }),
  think: () => ({ promise: Promise.resolve({ cancelled: true }) }),
};
ENGINE.near = ENGINE;

/** A page that has read its library. */
export async function page() {
  let state = freshState(game());
  const store = {
    state: () => state,
    dispatch: (/** @type {any} */ action) => (state = reduce(state, action)),
    subscribe() {},
  };
  const room = library(/** @type {any} */ (store), ENGINE, /** @type {any} */ (ENGINE), catalogue, () => false);
  await room.read("{}", async () => NONE); // for any text, the library is read first
  return { store, room, engine: ENGINE, ids: () => (store.state().library.games ?? []).map(({ id }) => id).sort() };
}
