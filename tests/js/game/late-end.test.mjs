// A game ends on the board, and the page learns that late: the clock of the side that is to move then must not end it otherwise.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore, runEffects } from "../../../web/app/store.js";
import { reduce } from "../../../web/app/state.js";
import { clockEffect } from "../../../web/game/clock-effects.js";
import { keyOf } from "../../../web/game/line.js";
import { endingHere } from "../../../web/game/select.js";
import { continueTime } from "../../../web/game/time.js";
import { game, stateOf } from "../fixtures.mjs";

const BEGIN = 1_800_000_000;
const SCENE = stateOf("scene-start-hexhex3").scene;

/** A page with a turn whose scene has not come, and with a clock that runs for the side to move, whose time is up. @param {import("node:test").TestContext} t */
function page(t) {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1000 * (BEGIN + 20) });
  t.mock.method(performance, "now", () => 0);
  continueTime(null);
  Object.assign(globalThis, { document: { hidden: false, addEventListener() {} } });
  const clock = { control: "10+0/1", sound: false, rests: false, owed: false, lost: null };
  const running = game({ turns: ["C3"], clock: { ...clock, events: [{ type: "start", side: 1, at: BEGIN }] } });
  const { scene: _, ...state } = stateOf("scene-start-hexhex3");
  const boot = /** @type {any} */ ({ state: "ready" });
  const store = createStore({ ...state, scene: null, sceneKey: null, boot, game: running }, reduce);
  const call = async () => ({ side: 1, running: true, lost: 1, left: 0 });
  runEffects(store, [clockEffect(/** @type {any} */ ({ call }))(store)]);
  /** The scene after the turn, with that many cells left for the side to move. @param {number} left */
  const comes = (left) => {
    const played = [{ side: 0, turn: "C3", ate: 0, mobility: [0, left], kind: "growth" }];
    const result = left ? null : { winner: 1, reason: "no_growth", margin: 5 };
    const scene = { ...SCENE, mover: 1, played, result, ...(left ? {} : { phase: "over" }) };
    store.dispatch({ type: "scene", key: keyOf(running), scene: /** @type {any} */ (scene) });
  };
  const passes = async () => {
    for (let i = 0; i < 8; i += 1) {
      await new Promise(setImmediate);
      t.mock.timers.tick(250);
    }
    await new Promise(setImmediate);
  };
  return { store, comes, passes };
}

test("a game that has ended on the board is not lost on time by the side to move", async (t) => {
  const { store, comes, passes } = page(t);
  await passes();
  assert.equal(store.state().game.clock?.lost, null, "the page does not know the position yet");
  comes(0);
  await passes();
  assert.equal(store.state().game.clock?.lost, null);
  assert.equal(endingHere(store.state()), null);
});

test("a game that goes on is lost on time as soon as its position is known", async (t) => {
  const { store, comes, passes } = page(t);
  await passes();
  comes(4);
  await passes();
  assert.equal(store.state().game.clock?.lost, 1);
});
