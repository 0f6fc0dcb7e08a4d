// A game whose start the engine refuses: the stored text is put aside, and the page plays at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createGameStore } from "../../../web/app/game-store.js";
import { encodeGame, GAME_KEY, UNREAD_KEY } from "../../../web/app/persistence.js";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { storedParts } from "../../../web/app/storing.js";
import { unopenedEffect } from "../../../web/app/unopened.js";
import { keyOf } from "../../../web/game/line.js";
import { cellsOf, fakeStorage, game, stateOf } from "../fixtures.mjs";

/** A page that opens a stored game. @param {any} table the game on the board @param {{stored?: any, before?: any, room?: number, code?: string, scene?: any, learn?: any}} [options] code: of the engine's answer to the rules alone */
function page(table, { stored = table, before = null, room, code, scene = null, learn = null } = {}) {
  const opened = {
    ...stateOf("scene-start-hexhex3"),
    game: stored,
    previousGame: before,
    scene,
    sceneKey: keyOf(stored),
  };
  const text = encodeGame(storedParts(opened)).replace("}", ',"later":1}');
  const storage = fakeStorage({ [GAME_KEY]: text }, room);
  Object.assign(globalThis, { localStorage: storage });
  const gameStore = createGameStore(() => storage);
  gameStore.load(cellsOf);
  const store = createStore({ ...opened, game: table, learn }, reduce);
  const engine = { call: () => (code ? Promise.reject(Object.assign(new Error(), { code })) : Promise.resolve({})) };
  store.subscribe(unopenedEffect(store, /** @type {any} */ (engine), gameStore, cellsOf));
  const fails = async (/** @type {any} */ parts = {}) => {
    const context = keyOf(store.state().game);
    const failure = { code: "bad_game", message: "", trace: null, context, ...parts };
    store.dispatch({ type: "failure", failure });
    await new Promise(setImmediate);
  };
  return { store, storage, text, fails, gameStore, notices: () => store.state().notices.map((each) => each.code) };
}
const unknown = game({ ruleset: "nosuch", turns: ["C3"] });

for (const [code, notice] of [
  ["bad_game", "storage_rules"],
  [undefined, "storage_corrupt"],
  ["python_error", "storage_corrupt"],
])
  test(`a stored game that the engine refuses is put aside (${code}), and a new one is there`, async () => {
    const { store, storage, text, fails, gameStore, notices } = page(unknown, { code });
    await fails();
    const { failure, game: now, previousGame, notices: found } = store.state();
    assert.deepEqual([failure, now.ruleset, now.turns, previousGame], [null, "genius", [], null]);
    assert.deepEqual([notices(), found[0].text, storage.getItem(UNREAD_KEY)], [[notice], text, text]);
    gameStore.save(storedParts(store.state()));
    assert.notEqual(storage.getItem(GAME_KEY), text);
  });

test("without room for a copy, the stored text stays where it is, and its key is not used", async () => {
  const { store, storage, text, fails, gameStore, notices } = page(unknown, { room: 2000, code: "bad_game" });
  storage.setItem("other", "x".repeat(2000 - text.length - GAME_KEY.length - 10));
  await fails();
  assert.deepEqual([store.state().game.ruleset, notices()], ["genius", ["storage_rules"]]);
  storage.removeItem("other");
  gameStore.save(storedParts(store.state()));
  assert.equal(storage.getItem(GAME_KEY), text);
});

test("a game that is not the stored one gives its place to that", async () => {
  const { store, fails, notices } = page(unknown, {
    stored: game({ turns: ["A1"] }),
    before: unknown,
    code: "bad_game",
  });
  await fails();
  const { game: now, previousGame } = store.state();
  assert.deepEqual([now.ruleset, now.turns, previousGame, notices()], ["genius", ["A1"], null, ["storage_rules"]]);
});

test("a game whose stored scene is on the board is put aside before a turn is played", async () => {
  const shown = stateOf("scene-growth", { ruleset: "nosuch" });
  for (const learn of [null, {}]) {
    const { store, notices } = page(shown.game, { code: "bad_game", scene: shown.scene, learn });
    store.dispatch({ type: "copied", text: "" });
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    assert.deepEqual([store.state().game.ruleset, notices()], learn ? ["nosuch", []] : ["genius", ["storage_rules"]]);
  }
});

test("a game that the engine accepts stays", async () => {
  const shown = stateOf("scene-growth");
  const { store, notices } = page(shown.game, { scene: shown.scene });
  store.dispatch({ type: "copied", text: "" });
  await new Promise(setImmediate);
  assert.deepEqual([store.state().game, notices()], [shown.game, []]);
});

test("other failures stay failures", async () => {
  for (const parts of [{ code: "python_error" }, { context: "other" }]) {
    const { store, storage, fails } = page(unknown);
    await fails(parts);
    assert.ok(store.state().failure);
    assert.equal(storage.getItem(UNREAD_KEY), null);
  }
});

test("a failure that is over before the engine answers changes nothing", async () => {
  const { store, fails, notices } = page(unknown);
  const failed = fails();
  store.dispatch({ type: "failure", failure: null });
  await failed;
  assert.deepEqual([store.state().game.ruleset, notices()], ["nosuch", []]);
});
