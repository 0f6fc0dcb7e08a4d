/**
 * The time (ms) by which the page measures turns. It follows the device's clock, also while the device sleeps, but never goes back: when that
 * clock is set back, this one goes on, also after a reload.
 */
import * as v from "../engine/valid.js";
import { unlessBlocked } from "../ui/unless-blocked.js";

const TIME_KEY = "bug.time";
/** No clock is set back by so much (ms), or this time would end every game. */
const FAR = 86_400_000;

/** This clock when `performance.now()` was 0. */
let origin = -Infinity;

export function steadyTime() {
  const since = performance.now();
  origin = Math.max(origin, Date.now() - since);
  return Math.round(origin + since);
}

/**
 * Goes on from where a page was left. A device's clock that was set back may be right again: so the time without a page counts only as far
 * as the device shows it.
 * @param {string | null} text that `timeText` wrote
 */
export function continueTime(text) {
  const now = Date.now();
  const left = v.readJson(v.natural, text) ?? 0;
  origin = (left - now < FAR ? Math.max(now, left) : now) - performance.now();
}

export const timeText = () => JSON.stringify(steadyTime());

/** Goes on from where this tab's page was left, and notes the time when it is left. Other tabs keep theirs: one that has seen a clock that was ahead may not end their games. */
export function keepTime() {
  const keep = () => unlessBlocked(() => sessionStorage.setItem(TIME_KEY, timeText()));
  unlessBlocked(() => continueTime(sessionStorage.getItem(TIME_KEY))); // otherwise the time is the device's after a reload
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", keep); // a browser may end a hidden page without a word
}
