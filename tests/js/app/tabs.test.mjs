// Two tabs with one storage: neither destroys what the other stores.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createGameStore } from "../../../web/app/game-store.js";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { storageEffect } from "../../../web/app/storing.js";
import { joinTabs } from "../../../web/app/tabs.js";
import { continueTime, steadyTime } from "../../../web/game/time.js";
import { cellsOf, fakeStorage, game, settled, stateOf } from "../fixtures.mjs";

/** @type {any} */
const page = globalThis;

/** Locks of one browser; a request is granted when no other has its name. */
function fakeLocks() {
  /** @type {Map<string, (() => Promise<void>)[]>} */
  const queues = new Map();
  /** @type {(() => unknown)[]} */
  const late = [];
  /** Grants a lock until the tab is closed, or lets go of it. */
  const grant = (/** @type {string} */ name) => {
    const [hold] = queues.get(name) ?? [];
    hold?.().then(() => passOn(name));
  };
  const passOn = (/** @type {string} */ name) => {
    queues.set(name, queues.get(name)?.slice(1) ?? []);
    grant(name);
  };
  return {
    /** From now on a lock is granted late. */
    isSlow: false,
    /** Grants the late locks. */
    grant: () => late.splice(0).forEach((hold) => hold()),
    query: async () => ({
      held: late.length ? [] : [...queues].filter(([, queue]) => queue.length).map(([name]) => ({ name })),
    }),
    request(/** @type {string} */ name, /** @type {any} */ { signal }, /** @type {() => Promise<void>} */ hold) {
      const queue = queues.get(name) ?? [];
      queues.set(name, [...queue, hold]);
      signal.addEventListener("abort", () =>
        queues.set(
          name,
          (queues.get(name) ?? []).filter((each) => each !== hold),
        ),
      );
      if (!queue.length && this.isSlow) late.push(hold);
      else if (!queue.length) grant(name);
      return new Promise(() => {});
    },
    /** Closes the tab that has the lock. */
    close: passOn,
  };
}

/** A game with a friend elsewhere on the board. */
const FRIENDS = {
  game: { ...stateOf("scene-start-hexhex3").game, seats: [{ kind: "person" }, { kind: "friend", key: "k3f9/x" }] },
};

/** A browser in which tabs can be opened. @param {any} t @param {boolean} [withLocks] */
function browser(t, withLocks = true) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const storage = fakeStorage();
  const locks = fakeLocks();
  /** @type {{tab: object, hear: (event: any) => void}[]} */
  const listeners = [];
  /** Opens a tab. at: an action before it finds out whether it is the second */
  const open = async (
    /** @type {object} */ parts = {},
    /** @type {import("../../../web/app/state.js").Action | null} */ at = null,
  ) => {
    const tab = {};
    const texts = {
      ...storage,
      setItem(/** @type {string} */ key, /** @type {string} */ newValue) {
        if (storage.getItem(key) === newValue) return;
        storage.setItem(key, newValue);
        for (const each of listeners) if (each.tab !== tab) each.hear({ key, newValue });
      },
    };
    /** @type {Record<string, (event: any) => void>} */
    const heard = {};
    page.addEventListener = (/** @type {string} */ type, /** @type {any} */ hear) => {
      heard[type] = hear;
      if (type === "storage") listeners.push({ tab, hear });
    };
    const gameStore = createGameStore(() => texts);
    const { stored } = gameStore.load(cellsOf);
    const store = createStore({ ...stateOf("scene-start-hexhex3"), ...stored, ...parts }, reduce);
    const tabs = joinTabs(store, gameStore, cellsOf, withLocks ? /** @type {any} */ (locks) : undefined);
    store.subscribe(storageEffect(store, gameStore));
    if (at) store.dispatch(at);
    t.mock.timers.tick(500);
    await settled();
    const play = (/** @type {string} */ name) => {
      const cell = stateOf("scene-start-hexhex3").scene.options.find((option) => option.complete)?.cell ?? 0;
      store.dispatch({ type: "press", cell, name });
    };
    const codes = () => store.state().notices.map(({ code }) => code);
    return { store, tabs, texts, heard, play, codes, turns: () => store.state().game.turns, key: gameStore.key };
  };
  const stored = (/** @type {string} */ key) =>
    createGameStore(() => storage).read(storage.getItem(key), cellsOf)?.game;
  return { open, stored, storage, locks };
}

test("a second tab follows the first, and stores nothing", async (t) => {
  const { open, storage } = browser(t);
  const [one, two] = [await open(), await open()];
  await settled();
  assert.deepEqual([one.codes(), two.codes()], [[], ["other_tab"]]);
  one.play("C3");
  assert.deepEqual([two.turns(), two.store.state().paused, storage.length], [["C3"], true, 1]);
});

test("a page that the browser brings back as it was left is loaded again: another page has stored the game since", async (t) => {
  const { open } = browser(t);
  const one = await open();
  let loads = 0;
  page.location = { reload: () => (loads += 1) };
  t.after(() => delete page.location);
  one.heard.pageshow({ persisted: false });
  assert.equal(loads, 0, "after every load");
  one.heard.pageshow({ persisted: true });
  assert.equal(loads, 1);
});

test("a setting of one tab applies to all, and none is reset", async (t) => {
  const { open } = browser(t);
  const [one, two] = [await open(), await open()];
  const stored = JSON.stringify({ theme: "dark" });
  page.localStorage = { setItem: () => assert.fail("stored again") };
  one.texts.setItem("bug.settings", stored);
  two.store.dispatch({ type: "dialog", name: "keys" });
  assert.equal(two.store.state().settings.theme, "dark");
});

test("a tab with a late lock is not treated as a second one", async (t) => {
  const { open, stored, locks } = browser(t);
  locks.isSlow = true;
  const one = await open();
  one.play("C3");
  t.mock.timers.tick(500);
  await settled();
  assert.deepEqual(one.codes(), []);
  locks.grant();
  assert.deepEqual([one.codes(), one.key(), stored("bug.game")?.turns], [[], "bug.game", ["C3"]]);
});

test("a follower that plays has a separate game; the first one's stays", async (t) => {
  const { open, stored } = browser(t);
  const [one, two] = [await open(), await open()];
  two.play("E1");
  one.play("C3");
  assert.deepEqual([stored("bug.game")?.turns, stored(two.key())?.turns], [["C3"], ["E1"]]);
  assert.deepEqual([two.turns(), two.codes()], [["E1"], ["separate_game"]]);
  assert.notEqual(two.key(), "bug.game");
});

test("a follower that begins another game shows no notice", async (t) => {
  const { open, stored } = browser(t);
  const [one, two] = [await open(), await open()];
  two.store.dispatch({ type: "new-game", game: { ...two.store.state().game, ruleset: "classic" } });
  one.play("C3");
  assert.deepEqual([stored("bug.game")?.turns, two.codes()], [["C3"], []]);
  assert.notEqual(two.key(), "bug.game");
});

test("tabs with the same game with a friend show no notice about each other: all of them play it", async (t) => {
  const { open } = browser(t);
  const [one, two] = [await open(FRIENDS), await open(FRIENDS)];
  two.play("E1");
  assert.deepEqual([one.codes(), two.codes()], [[], []]);
});

/** @type {any} */
const CLOCK = { control: "10+0/1", sound: false, rests: false, events: [], owed: false, lost: null };
const EVENTS = [{ type: "start", side: 0, at: 1 }];
const RESIGNED = { headers: { Result: "x wins by resignation" } };
const STOPPED = { clock: { ...CLOCK, control: "", lost: 0 } };

for (const [how, end] of /** @type {const} */ ([
  ["by resignation", RESIGNED],
  ["on time", STOPPED],
]))
  for (const when of ["before", "after"])
    test(`a link that ends the game ${how} makes a separate game, if it is read ${when} the tab knows that it is the second`, async (t) => {
      const { open, stored } = browser(t);
      const here = game({ turns: ["C3", "E1"] });
      const one = await open({ game: here });
      one.store.dispatch({ type: "undo" });
      one.store.dispatch({ type: "redo" });
      const link = { ...here, ...end };
      const action = { type: /** @type {const} */ ("open"), game: link };
      const two = await open({ game: here }, when === "before" ? action : null);
      if (when === "after") two.store.dispatch(action);
      assert.notEqual(two.key(), "bug.game");
      const { clock, headers } = stored(two.key()) ?? {};
      assert.deepEqual([clock?.lost ?? null, headers], [link.clock?.lost ?? null, link.headers]);
      assert.deepEqual(stored("bug.game")?.headers ?? {}, {});
    });

test("a follower whose clock sees first that the time is up still follows", async (t) => {
  const { open } = browser(t);
  page.localStorage = fakeStorage();
  const here = game({ turns: ["C3", "E1"], clock: { ...CLOCK, events: EVENTS } });
  const [, two] = [await open({ game: here }), await open({ game: here })];
  two.store.dispatch({ type: "time", reading: /** @type {any} */ ({ lost: 0 }) });
  assert.deepEqual([two.store.state().game.clock?.lost, two.key()], [0, "bug.game"]);
  assert.deepEqual(
    two.codes().filter((code) => code !== "new_tools"), // the end of a first game
    ["other_tab"],
  );
});

test("a tab whose time is ahead of the device's does not end another tab's game on time", async (t) => {
  const { open, locks } = browser(t);
  const [one, two] = [await open(), await open()];
  await settled();
  const ahead = () => Math.round((steadyTime() - Date.now()) / 60_000);
  const seen = () => continueTime(JSON.stringify(Date.now() + 3_600_000)); // before the device's clock was set right
  seen();
  assert.equal(ahead(), 60);
  one.play("C3");
  assert.deepEqual([two.turns(), ahead()], [["C3"], 0]);
  seen();
  locks.close("bug.game"); // from now on the second tab stores the game
  assert.equal(ahead(), 0);
});

test("a tab that follows offers no Restore of what it had before", async (t) => {
  const { open } = browser(t);
  const here = game({ turns: ["C3", "E1"] });
  const [one, two] = [await open({ game: here }), await open({ game: here })];
  two.store.dispatch({ type: "notice", code: "deleted", text: null });
  one.store.dispatch({ type: "undo" });
  assert.deepEqual(two.codes(), ["other_tab"]);
});

test("a follower can be made separate, and takes over when the first tab is closed", async (t) => {
  const { open, stored, locks } = browser(t);
  const [one, two, three] = [await open(), await open(), await open()];
  two.tabs.separate();
  assert.notEqual(two.key(), "bug.game");
  one.play("C3");
  locks.close("bug.game");
  assert.deepEqual([three.codes(), three.turns(), two.turns()], [[], ["C3"], []]);
  three.store.dispatch({ type: "undo" });
  assert.equal(stored("bug.game")?.cursor, 0);
});

for (const closed of [false, true])
  test(`a tab in a study misses turns of the first one${closed ? ", which is closed" : ""}, and overwrites none`, async (t) => {
    const { open, stored, locks } = browser(t);
    const [one, two] = [await open(), await open()];
    two.store.dispatch({ type: "study", tab: "analysis" });
    one.play("C3");
    if (closed) locks.close("bug.game");
    await settled();
    assert.deepEqual([stored("bug.game")?.turns, two.turns()], [["C3"], []]);
    two.store.dispatch({ type: "study", tab: null });
    assert.deepEqual([two.turns(), two.codes()], [["C3"], closed ? [] : ["other_tab"]]);
    two.store.dispatch({ type: "undo" });
    assert.equal(stored("bug.game")?.cursor, closed ? 0 : 1, "only the tab that stores the game stores the cursor");
  });

test("a tab in a study leaves the place of the first one to a third", async (t) => {
  const { open, stored, locks } = browser(t);
  const [one, two] = [await open(), await open()];
  two.store.dispatch({ type: "study", tab: "analysis" });
  one.play("C3");
  locks.close("bug.game");
  const three = await open();
  three.store.dispatch({ type: "undo" });
  assert.deepEqual([three.codes(), stored("bug.game")?.cursor, two.codes()], [[], 0, ["other_tab"]]);
});

test("without locks, a tab whose game another overwrites keeps it as a separate one", async (t) => {
  const { open, stored } = browser(t, false);
  const [one, two] = [await open(), await open()];
  one.play("C3");
  two.play("E1");
  const kept = [one, two].map(({ key }) => stored(key())?.turns);
  assert.deepEqual(kept.sort(), [["C3"], ["E1"]]);
});
