/** A game that is opened from the library while it is on the table, or set aside. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState, reduce } from "../../../web/app/state.js";
import { current } from "../../../web/game/select.js";
import { branch, grown } from "../../../web/game/tree.js";
import { sceneOf, show } from "../../../web/library/opening.js";
import { fixture, game } from "../fixtures.mjs";
import { entry } from "./entry.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

const TURNS = ["C3", "B2-B1"];
/** @type {any} */
const CLOCK = { control: "60+0/1", sound: false, rests: false, events: [], owed: false, lost: null };
const played = game({ id: "1", turns: TURNS, clock: CLOCK });
const other = game({ board: "hexhex4", turns: ["A1"] });

/** A page on which a game was opened. @param {Partial<State>} page @param {import("../../../web/library/opening.js").How} [how] @param {Partial<import("../../../web/game/line.js").Game>} [parts] of the stored game */
function opened(page, how = "open", parts = {}) {
  let state = { ...freshState(other), ...page };
  const dispatch = (/** @type {any} */ action) => (state = reduce(state, action));
  const store = /** @type {any} */ ({ state: () => state, dispatch });
  show(store, game({ id: "1", turns: TURNS, ...parts }), how);
  return state;
}
/** The clock of that game. @param {Parameters<typeof opened>} how */
const clockOf = (...how) => opened(...how).game.clock;

test("it goes on with its clock", () => {
  assert.equal(clockOf({ game: played }), CLOCK);
  assert.equal(clockOf({ previousGame: played }), CLOCK);
  assert.equal(clockOf({ tables: { at: 1, games: [played] } }), CLOCK);
});

test("it has no clock if it is not that game any more, or is only looked at", () => {
  assert.equal(clockOf({}), null);
  assert.equal(clockOf({ previousGame: { ...played, id: "2" } }), null);
  assert.equal(clockOf({ previousGame: played }, "open", { turns: ["C3"] }), null);
  assert.equal(clockOf({ previousGame: { ...played, clock: { ...CLOCK, lost: 0 } } }), null);
  assert.equal(clockOf({ previousGame: played }, "replay"), null);
  assert.equal(clockOf({ previousGame: played }, "study"), null);
});

test("the study of a game that was reviewed begins with its review; another one waits to be asked", () => {
  const library = (/** @type {boolean} */ reviewed) => ({
    library: { ...freshState(other).library, games: [entry("1", { reviewed })] },
  });
  const { study } = opened(library(true), "study");
  assert.deepEqual([study.open, study.tab, study.review?.running, study.review?.turns], [true, "review", true, TURNS]);
  const asked = opened(library(false), "study").study;
  assert.deepEqual([asked.open, asked.tab, asked.review], [true, "review", null]);
  assert.equal(opened(library(true), "replay").study.open, false);
  assert.equal(opened(library(false), "review").study.review?.running, true);
});

test("its study, its review and its replay are of the game as it was played, wherever its reader stood", () => {
  const tree = grown(grown(branch(), TURNS), ["D4", "A1"]);
  for (const how of /** @type {const} */ (["study", "review", "replay"])) {
    const state = opened({}, how, { tree, turns: ["D4", "A1"], cursor: 1 });
    assert.deepEqual([state.game.turns, state.game.cursor], [TURNS, how === "replay" ? 0 : 2], how);
    assert.deepEqual(opened({}, how, { tree, turns: TURNS, cursor: 1 }).game.cursor, how === "replay" ? 0 : 1, how);
  }
  assert.deepEqual(opened({}, "open", { tree, turns: ["D4", "A1"], cursor: 1 }).game.turns, ["D4", "A1"]);
});

test("its scene comes with it, so that one frame shows both; without an answer it comes later", async () => {
  const stored = game({ id: "1", turns: TURNS });
  for (const how of /** @type {const} */ (["open", "replay", "study"])) {
    let state = freshState(other);
    const asked = /** @type {any[]} */ ([]);
    const dispatch = (/** @type {any} */ action) => (state = reduce(state, action));
    const call = async (/** @type {string} */ _, /** @type {any} */ params) => {
      asked.push(params.turns);
      return fixture("scene-start-hexhex3").scene;
    };
    const scene = await sceneOf(/** @type {any} */ ({ call }), state, stored, how);
    show(/** @type {any} */ ({ state: () => state, dispatch }), stored, how, scene);
    assert.deepEqual([asked, current(state)], [[how === "replay" ? [] : TURNS], true], how);
  }
  const silent = /** @type {any} */ ({ call: () => Promise.reject(new Error("lost")) });
  assert.equal(await sceneOf(silent, freshState(other), stored, "open"), null);
});
