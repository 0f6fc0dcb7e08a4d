// The device's clock is set back during a game with a friend: no time stands still, and none is given back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { continueTime, steadyTime, timeText } from "../../../web/game/time.js";
import { stampNow, withSharedGames } from "../../../web/together/effects.js";
import { clockOf, gameOf, sharedFrom, usedNow } from "../../../web/together/shared.js";
import { decodeShared, STORED } from "../../../web/together/stored.js";
import { turnTime } from "../../../web/together/words.js";
import { fakeStorage, stateOf } from "../fixtures.mjs";
import { answerOf } from "./known.mjs";

const BEGIN = Date.parse("2026-11-22T10:00Z");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A device whose clock can be set. @param {import("node:test").TestContext} t */
function device(t) {
  let [clock, counter] = [BEGIN, 0];
  t.mock.method(Date, "now", () => clock);
  t.mock.method(performance, "now", () => counter);
  continueTime(null);
  return {
    wait(/** @type {number} */ ms) {
      clock += ms;
      counter += ms;
    },
    set: (/** @type {number} */ ms) => void (clock += ms),
    reload() {
      const text = timeText();
      counter = 0;
      continueTime(text);
    },
  };
}

/** A game with three days for a turn, at its third turn; both players were quick. @param {0 | 1} side of the reader */
const byDays = (side) =>
  sharedFrom(
    {
      ...answerOf("letter-new").letter,
      ...{ days: 3, since: "2026-11-22T10:00Z", turns: ["C3", "B2"], stamps: [0, 0], mover: 0, moving_since: 0 },
    },
    side,
  );

/** A game with a clock, in which Ann, the reader, thinks. */
const timed = () =>
  sharedFrom(
    {
      ...answerOf("letter-add").letter,
      clock: "genius",
      turns: ["C3", "B2"],
      stamps: [0, 40],
      mover: 0,
      moving_since: 40,
    },
    0,
  );

for (const [side, who] of /** @type {const} */ ([
  [0, "reader"],
  [1, "friend"],
]))
  test(`the deadline of the ${who} stays when the clock is set back, in the page and after a reload`, (t) => {
    const { wait, set, reload } = device(t);
    const shared = byDays(side);
    wait(2 * DAY);
    assert.equal(turnTime(shared, false), "24 hours left.");
    set(-10 * HOUR);
    // Of the friend's time only this is known: the turn was stamped 34 hours ago.
    assert.equal(turnTime(shared, false), side ? "34 hours left." : "24 hours left.");
    reload();
    assert.equal(turnTime(shared, false), side ? "34 hours left." : "24 hours left.");
    wait(14 * HOUR);
    assert.equal(turnTime(shared, false), side ? "20 hours left." : "10 hours left.");
  });

test("a link that was sent before the clock was set right gives the friend no more time", (t) => {
  const { wait, set } = device(t);
  set(5 * DAY);
  wait(1000);
  const shared = { ...byDays(1), seen: steadyTime() };
  wait(30 * HOUR);
  assert.equal(turnTime(shared, false), "42 hours left.");
  set(-5 * DAY);
  assert.equal(turnTime(shared, false), "42 hours left.");
  wait(2 * HOUR);
  assert.equal(turnTime(shared, false), "40 hours left.");
});

test("the stamp of a turn goes on while the clock is set back", (t) => {
  const { wait, set } = device(t);
  const shared = byDays(0);
  wait(2 * HOUR);
  assert.equal(stampNow(shared), 7200);
  set(-DAY);
  wait(HOUR);
  assert.equal(stampNow(shared), 10_800);
});

test("a player with a clock has used the time that has passed", (t) => {
  const { wait, set, reload } = device(t);
  const shared = timed();
  wait(20_000);
  assert.equal(usedNow(shared), 60);
  set(-HOUR);
  wait(5000);
  assert.equal(usedNow(shared), 65);
  reload();
  wait(5000);
  assert.equal(usedNow(shared), 70);
});

test("a moment that is still to come is now, also for the clock on the board", (t) => {
  device(t);
  const shared = { ...timed(), seen: BEGIN + DAY };
  const stored = decodeShared(JSON.stringify(shared));
  assert.equal(stored?.seen, BEGIN);
  Object.assign(globalThis, { localStorage: fakeStorage({ [STORED + shared.key]: JSON.stringify(shared) }) });
  const { game } = withSharedGames({ ...stateOf("scene-start-hexhex3"), game: gameOf(shared, null) });
  assert.deepEqual(game.clock, clockOf({ ...shared, seen: BEGIN }));
});
