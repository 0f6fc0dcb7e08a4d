// The game that a page stores as the one to open next.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createGameStore } from "../../../web/app/game-store.js";
import { freshState, reduce } from "../../../web/app/state.js";
import { createStore, runEffects } from "../../../web/app/store.js";
import { keepSettings, lateEffect, storageEffect, storedParts } from "../../../web/app/storing.js";
import * as words from "../../../web/strings/index.js";
import { keyOf } from "../../../web/game/line.js";
import { branch, grown } from "../../../web/game/tree.js";
import { cellsOf, fakeStorage, fixture, game, stateOf } from "../fixtures.mjs";

/** What hears another tab store something. @type {(event: {key: string, newValue: string | null}) => void} */
let hear = () => {};
Object.assign(globalThis, { addEventListener: (/** @type {string} */ _, /** @type {any} */ heard) => (hear = heard) });
const { scene } = fixture("scene-start-hexhex3");

/** A page and its storage. @param {any} start */
function page(start) {
  const storage = fakeStorage();
  const store = createStore(start, reduce);
  store.subscribe(
    storageEffect(
      store,
      createGameStore(() => storage),
    ),
  );
  const full = () => store.state().notices.some(({ code }) => code === "storage_full");
  const read = () => createGameStore(() => storage).load(cellsOf).stored;
  const stored = () => read()?.game;
  const sceneCame = () => store.dispatch({ type: "scene", key: keyOf(store.state().game), scene });
  return { storage, store, read, stored, full, sceneCame };
}

test("a language that is chosen in another tab is spoken here, too", async () => {
  const { settings } = stateOf("scene-start-hexhex3");
  const store = createStore(stateOf("scene-start-hexhex3"), reduce);
  const said = new Promise((resolve) => {
    const gameStore = createGameStore(() => fakeStorage());
    store.subscribe(storageEffect(store, gameStore, () => resolve(words.t("action-undo"))));
  });
  hear({ key: "bug.settings", newValue: JSON.stringify({ ...settings, language: "de" }) });
  assert.equal(await said, "Rückgängig");
  assert.equal(store.state().settings.language, "de");
  await words.speak("en");
});

test("a game that was opened is stored when its first scene has come", () => {
  const { store, stored, sceneCame } = page(stateOf("scene-start-hexhex3"));
  store.dispatch({ type: "comment", path: [], text: "mine" });
  assert.equal(stored()?.tree.comment, "mine");
  store.dispatch({ type: "open", game: game({ board: "hexhex4", start: { text: "x", mover: 0, setup: 0 } }) });
  assert.equal(stored()?.board, "hexhex3");
  sceneCame();
  assert.equal(stored()?.board, "hexhex4");
});

test("Restore is offered again after a reload, until the reader dismisses it", () => {
  const { storage, store, sceneCame } = page(stateOf("scene-growth"));
  const offered = () =>
    createGameStore(() => storage)
      .load(cellsOf)
      .stored?.notices.map(({ code }) => code);
  store.dispatch({ type: "open", game: game({ board: "hexhex4" }) });
  sceneCame();
  assert.deepEqual(offered(), ["replaced"]);
  store.dispatch({ type: "drop-notice", code: "replaced" });
  assert.deepEqual(offered(), []);
});

test("a turn that was clicked before the first scene came is stored with it", () => {
  const { store, stored, sceneCame } = page(stateOf("scene-start-hexhex3"));
  store.dispatch({ type: "boot", boot: /** @type {any} */ ({ state: "ready", versions: {} }) });
  store.dispatch({ type: "open", game: game({ headers: {}, ruleset: "iggc" }) });
  store.dispatch({ type: "press", cell: 9, name: "C3" });
  assert.notEqual(stored()?.ruleset, "iggc");
  sceneCame();
  assert.deepEqual(stored()?.turns, ["C3"]);
});

test("playing a turn and undoing it are stored at once", () => {
  const { store, stored } = page(stateOf("scene-start-hexhex3"));
  store.dispatch({ type: "press", cell: 9, name: "C3" });
  assert.deepEqual(stored()?.turns, ["C3"]);
  store.dispatch({ type: "undo" });
  assert.equal(stored()?.cursor, 0);
});

test("a jump within the game is stored at once, and so is a turn after it; another game is not", () => {
  const tree = grown(grown(branch(), ["C3", "A1", "E5"]), ["C3", "B1", "D2"]);
  const played = game({ tree, turns: ["C3", "A1", "E5"], cursor: 3 });
  const { store, stored } = page({ ...stateOf("scene-start-hexhex3"), game: played, scene, sceneKey: keyOf(played) });
  const at = () => stored()?.turns.slice(0, stored()?.cursor);
  store.dispatch({ type: "go", path: ["C3", "B1"] });
  assert.deepEqual(at(), ["C3", "B1"]);
  store.dispatch({ type: "go", path: ["C3", "A1", "E5"] });
  store.dispatch({ type: "jump", cursor: 1 });
  assert.deepEqual(at(), ["C3"]);
  store.dispatch({ type: "go", path: ["C3", "B1", "D2"] });
  assert.deepEqual(at(), ["C3", "B1", "D2"]);
  store.dispatch({ type: "open", game: game({ board: "hexhex4", turns: ["C3"], cursor: 1 }) });
  store.dispatch({ type: "jump", cursor: 0 });
  assert.equal(stored()?.board, "hexhex3", "no scene of it has come");
});

test("a turn that a first visit's reader played before anything could be stored is stored at once, an empty game is not", () => {
  for (const turns of [[], ["C3"]]) {
    const storage = fakeStorage();
    const gameStore = createGameStore(() => storage);
    const store = createStore(freshState(game({ turns, cursor: turns.length })), reduce);
    runEffects(store, [storageEffect(store, gameStore)]);
    assert.deepEqual(createGameStore(() => storage).load(cellsOf).stored?.game.turns, turns.length ? turns : undefined);
  }
});

test("a stored game is not stored again before it changes", () => {
  const storage = fakeStorage();
  createGameStore(() => storage).save(storedParts(stateOf("scene-growth")));
  const gameStore = createGameStore(() => storage);
  const { stored } = gameStore.load(cellsOf);
  const store = createStore({ ...stateOf("scene-growth"), ...stored }, reduce);
  storage.setItem = () => assert.fail("nothing has changed");
  runEffects(store, [storageEffect(store, gameStore)]);
  assert.deepEqual(store.state().notices, []);
});

test("during a study the game is stored as it was before, with its scene: a reload shows one position, not two", () => {
  const { request } = fixture("scene-growth");
  const { store, stored, read } = page(stateOf("scene-growth"));
  const key = keyOf(store.state().game);
  store.dispatch({ type: "study", tab: "analysis" });
  store.dispatch({ type: "jump", cursor: 1 });
  store.dispatch({ type: "scene", key: keyOf(store.state().game), scene });
  assert.equal(stored()?.cursor, request.params.turns.length);
  assert.deepEqual([read()?.sceneKey, read()?.scene], [key, fixture("scene-growth").scene]);
});

test("a study that began at an earlier turn stores that turn with its scene; of a line that is gone no scene is stored", () => {
  const state = stateOf("scene-growth");
  const { store, stored, read } = page(state);
  store.dispatch({ type: "jump", cursor: 1 });
  store.dispatch({ type: "scene", key: keyOf(store.state().game), scene });
  const key = keyOf(store.state().game);
  store.dispatch({ type: "study", tab: "analysis" });
  store.dispatch({ type: "jump", cursor: 2 });
  store.dispatch({ type: "scene", key: keyOf(store.state().game), scene: state.scene ?? scene });
  assert.deepEqual([stored()?.cursor, read()?.sceneKey], [1, key]);
  store.dispatch({ type: "delete", path: state.game.turns.slice(0, 1) });
  store.dispatch({ type: "comment", path: [], text: "mine" });
  assert.equal(read()?.game.tree.comment, "mine");
  assert.equal(read()?.scene, null);
});

test("storage that becomes full again after there was room brings a new notice", () => {
  const { storage, store, full } = page(stateOf("scene-start-hexhex3"));
  const { setItem } = storage;
  const refuse = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  const comment = (/** @type {string} */ text) => store.dispatch({ type: "comment", path: [], text });
  const dismiss = () => store.dispatch({ type: "drop-notice", code: "storage_full" });
  storage.setItem = refuse;
  comment("one");
  assert.equal(full(), true);
  dismiss();
  comment("two");
  assert.equal(full(), false, "once is enough");
  storage.setItem = setItem;
  comment("three");
  storage.setItem = refuse;
  comment("four");
  assert.equal(full(), true);
});

test("a game whose first scene or whose engine is late offers safe mode after 5 s, until both have come", (t) => {
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const run = (
    /** @type {boolean} */ found,
    /** @type {Partial<import("../../../web/app/state.js").State>} */ parts = {},
  ) => {
    const store = createStore({ ...freshState(game()), ...parts }, reduce);
    const effect = lateEffect(store, () => found, { restart() {} });
    store.subscribe(effect);
    effect(store.state());
    return store;
  };
  const [fresh, store] = [run(false), run(true)];
  t.mock.timers.tick(4_999);
  assert.equal(store.state().late, false);
  t.mock.timers.tick(1);
  assert.deepEqual([fresh.state().late, store.state().late], [false, true]);
  store.dispatch({ type: "scene", key: keyOf(game()), scene });
  assert.equal(store.state().late, true);
  const seen = run(true, { scene, sceneKey: keyOf(game()) });
  t.mock.timers.tick(4_999);
  assert.equal(seen.state().late, false);
  t.mock.timers.tick(1);
  assert.equal(seen.state().late, true, "also if the stored scene shows the game: nothing can be played");
  store.dispatch({ type: "boot", boot: /** @type {any} */ ({ state: "ready", versions: {} }) });
  assert.equal(store.state().late, false);
});

test("a worker that says nothing for 5 s, although the service worker has its files, makes way for another one", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const loading = /** @type {const} */ ({ state: "loading", stage: "download", done: 0, total: 0 });
  /** @param {object | null} controller @param {import("../../../web/app/state.js").Boot} boot */
  function restarts(controller, boot) {
    Object.defineProperty(globalThis, "navigator", { value: { serviceWorker: { controller } }, configurable: true });
    const store = createStore({ ...freshState(game()), boot }, reduce);
    let count = 0;
    const restart = () => void (count += 1);
    const effect = lateEffect(store, () => true, { restart });
    store.subscribe(effect);
    effect(store.state());
    t.mock.timers.tick(60_000);
    return count;
  }
  assert.equal(restarts({}, loading), 1);
  assert.equal(restarts(null, loading), 0, "the network may be slow");
  assert.equal(restarts({}, { ...loading, done: 1, total: 2 }), 0);
  assert.equal(restarts({}, { ...loading, stage: "python" }), 0);
});

test("settings that can't be read are copied before they are overwritten, and stay if they can't be copied", () => {
  const { settings } = stateOf("scene-start-hexhex3");
  for (const damaged of ['{"theme":"dark","lang', "", "null", "[]", "{".repeat(10_000)]) {
    const storage = fakeStorage();
    storage.setItem("bug.settings", damaged);
    keepSettings(storage, settings);
    assert.equal(storage.getItem("bug.settings.unread"), damaged);
    assert.deepEqual(JSON.parse(storage.getItem("bug.settings") ?? ""), settings);
    const full = fakeStorage();
    full.setItem("bug.settings", damaged);
    const { setItem } = full;
    full.setItem = (key, text) => {
      if (key !== "bug.settings") throw new DOMException("", "QuotaExceededError");
      setItem.call(full, key, text);
    };
    assert.throws(() => keepSettings(full, settings), { name: "QuotaExceededError" });
    assert.equal(full.getItem("bug.settings"), damaged);
  }
});

test("settings that only a later version knows stay when this one stores its own, if they are no more than settings", () => {
  const { settings } = stateOf("scene-start-hexhex3");
  /** @param {object} there */
  function kept(there) {
    const storage = fakeStorage({ "bug.settings": JSON.stringify(there) });
    keepSettings(storage, settings);
    keepSettings(storage, settings);
    assert.equal(storage.getItem("bug.settings.unread"), null);
    return JSON.parse(storage.getItem("bug.settings") ?? "");
  }
  const later = { weather: "rain", moons: [1, { full: true }] };
  assert.deepEqual(kept({ ...later, ...settings, theme: "sepia" }), { ...later, ...settings });
  assert.deepEqual(kept({ ...settings, weather: "rain".repeat(10_000) }), settings);
});
