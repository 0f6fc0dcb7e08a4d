/**
 * The events that the page sends to the engine's clock: the page knows the time, the engine knows what it means. Pure: the time is an
 * argument, in seconds of the wall clock, so that a reload changes nothing.
 */
import { isShared, pathOf, reviewing, sideAt } from "./line.js";

/** @typedef {import("./line.js").Game} Game */
/** @typedef {import("../engine/protocol.js").ClockEvent} ClockEvent */

/** Less time than this gets a warning (s). */
export const SHORT = 10;

/** Whose time it is after some events, whether it runs, and how much time the turn has taken. @param {readonly ClockEvent[]} events @param {number} [now] */
export function clockAt(events, now = events.at(-1)?.at ?? 0) {
  /** @type {{side: number | null, running: boolean, spent: number}} */
  let here = { side: null, running: false, spent: 0 };
  let since = 0;
  for (const event of [...events, { type: /** @type {const} */ ("now"), at: now }]) {
    const spent = here.spent + (here.running ? event.at - since : 0);
    since = event.at;
    if (event.type === "start") here = { side: event.side, running: true, spent: 0 };
    else if (event.type === "press") here = { ...here, side: here.side === null ? null : 1 - here.side, spent: 0 };
    else if (event.type === "now") here = { ...here, spent };
    else here = { ...here, running: event.type === "resume", spent };
  }
  return here;
}

/**
 * The next event for the clock; null: none is due.
 * @param {Game} game @param {{ready: boolean, over: boolean, away: boolean}} moment over: the game on the board has ended; away: the reader is away from the page
 * @param {number} now @returns {ClockEvent | null}
 */
export function nextEvent(game, { ready, over, away }, now) {
  const { clock } = game;
  if (!clock || isShared(game)) return null; // a game with a friend has these events in its letter
  const at = Math.max(now, clock.events.at(-1)?.at ?? now);
  const { side, running } = clockAt(clock.events);
  const mover = sideAt(game);
  if (clock.owed) {
    if (side === 1 - mover) return { type: "press", at };
    // A turn was taken back: the player who took it back pays for the time since the turn before.
    return { type: "start", side: /** @type {0 | 1} */ (1 - mover), at: at - clockAt(clock.events, at).spent };
  }
  const rests = clock.rests && away;
  if (clock.lost !== null || rests) return running ? { type: "pause", at } : null;
  if (reviewing(game) || !ready) return null;
  if (over) return running ? { type: "pause", at } : null;
  if (side === null && !pathOf(game).length) return null; // the first turn takes no time
  if (side !== mover) return { type: "start", side: mover, at };
  return running ? null : { type: "resume", at };
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
