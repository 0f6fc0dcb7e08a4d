// The clock of a game that pauses while the reader is away, on a device that sleeps: its timers stand still, and its page is not hidden.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore, runEffects } from "../../../web/app/store.js";
import { reduce } from "../../../web/app/state.js";
import { clockAt } from "../../../web/game/clock.js";
import { clockEffect } from "../../../web/game/clock-effects.js";
import { keyOf } from "../../../web/game/line.js";
import { continueTime } from "../../../web/game/time.js";
import { AGAINST_BOT, game, PEOPLE, press, stateOf } from "../fixtures.mjs";

const BEGIN = 1_800_000_000;

/** A page with a clock that runs for the second player. @param {import("node:test").TestContext} t @param {boolean} rests @param {import("../../../web/game/line.js").Game["seats"]} [seats] */
function page(t, rests, seats = PEOPLE) {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1000 * BEGIN });
  t.mock.method(performance, "now", () => 0); // it may stand still in a sleep
  continueTime(null);
  const document = {
    hidden: false,
    hear() {},
    addEventListener: (/** @type {string} */ _, /** @type {() => void} */ hear) => (document.hear = hear),
  };
  Object.assign(globalThis, { document });
  const clock = { control: "90+600/10", sound: false, rests, events: [], owed: false, lost: null };
  const running = game({ seats, turns: ["C3"], clock: { ...clock, events: [{ type: "start", side: 1, at: BEGIN }] } });
  const scene = stateOf("scene-start-hexhex3");
  const store = createStore(
    { ...scene, boot: /** @type {any} */ ({ state: "ready" }), game: running, sceneKey: keyOf(running) },
    reduce,
  );
  const call = async () => ({ side: 1, running: true, lost: null, left: 500 });
  runEffects(store, [clockEffect(/** @type {any} */ ({ call }))(store)]);
  const done = () => new Promise(setImmediate);
  return {
    store,
    document,
    /** Time passes, and timers run. @param {number} seconds */
    async wakes(seconds) {
      for (let i = 0; i < 4 * seconds; i += 1) {
        await done();
        t.mock.timers.tick(250);
      }
      await done();
    },
    /** Time passes, and no timer runs. @param {number} seconds */
    sleeps: (seconds) => t.mock.timers.setTime(Date.now() + 1000 * seconds),
    /** The time that the turn has taken (s). */
    spent: () => Math.round(clockAt(store.state().game.clock?.events ?? [], Date.now() / 1000).spent),
  };
}

test("the time of a sleep does not count, and the clock goes on with the first timer", async (t) => {
  const { wakes, sleeps, spent } = page(t, true);
  await wakes(5);
  sleeps(3600);
  await wakes(5);
  assert.equal(spent(), 10);
});

test("without the setting, a sleep counts", async (t) => {
  const { wakes, sleeps, spent } = page(t, false);
  await wakes(5);
  sleeps(3600);
  await wakes(5);
  assert.equal(spent(), 3610);
});

test("a short halt counts: the page was busy", async (t) => {
  const { wakes, sleeps, spent } = page(t, true);
  await wakes(5);
  sleeps(20);
  await wakes(5);
  assert.equal(spent(), 30);
});

test("a turn that is played before the first timer is charged without the sleep", async (t) => {
  const { store, wakes, sleeps } = page(t, true);
  await wakes(5);
  sleeps(3600);
  const { events } = store.state().game.clock ?? { events: [] };
  store.dispatch(press("B2"));
  const now = store.state().game.clock?.events ?? [];
  assert.deepEqual(now[events.length], { type: "pause", at: BEGIN + 5 });
});

test("the time of a bot that waits, or of a study opened while it is to play, does not count", async (t) => {
  const { store, wakes, spent } = page(t, false, AGAINST_BOT);
  await wakes(5);
  store.dispatch({ type: "pause" });
  await wakes(60);
  assert.equal(spent(), 5);
  store.dispatch({ type: "resume" });
  await wakes(5);
  assert.equal(spent(), 10);
  store.dispatch({ type: "study", tab: "analysis" });
  await wakes(60);
  store.dispatch({ type: "study", tab: null });
  await wakes(60);
  store.dispatch({ type: "resume" });
  await wakes(5);
  assert.equal(spent(), 15);
});

test("the time of a bot that waits while an earlier turn, the editor or a failure is shown does not count", async (t) => {
  const { store, wakes, spent } = page(t, false, AGAINST_BOT);
  await wakes(5);
  const failure = { code: "unknown", message: "", trace: null, context: "" };
  for (const [away, back] of [
    [
      { type: "walk", by: -1 },
      { type: "jump", cursor: 1 },
    ],
    [
      { type: "jump", cursor: 0 },
      { type: "jump", cursor: 1 },
    ],
    [
      { type: "editor", editor: {} },
      { type: "editor", editor: null },
    ],
    [
      { type: "failure", failure },
      { type: "failure", failure: null },
    ],
  ]) {
    const before = spent();
    store.dispatch(/** @type {any} */ (away));
    await wakes(600);
    assert.equal(spent(), before, away.type);
    store.dispatch(/** @type {any} */ (back));
    if (store.state().paused) store.dispatch({ type: "resume" });
    await wakes(5);
    assert.equal(spent(), before + 5, away.type);
  }
});

test("who takes a turn back from a bot pays at once, and the bot does not lose on time meanwhile", async (t) => {
  const { store, wakes } = page(t, false, AGAINST_BOT);
  const shown = () => clockAt(store.state().game.clock?.events ?? [], Date.now() / 1000);
  await wakes(5);
  store.dispatch({ type: "undo" });
  await wakes(60);
  assert.deepEqual(shown(), { side: 0, running: true, spent: 65 });
  store.dispatch({ type: "walk", by: -1 }); // to an earlier turn, or to none
  await wakes(5);
  assert.deepEqual(shown(), { side: 0, running: true, spent: 70 });
  store.dispatch({ type: "jump", cursor: 1 });
  if (store.state().paused) store.dispatch({ type: "resume" });
  await wakes(5);
  assert.deepEqual(shown(), { side: 1, running: true, spent: 5 });
});

test("between two people, Undo and Redo give nobody a new time", async (t) => {
  const { store, wakes, spent } = page(t, false);
  await wakes(5);
  store.dispatch({ type: "undo" });
  await wakes(5);
  store.dispatch({ type: "redo" });
  await wakes(5);
  assert.equal(spent(), 15);
});

test("the time of a person goes on while that person looks at an earlier turn of a bot", async (t) => {
  const { store, wakes, spent } = page(t, false, [AGAINST_BOT[1], AGAINST_BOT[0]]);
  await wakes(5);
  store.dispatch({ type: "jump", cursor: 0 });
  await wakes(60);
  assert.equal(spent(), 65);
});

test("a page that is hidden when it wakes goes on when the reader is back", async (t) => {
  const { document, wakes, sleeps, spent } = page(t, true);
  await wakes(5);
  sleeps(3600);
  document.hidden = true;
  await wakes(60);
  assert.equal(spent(), 5);
  document.hidden = false;
  document.hear();
  await wakes(5);
  assert.equal(spent(), 10);
});
