// Two tabs of one browser with a game whose sides are drawn by lot.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tabChannel } from "../../../web/together/direct.js";

/** @type {Map<string, Set<Tab>>} */
const tabs = new Map();

/** The browser's channel, within this test. */
class Tab extends EventTarget {
  constructor(/** @type {string} */ name) {
    super();
    const others = tabs.get(name) ?? new Set();
    tabs.set(name, others.add(this));
    this.postMessage = (/** @type {unknown} */ data) =>
      others.forEach((tab) => tab === this || tab.dispatchEvent(Object.assign(new Event("message"), { data })));
    this.close = () => others.delete(this);
  }
}

/** A page with a game that its player began as a side. @param {0 | 1} side @param {boolean} lots @param {string[]} [turns] */
function page(side, lots, turns = []) {
  const key = `k3/${"xo"[side]}`;
  const letter = { id: "k3", text: `hexhex3,genius,${turns},id=k3,${side}`, turns };
  const games = { [key]: { key, side, lots, letter, unsent: false } };
  const state = /** @type {any} */ ({ game: { seats: [{ kind: "friend", key }] }, together: { games, adding: null } });
  /** @type {string[]} */
  const heard = [];
  const dispatch = (/** @type {{type: string}} */ { type }) => void heard.push(type);
  return { state, heard, store: /** @type {any} */ ({ state: () => state, dispatch }) };
}

/** What one tab hears of the other. @param {ReturnType<typeof page>} hears @param {ReturnType<typeof page>} says */
function heardOf(hears, says) {
  tabs.clear();
  const real = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = /** @type {any} */ (Tab);
  tabChannel(hears.store)(hears.state);
  tabChannel(says.store)(says.state);
  globalThis.BroadcastChannel = real;
  return hears.heard;
}

test("a tab hears of the other side's game in another tab", () =>
  assert.deepEqual(heardOf(page(1, false), page(0, false)), ["letter"]));

test("a tab whose side the lot has changed is not taken for the friend by a tab with the old side", () =>
  assert.deepEqual(heardOf(page(0, true), page(1, false)), []));

test("a tab with the side before the lot is not taken for the friend by the tab with the new one", () =>
  assert.deepEqual(heardOf(page(1, false), page(0, true)), []));

test("a turn of the other side is heard though the sides were to be drawn", () =>
  assert.deepEqual(heardOf(page(0, true), page(1, false, ["A1"])), ["letter"]));
