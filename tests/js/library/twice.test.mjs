/** One game in two tabs of the browser is kept once. */
import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { freshState, reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { library } from "../../../web/library/effects.js";
import { game } from "../fixtures.mjs";
import { entry } from "./entry.mjs";

const GAMES = "bug-library";
const TURNS = ["C3", "B2-B1", "E1"];

/** @type {Promise<unknown>} */
let held = Promise.resolve();
/** The locks that all tabs share: one after the other. */
const locks = {
  request: (/** @type {string} */ _, /** @type {() => Promise<unknown>} */ work) => (held = held.then(work, work)),
};
beforeEach(() => {
  Object.defineProperty(globalThis, "navigator", { value: { vendor: "", locks }, configurable: true });
  globalThis.BroadcastChannel = /** @type {any} */ (undefined);
  stored(GAMES).clear();
});

/** @type {any} the engine says what a game is; its key tells all of it */
const engine = {
  call: async (/** @type {string} */ method, /** @type {any} */ params) => {
    if (method !== "library_entry") return {};
    const { record, summary } = entry("");
    return { record, summary: { ...summary, key: JSON.stringify(params) } };
  },
};

/** A tab that has left a game. @param {readonly string[]} turns */
function tab(turns) {
  let state = { ...freshState(game()), boot: /** @type {any} */ ({ state: "ready" }), previousGame: game({ turns }) };
  const store = {
    state: () => state,
    dispatch(/** @type {any} */ action) {
      state = /** @type {any} */ (reduce(state, action));
      room.run(state);
    },
    subscribe() {},
  };
  const room = library(/** @type {any} */ (store), engine, /** @type {any} */ (engine), catalogue);
  room.run(state);
  return { store, room, id: () => state.previousGame?.id };
}
const kept = () => [...stored(GAMES).keys()];
/** Waits until something holds. @param {() => boolean} holds */
async function until(holds) {
  for (const end = Date.now() + 5000; !holds() && Date.now() < end;) await new Promise((done) => setTimeout(done, 5));
  assert.ok(holds());
}
const quiet = () => new Promise((done) => setTimeout(done, 60));

test("a game that two tabs leave at the same time is kept once, and both know it by the same id", async () => {
  const [one, other] = [tab(TURNS), tab(TURNS)];
  assert.notEqual(one.id(), other.id());
  await until(() => one.id() === other.id());
  await quiet();
  assert.deepEqual(kept(), [one.id()]);
  const [listed] = other.store.state().library.games ?? [];
  assert.equal(listed.id, one.id());
  await other.room.remove([listed]);
  await quiet();
  assert.deepEqual(kept(), []); // neither tab keeps it again
});

test("a game that went on differently in two tabs is two games", async () => {
  tab(TURNS);
  tab([...TURNS.slice(0, 2), "A1"]);
  await until(() => kept().length === 2);
});

test("a game that is kept already, in a tab that has not heard of it, is not kept again", async () => {
  const first = tab(TURNS);
  await until(() => kept().length === 1);
  const second = tab(TURNS);
  await until(() => second.id() === first.id());
  await quiet();
  assert.equal(kept().length, 1);
});
