/** Back closes what was opened last, and a place that the page closes is no longer an entry. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createHistory, placeOf } from "../../../web/app/history.js";
import { freshState, reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { branchAt, grown } from "../../../web/game/tree.js";
import { game, settled } from "../fixtures.mjs";

/** The part of a browser's history that the page uses. */
class Browser {
  /** @type {Record<string, ((event: any) => void)[]>} */
  listeners = { popstate: [], hashchange: [] };
  /** @type {{state: any, hash: string}[]} */
  entries = [{ state: null, hash: "" }];
  at = 0;
  /** Steps that a busy browser makes later. @type {number[] | null} */
  late = null;

  get location() {
    const browser = this;
    return {
      get hash() {
        return browser.entries[browser.at].hash;
      },
      set hash(hash) {
        browser.open(hash);
      },
    };
  }

  get history() {
    const browser = this;
    return {
      get state() {
        return browser.entries[browser.at].state;
      },
      pushState: (/** @type {any} */ state, /** @type {string} */ _, hash = browser.location.hash) => {
        browser.entries = [...browser.entries.slice(0, browser.at + 1), { state, hash }];
        browser.at += 1;
      },
      replaceState: (/** @type {any} */ state, /** @type {string} */ _, hash = browser.location.hash) => {
        browser.entries[browser.at] = { state, hash };
      },
      go: (/** @type {number} */ by) =>
        void (browser.late ? browser.late.push(by) : setImmediate(() => browser.travel(by))),
    };
  }

  addEventListener(/** @type {string} */ type, /** @type {(event: any) => void} */ listener) {
    this.listeners[type].push(listener);
  }

  /** The reader presses Back or Forward. @param {number} by */
  travel(by) {
    const { hash } = this.location;
    this.at += by;
    const { state } = this.entries[this.at];
    for (const listener of this.listeners.popstate) listener({ state });
    if (hash !== this.location.hash) for (const listener of this.listeners.hashchange) listener({});
  }

  /** The reader follows a link within the page. @param {string} hash */
  open(hash) {
    this.history.pushState(null, "", hash);
    this.report();
  }

  /** The event that a busy browser sends later. */
  report() {
    for (const listener of this.listeners.popstate) listener({ state: null });
    for (const listener of this.listeners.hashchange) listener({});
  }
}

/** @param {import("../../../web/app/state.js").Dialog | null} [opened] before the history starts */
function visitor(opened = null) {
  const browser = new Browser();
  const store = createStore(freshState(game({})), reduce);
  const act = (/** @type {import("../../../web/app/state.js").Action} */ action) => store.dispatch(action);
  const restore = (/** @type {import("../../../web/app/history.js").Place} */ place) => {
    const { dialog, tables } = store.state();
    if (place.table !== tables.at) act({ type: "table", at: place.table });
    const { study } = store.state();
    if (place.study !== study.open) act({ type: "study", tab: place.study ? "review" : null });
    if (place.dialog !== dialog) act({ type: "dialog", name: /** @type {any} */ (place.dialog) });
  };
  const address = createHistory(store, restore, browser);
  if (opened) act({ type: "dialog", name: opened });
  address.start();
  return { browser, store, act, address, place: () => placeOf(store.state()) };
}

test("Back closes the dialog, and Forward opens it again", async () => {
  const { browser, act, place } = visitor();
  act({ type: "dialog", name: "settings" });
  assert.equal(browser.entries.length, 2);
  browser.travel(-1);
  await settled();
  assert.equal(place().dialog, null);
  browser.travel(1);
  await settled();
  assert.equal(place().dialog, "settings");
});

test("Back from a game that a link opened in place of another shows the other one, and Forward the link's", async () => {
  const { browser, store, act } = visitor();
  const bot = /** @type {const} */ ({ kind: "bot", level: "larva" });
  act({ type: "new-game", game: game({ turns: ["C3", "B2-B1"], seats: [{ kind: "person" }, bot] }) });
  browser.open("#hexhex3,genius,C3.B2-B1.A1");
  act({ type: "link", text: "hexhex3,genius,C3.B2-B1.A1" });
  act({ type: "open", game: game({ turns: ["C3", "B2-B1", "A1"] }) });
  await settled();
  assert.equal(browser.entries.length, 2, "the link and its game are one entry");
  browser.travel(-1);
  await settled();
  const { game: here, notices } = store.state();
  assert.deepEqual([here.turns, here.seats[1], notices], [["C3", "B2-B1"], bot, []]);
  browser.travel(1);
  await settled();
  assert.deepEqual(store.state().game.turns, ["C3", "B2-B1", "A1"]);
});

test("a link that moves within the game is no other game", async () => {
  const { browser, store, act } = visitor();
  act({ type: "new-game", game: game({ turns: ["C3"] }) });
  browser.open("#hexhex3,genius,C3.B2-B1");
  act({ type: "link", text: "hexhex3,genius,C3.B2-B1" });
  act({ type: "open", game: game({ turns: ["C3", "B2-B1"] }) });
  await settled();
  assert.equal(store.state().tables.at, 0);
});

test("a link that the reader has just followed is not overwritten before the browser reports it", () => {
  const { browser, act, address } = visitor();
  let read = "";
  address.onAddress(() => {
    read = browser.location.hash;
  });
  address.write("hexhex3,genius,C3");
  browser.history.pushState(null, "", "#puzzle/5");
  address.write("hexhex3,genius,C3-B2");
  act({ type: "dialog", name: "settings" });
  assert.equal(browser.location.hash, "#puzzle/5");
  browser.report();
  assert.equal(read, "#puzzle/5");
  address.write("puzzle/5");
  act({ type: "dialog", name: null });
  assert.equal(browser.location.hash, "#puzzle/5");
});

test("a dialog that closes on the way to another entry is not a change by the page", async () => {
  const { browser, act, place } = visitor();
  act({ type: "dialog", name: "settings" });
  act({ type: "study", tab: "review" });
  browser.travel(-1);
  await settled();
  assert.deepEqual([browser.at, place().dialog, place().study], [1, "settings", false]);
});

test("a dialog that the page closes leaves no entry to go back to", async () => {
  const { browser, act } = visitor();
  for (let i = 0; i < 3; i += 1) {
    act({ type: "dialog", name: "settings" });
    act({ type: "dialog", name: "share" });
    act({ type: "dialog", name: null });
    await settled();
    assert.equal(browser.at, 0);
  }
});

test("a dialog that a link opens at once is an entry over the page, and closing it follows no link", async () => {
  const { browser, act, address } = visitor("together");
  let heeded = 0;
  address.onAddress(() => (heeded += 1));
  assert.equal(browser.entries.length, 2);
  address.write("game");
  act({ type: "dialog", name: null });
  await settled();
  assert.deepEqual([browser.at, browser.location.hash, heeded], [0, "#game", 0]);
});

test("a dialog that opens while the browser still goes back gets its entry", async () => {
  const { browser, act, place } = visitor();
  act({ type: "dialog", name: "settings" });
  act({ type: "dialog", name: null });
  act({ type: "study", tab: "analysis" });
  await settled();
  assert.equal(browser.at, 1);
  browser.travel(-1);
  await settled();
  assert.equal(place().study, false);
});

test("an open dialog stays open when a busy browser goes back late", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { browser, act, store } = visitor();
  act({ type: "dialog", name: "new" });
  browser.late = [];
  act({ type: "dialog", name: null });
  act({ type: "dialog", name: "together" });
  t.mock.timers.tick(3000);
  for (const by of browser.late) browser.travel(by);
  assert.equal(store.state().dialog, "together");
});

test("a link that is followed before the browser has left a closed dialog: Back leads to the game, not to the dialog", async (t) => {
  t.mock.timers.enable({ apis: ["Date"] });
  const { browser, act, place } = visitor();
  act({ type: "dialog", name: "settings" });
  browser.late = []; // it never makes the step, because the link comes in between
  act({ type: "dialog", name: null });
  browser.open("#puzzle/5");
  browser.late = null;
  t.mock.timers.tick(2000); // at once, it could be the browser that goes back late
  browser.travel(-1);
  await settled();
  assert.equal(place().dialog, null);
  assert.equal(browser.at, 0);
  browser.travel(2);
  await settled();
  assert.equal(browser.location.hash, "#puzzle/5");
});

for (const [order, busy] of /** @type {const} */ ([
  ["before it reports the link", (/** @type {Browser} */ browser) => browser.travel(-2)],
  [
    "after it has reported the link",
    (/** @type {Browser} */ browser) => {
      browser.report();
      browser.travel(-2);
    },
  ],
  [
    "only from the link to the dialog",
    (/** @type {Browser} */ browser) => {
      browser.report();
      browser.travel(-1);
    },
  ],
]))
  test(`a link that is followed while the browser goes back for a closed dialog stays, if it goes back ${order}`, async () => {
    const { browser, act, address, place } = visitor();
    /** @type {string[]} */
    const followed = [];
    address.onAddress(() => followed.push(browser.location.hash));
    act({ type: "dialog", name: "settings" });
    browser.late = [];
    act({ type: "dialog", name: null });
    browser.late = null;
    browser.history.pushState(null, "", "#puzzle/3");
    for (const listener of browser.listeners.popstate) listener({ state: null });
    busy(browser);
    await settled();
    assert.deepEqual([browser.location.hash, followed.at(-1), place().dialog], ["#puzzle/3", "#puzzle/3", null]);
    browser.travel(-1);
    await settled();
    assert.deepEqual([browser.location.hash, browser.at, place().dialog], ["", 0, null]);
  });

test("such a link stays, too, if the browser is slow with each of its steps", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { browser, act, place } = visitor();
  act({ type: "dialog", name: "settings" });
  browser.late = [];
  act({ type: "dialog", name: null });
  browser.open("#puzzle/3");
  t.mock.timers.tick(900);
  browser.travel(-1);
  assert.deepEqual(browser.late, [-1, -1], "from the dialog's entry on to the game's");
  t.mock.timers.tick(900);
  browser.travel(-1);
  await settled();
  assert.deepEqual([browser.location.hash, place().dialog], ["#puzzle/3", null]);
});

test("the entry below has the newest address, which is not a link to follow", async () => {
  const { browser, act, address } = visitor();
  let heeded = 0;
  address.onAddress(() => (heeded += 1));
  address.write("before");
  act({ type: "dialog", name: "new" });
  address.write("after");
  act({ type: "dialog", name: null });
  await settled();
  assert.deepEqual([browser.at, browser.location.hash, heeded], [0, "#after", 0]);
});

test("links are followed, and Back leads to the link before", async () => {
  const { browser, address } = visitor();
  /** @type {string[]} */
  const heeded = [];
  address.onAddress(() => heeded.push(browser.location.hash));
  browser.open("#one");
  browser.open("#two");
  browser.travel(-1);
  await settled();
  assert.deepEqual(heeded, ["#one", "#two", "#one"]);
});

test("a reloaded page shows the game again, and so does its entry", async () => {
  const { browser, act } = visitor();
  act({ type: "study", tab: "analysis" });
  createHistory(createStore(freshState(game({})), reduce), () => {}, browser).start();
  await settled();
  assert.deepEqual([browser.at, browser.entries.length], [0, 2]);
});

test("a game that is opened from the library is an entry: Back shows the game before it, and Forward the opened one", async () => {
  const { browser, store, act, place } = visitor();
  act({ type: "new-game", game: game({ turns: ["A1"] }) });
  act({ type: "dialog", name: "library" });
  act({ type: "new-game", game: game({ turns: ["C3", "B2-B1"] }), entry: true });
  await settled();
  assert.equal(browser.at, 2);
  browser.travel(-1);
  await settled();
  assert.deepEqual([place().dialog, store.state().game.turns], ["library", ["A1"]]);
  browser.travel(-1);
  await settled();
  assert.deepEqual([browser.at, place().dialog, store.state().game.turns], [0, null, ["A1"]]);
  browser.travel(2);
  await settled();
  assert.deepEqual([place().dialog, store.state().game.turns], [null, ["C3", "B2-B1"]]);
});

test("a turn that is tried again is an entry: Back shows the review, and the tried turns stay in the tree", async () => {
  const { browser, store, act, place } = visitor();
  act({ type: "new-game", game: game({ turns: ["C3", "B2-B1", "A1"] }) });
  act({ type: "study", tab: "review" });
  act({ type: "retry", path: ["C3"] });
  await settled();
  assert.deepEqual([browser.at, place().study, store.state().game.turns], [2, false, ["C3"]]);
  const tried = {
    ...store.state().game,
    tree: grown(store.state().game.tree, ["C3", "D4"]),
    turns: ["C3", "D4"],
    cursor: 2,
  };
  store.dispatch({ type: "open", game: tried });
  browser.travel(-1);
  await settled();
  const { game: back } = store.state();
  assert.deepEqual([place().study, back.turns], [true, ["C3", "B2-B1", "A1"]]);
  assert.ok(branchAt(back.tree, ["C3"]));
});

test("a place that no longer exists is not shown twice: Back goes on to the entry below", async () => {
  const { browser, act, place } = visitor();
  act({ type: "dialog", name: "settings" });
  act({ type: "new-game", game: game({ turns: ["C3"] }), entry: true });
  await settled();
  const { state } = browser.entries[1];
  browser.entries.splice(2, 0, {
    state: { ...state, places: [...state.places, { ...state.places[1], learn: "exercise/gone" }] },
    hash: "",
  });
  browser.at = 3;
  browser.travel(-1);
  await settled();
  assert.deepEqual([browser.at, place().dialog], [1, "settings"]);
});
