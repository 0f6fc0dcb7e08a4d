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

/** @type {any} */
export const ENGINE = {
  call: async () => ({ fit: { strength: 430 }, losing: {} }),
  work: () => ({ promise: Promise.resolve({ cancelled: true }), cancel() {} }),
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
  return { store, room, ids: () => (store.state().library.games ?? []).map(({ id }) => id).sort() };
}
