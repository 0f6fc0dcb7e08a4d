/**
 * The time by which the page measures turns (ms): the device's, except that it never goes back. When the device's clock is set back, this one
 * goes on, also after a reload; while the device sleeps, it goes on with the device's.
 */
import * as v from "../engine/valid.js";

const TIME_KEY = "bug.time";
/** A later time (ms) is none: the engine's clock takes no such seconds. */
const LATEST = 1e14;

const time = v.pipe(v.natural, v.maxValue(LATEST));
/** What the device's clock and this one showed when a page was left. */
const stored = v.tuple([time, time]);

/** This clock when `performance.now()` was 0. */
let origin = -Infinity;

export function steadyTime() {
  const since = performance.now();
  origin = Math.max(origin, Date.now() - since);
  return Math.round(origin + since);
}

/** Goes on from where a page was left. @param {string | null} text that `timeText` wrote */
export function continueTime(text) {
  const now = Date.now();
  const [device, steady] = v.readJson(stored, text) ?? [now, now];
  origin = Math.max(now, steady, now + steady - device) - performance.now();
}

export const timeText = () => JSON.stringify([Date.now(), steadyTime()]);

/** Goes on from where a page was left, and notes the time when this one is left. */
export function keepTime() {
  const use = (/** @type {() => void} */ storage) => {
    try {
      storage();
    } catch {
      // Without storage, the time is the device's after a reload.
    }
  };
  const keep = () => use(() => localStorage.setItem(TIME_KEY, timeText()));
  use(() => continueTime(localStorage.getItem(TIME_KEY)));
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", keep); // a browser may end a hidden page without a word
}
