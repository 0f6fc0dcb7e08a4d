// The device's clock is set back during a game: the clocks of the game neither stand still nor give time back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore, runEffects } from "../../../web/app/store.js";
import { reduce } from "../../../web/app/state.js";
import { clockAt } from "../../../web/game/clock.js";
import { clockEffect } from "../../../web/game/clock-effects.js";
import { keyOf, playTurn } from "../../../web/game/line.js";
import { continueTime, keepTime, steadyTime, timeText } from "../../../web/game/time.js";
import { branchAt } from "../../../web/game/tree.js";
import { fakeStorage, game, stateOf } from "../fixtures.mjs";

const BEGIN = 1_800_000_000;
const HOUR = 3600;

/** A device: its clock, and one that counts since the page was loaded (ms). @param {import("node:test").TestContext} t */
function device(t) {
  let [clock, counter] = [1000 * BEGIN, 0];
  t.mock.method(Date, "now", () => clock);
  t.mock.method(performance, "now", () => counter);
  continueTime(null);
  return {
    wait(/** @type {number} */ seconds) {
      clock += 1000 * seconds;
      counter += 1000 * seconds;
    },
    sleep: (/** @type {number} */ seconds) => void (clock += 1000 * seconds),
    set: (/** @type {number} */ seconds) => void (clock += 1000 * seconds),
    load(/** @type {string | null} */ text) {
      counter = 0;
      continueTime(text);
    },
  };
}

const passed = () => (steadyTime() - 1000 * BEGIN) / 1000;

test("before anything was stored, the time is the device's", () => {
  assert.ok(Math.abs(steadyTime() - Date.now()) < 60_000);
});

test("a stored time is continued if it is less than a day ahead", (t) => {
  const { load } = device(t);
  const DAY = 86_400_000;
  load(`${1000 * BEGIN + DAY}`);
  assert.equal(passed(), 0);
  load(`${1000 * BEGIN + DAY - 1}`);
  assert.equal(passed(), (DAY - 1) / 1000);
});

test("the time goes on when the device's clock is set back, and when the device sleeps", (t) => {
  const { wait, sleep, set } = device(t);
  wait(10);
  assert.equal(passed(), 10);
  set(-HOUR);
  wait(5);
  assert.equal(passed(), 15);
  wait(5);
  assert.equal(passed(), 20);
  set(HOUR);
  sleep(100);
  assert.equal(passed(), 120);
});

test("a page goes on with the time of the page before, also if the device's clock was set back", (t) => {
  const { wait, set, load } = device(t);
  wait(10);
  assert.equal(passed(), 10);
  set(-HOUR);
  wait(10);
  const text = timeText();
  wait(60);
  load(text);
  assert.equal(passed(), 20, "set back before the page was left: it does not know for how long");
  const other = timeText();
  set(-10);
  load(other);
  assert.equal(passed(), 20, "set back while no page was open");
  wait(3);
  assert.equal(passed(), 23);
  set(HOUR + 10);
  load(timeText());
  assert.equal(passed(), 83, "right again");
});

test("a clock that is right again while no page is open costs no time", (t) => {
  const { wait, set, load } = device(t);
  wait(10);
  assert.equal(passed(), 10);
  set(-HOUR);
  const text = timeText();
  wait(5);
  set(HOUR);
  load(text);
  assert.equal(passed(), 15);
});

for (const text of [null, "", "{}", "[1]", "[1,-5]", "[5,1]", "1e300", "100000000000000", "1900000000000", '"a"'])
  test(`the time is the device's if this is stored: ${text}`, (t) => {
    device(t).load(text);
    assert.equal(passed(), 0);
  });

test("a tab notes its own time when its page is left or hidden, and does without storage", (t) => {
  const { wait, set } = device(t);
  /** @type {Record<string, () => void>} */
  const heard = {};
  const addEventListener = (/** @type {string} */ type, /** @type {() => void} */ hear) => (heard[type] = hear);
  const kept = fakeStorage();
  Object.assign(globalThis, { addEventListener, document: { addEventListener }, sessionStorage: kept });
  keepTime();
  wait(10);
  heard.visibilitychange();
  const hidden = kept.getItem("bug.time");
  set(-HOUR);
  wait(10);
  heard.pagehide();
  assert.notEqual(kept.getItem("bug.time"), hidden);
  continueTime(null);
  keepTime();
  assert.equal(passed(), 20);
  const refuse = () => assert.fail("storage is blocked");
  Object.assign(globalThis, { sessionStorage: { getItem: refuse, setItem: refuse } });
  keepTime();
  heard.pagehide();
  assert.equal(passed(), 20);
});

/** A page with a clock that runs for the second player. @param {number} at when the turn began (s) */
function page(at) {
  Object.assign(globalThis, { document: { hidden: false, addEventListener() {} } });
  const clock = { control: "90+600/10", sound: false, rests: false, owed: false, lost: null };
  const running = game({ turns: ["C3"], clock: { ...clock, events: [{ type: "start", side: 1, at }] } });
  const store = createStore(
    {
      ...stateOf("scene-start-hexhex3"),
      boot: /** @type {any} */ ({ state: "ready" }),
      game: running,
      sceneKey: keyOf(running),
    },
    reduce,
  );
  /** What the engine was asked for: how much time the turn has taken (s). @type {number[]} */
  const asked = [];
  const call = async (/** @type {string} */ _, /** @type {any} */ { events, now }) => {
    asked.push(clockAt(events, now).spent);
    return { side: 1, running: false, lost: null };
  };
  const effect = clockEffect(/** @type {any} */ ({ call }))(store);
  runEffects(store, [effect]);
  /** Plays the second player's turn. */
  function play() {
    const { game } = store.state();
    store.dispatch({ type: "new-game", game: playTurn(game, "A1"), entry: true });
    const scene = /** @type {any} */ (stateOf("scene-start-hexhex3").scene);
    store.dispatch({ type: "scene", key: keyOf(store.state().game), scene });
    return branchAt(store.state().game.tree, ["C3", "A1"])?.seconds;
  }
  return { store, asked, play };
}

test("a turn takes the time that passes, also if the device's clock is set back by an hour", (t) => {
  const { wait, set } = device(t);
  const { play } = page(BEGIN);
  wait(10);
  steadyTime(); // the page looks at a running clock
  set(-HOUR);
  wait(20);
  assert.equal(play(), 30);
});

test("a clock whose last event is in the future runs at once, and keeps the time of its turn", async (t) => {
  const { wait } = device(t);
  const { store, asked } = page(BEGIN + HOUR);
  await null;
  const { events } = store.state().game.clock ?? { events: [] };
  assert.equal(clockAt(events, BEGIN).running, true);
  wait(5);
  assert.equal(clockAt(store.state().game.clock?.events ?? [], BEGIN + 5).spent, 5);
  assert.deepEqual(asked[0], 0);
});
