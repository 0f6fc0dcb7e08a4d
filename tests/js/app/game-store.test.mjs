import assert from "node:assert/strict";
import { test } from "node:test";
import { createGameStore } from "../../../web/app/game-store.js";
import { cellsOf, fakeStorage, game, stateOf } from "../fixtures.mjs";

const LATER = '{"version":99,"game":"from the future, and quite long at that"}';
const state = () => ({ ...stateOf("scene-start-hexhex3"), game: game({ turns: ["C3"] }) });

test("a game that is saved is loaded", () => {
  const storage = fakeStorage();
  createGameStore(() => storage).save(state());
  const { stored, notice } = createGameStore(() => storage).load(cellsOf);
  assert.deepEqual([stored?.game, notice], [state().game, null]);
});

test("a later version's game is copied, then its key is used", () => {
  const storage = fakeStorage({ "bug.game": LATER });
  const store = createGameStore(() => storage);
  assert.equal(store.load(cellsOf).notice?.code, "storage_later");
  store.save(state());
  assert.equal(storage.all()["bug.game.unread"], LATER);
  assert.notEqual(storage.all()["bug.game"], LATER);
});

test("a later version's game that can't be copied is not overwritten, even if there is room again", () => {
  const storage = fakeStorage({ "bug.game": LATER, big: "x".repeat(99_999) }, 100_099);
  const full = createGameStore(() => storage);
  assert.equal(full.load(cellsOf).notice?.text, LATER);
  storage.removeItem("big");
  assert.throws(() => full.save(state()), { name: "QuotaExceededError" });
  assert.equal(storage.getItem("bug.game"), LATER);
});

test("blocked storage is reported", () => {
  const blocked = () => {
    throw new DOMException("no", "SecurityError");
  };
  assert.equal(createGameStore(blocked).load(cellsOf).notice?.code, "storage_blocked");
  assert.throws(() => createGameStore(blocked).save(state()), { name: "SecurityError" });
});

test("in safe mode the stored game is neither opened nor overwritten", () => {
  const storage = fakeStorage();
  createGameStore(() => storage).save(state());
  const before = storage.all()["bug.game"];
  const safe = createGameStore(() => storage, { safe: true });
  assert.deepEqual(safe.load(cellsOf), { stored: null, notice: { code: "safe_mode", text: before } });
  safe.save({ ...state(), game: game({ turns: ["A1"] }) });
  assert.equal(storage.all()["bug.game"], before);
  assert.equal(storage.length, 2);
});

test("a game that is put away is kept, but not opened next", () => {
  const storage = fakeStorage({ "bug.game": "text" });
  assert.ok(createGameStore(() => storage, { safe: true }).putAway());
  assert.deepEqual(Object.values(storage.all()), ["text"]);
  assert.equal(storage.getItem("bug.game"), null);
  const full = fakeStorage({ "bug.game": "text" }, 14);
  assert.equal(createGameStore(() => full, { safe: true }).putAway(), false);
  assert.equal(full.getItem("bug.game"), "text");
});
