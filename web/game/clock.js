/** The events of a clock so far, and its times as words. Pure: the time is an argument, in seconds (time.js), which go on in a reload. */

import { isShared } from "./line.js";

/** @typedef {import("../engine/protocol.js").ClockEvent} ClockEvent */

/** Less time than this gets a warning (s). */
export const SHORT = 10;
/** The longest time that a record or a letter knows (MAX_SECONDS in bug_engine/game.py). A device with a wrong clock may measure more. */
export const MOST_SECONDS = 99_999_999;

/** Whose time it is after some events, whether it runs, and how much time the turn has taken; a clock that is set back takes none of it. @param {readonly ClockEvent[]} events @param {number} [now] left out: at the last event */
export function clockAt(events, now = -Infinity) {
  /** @type {{side: number | null, running: boolean, spent: number}} */
  let here = { side: null, running: false, spent: 0 };
  let since = 0;
  for (const event of [...events, { type: /** @type {const} */ ("now"), at: now }]) {
    const spent = here.spent + (here.running ? Math.max(0, event.at - since) : 0);
    since = event.at;
    if (event.type === "start") here = { side: event.side, running: true, spent: 0 };
    else if (event.type === "press") here = { ...here, side: here.side === null ? null : 1 - here.side, spent: 0 };
    else if (event.type === "now") here = { ...here, spent };
    else here = { ...here, running: event.type === "resume", spent };
  }
  return here;
}

/** Does the clock of a game run that both players play at this device? A friend's runs on. @param {import("./line.js").Game | null | undefined} game */
export function runsHere(game) {
  const last = game?.clock?.events.at(-1);
  return !!last && last.type !== "pause" && game?.clock?.lost === null && !isShared(game);
}

/** "1:05". @param {number} seconds */
export const clockWords = (seconds) => {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};
