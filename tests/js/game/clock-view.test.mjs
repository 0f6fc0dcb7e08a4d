// The two times of a player's clock: the running one is the large one.
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { clock } from "../../../web/game/clock-view.js";
import { t } from "../../../web/strings/index.js";
import { game, stateOf } from "../fixtures.mjs";

/** The words of the first seat's clock. @param {Partial<import("../../../web/engine/protocol.js").Reading>} reading */
function shown(reading) {
  const running = { control: "10+60/5", sound: false, rests: false, events: [], owed: false, lost: null };
  const time = { side: 0, running: true, lost: null, control: { turn: 10, reserve: 60, step: 5 }, ...reading };
  const state = { ...stateOf("scene-start-hexhex3"), game: game({ clock: running }), time };
  const [view] = painted(clock(/** @type {any} */ ({ state }), 0)).children;
  const words = (/** @type {string} */ at) => view.querySelector(at)?.textContent?.trim();
  return { large: words("b"), small: words(".clock-rest"), short: view.classList.contains("short"), view };
}

test("both times stand in one order: the turn's is large while it runs, then the reserve", () => {
  const first = shown({ turn_left: 4, reserves: [60, 60], left: 64 });
  assert.deepEqual([first.large, first.small, first.short], ["0:04", "1:00 reserve +", false]);
  const later = shown({ turn_left: 0, reserves: [10, 60], left: 12.4 });
  assert.deepEqual([later.large, later.small, later.short], ["0:13", "reserve + 0:00", false]);
  assert.equal(later.view.getAttribute("aria-label"), "0:13 in reserve, 0:00 for the turn"); // as it is shown
  const other = shown({ side: 1, turn_left: 0, reserves: [10, 60], left: 12 });
  assert.deepEqual([other.large, other.small], ["0:10", "0:10 reserve +"]);
});

test("short time is marked, also by a sign, before it is over", () => {
  const { large, short, view } = shown({ turn_left: 0, reserves: [5, 60], left: 10 });
  assert.deepEqual([large, short, view.querySelector("b svg") !== null], ["0:10", true, true]);
});

test("a clock's preset names its minutes a reserve: no one takes its seconds for an increment", () => {
  const words = t("clock-preset", { minutes: 1, turn: 10 });
  assert.equal(words, "10\u00a0s a turn + 1\u00a0min reserve");
});
