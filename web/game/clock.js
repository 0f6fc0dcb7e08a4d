/** The events of a clock so far, its times as words, and its terms. Pure: the time is an argument, in seconds (time.js), which go on in a reload. */

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

/** `hard`: the time is up as soon as none is left, else when a player needs more. @typedef {{turn: number, reserve: number, step: number, hard: boolean}} Control */

/** A time control as the engine reads it, such as "90+600/10!". @param {Control} control */
export const controlText = ({ turn, reserve, step, hard }) => `${turn}+${reserve}/${step}${hard ? "!" : ""}`;

/** @param {string} text @returns {Control} */
export function controlNumbers(text) {
  const [turn = 60, reserve = 300, step = 5] = (text.match(/\d+/g) ?? []).map(Number);
  return { turn, reserve, step, hard: text.endsWith("!") };
}

/** The number that a reader typed, in their digits and with their decimal sign, spaces around it; NaN: there is none. @param {string} text */
export function typedNumber(text) {
  const plain = text
    .normalize("NFKC")
    .trim()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[,٫]/, ".");
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}
