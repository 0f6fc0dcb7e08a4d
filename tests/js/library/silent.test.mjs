/** A browser whose database does not answer. */
import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState, reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { SILENT_MS } from "../../../web/engine/database.js";
import { library } from "../../../web/library/effects.js";
import "../../../web/library/keeping.js"; // loaded in advance
import { game } from "../fixtures.mjs";
import { entry } from "./entry.mjs";
import { ENGINE, GAMES } from "./pages.mjs";

test("the page says so after a while, lists the games of the visit, and reads the stored ones when the reader tries again", async (context) => {
  let state = freshState(game());
  let joined = false; // with the other tabs
  const store = /** @type {any} */ ({
    state: () => state,
    dispatch(/** @type {any} */ action) {
      state = reduce(state, action);
      joined ||= "wipes" in (action.change ?? {});
    },
  });
  const room = library(store, ENGINE, ENGINE, catalogue, () => false);
  const ids = () => state.library.games?.map(({ id }) => id).sort();
  const settled = async () => {
    for (let i = 0; i < 300; i += 1) await new Promise(setImmediate);
  };
  stored(GAMES).set("1", entry("1"));
  const { open } = indexedDB;
  indexedDB.open = () => /** @type {any} */ ({});
  context.mock.timers.enable({ apis: ["setTimeout"] });
  /** Lets time pass until something holds. @param {() => boolean} holds */
  const until = async (holds) => {
    for (let i = 0; i < 20 && !holds(); i += 1) {
      context.mock.timers.tick(SILENT_MS);
      await settled();
    }
    assert.ok(holds());
  };
  room.run({ ...state, dialog: "library" });
  await until(() => state.library.failed === "silent");
  assert.deepEqual(ids(), []);
  void room.put([entry("2")]);
  await until(() => ids()?.length === 1);
  assert.equal(state.library.failed, "silent");
  room.again();
  await settled();
  assert.equal(state.library.failed, "trying");
  await until(() => state.library.failed === "silent");
  assert.deepEqual(ids(), ["2"]);
  indexedDB.open = open;
  room.again();
  await until(() => joined);
  assert.deepEqual([state.library.failed, ids()], [null, ["1", "2"]]);
  assert.deepEqual([...stored(GAMES).keys()], ["1", "2"]);
});
