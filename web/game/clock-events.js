/** The events that the page sends to the engine's clock: the page knows the time, the engine knows what it means. Pure. */
import { clockAt } from "./clock.js";
import { isShared, reviewing, sideAt } from "./line.js";

/** @typedef {import("./line.js").Game} Game */
/** @typedef {import("../engine/protocol.js").ClockEvent} ClockEvent */
/** @typedef {Pick<import("../app/state.js").State, "previousGame" | "tables" | "together">} Aside */

/** The games that may come back: by *Restore*, by Back, or when an invitation is withdrawn. @param {Aside} state */
export const gamesAside = ({ previousGame, tables, together }) => [previousGame, together.before, ...tables.games];

/**
 * The next event for the clock; null: none is due.
 * @param {Game} game @param {{ready: boolean, over: boolean, away: boolean, held?: boolean, undone?: boolean}} moment over: the game on the board has ended; away: the reader is away from the page; held: a bot is to play, and the page keeps it waiting; undone: a person took a turn back
 * @param {number} at now (s) @returns {ClockEvent | null}
 */
export function nextEvent(game, { ready, over, away, held = false, undone = false }, at) {
  const { clock } = game;
  if (!clock || isShared(game)) return null; // a game with a friend has these events in its letter
  const { side, running } = clockAt(clock.events);
  if (running && clock.events[clock.events.length - 1].at > at) return { type: "resume", at }; // a wrong clock of the device put it there
  const mover = sideAt(game);
  // A turn was taken back: the player who took it back pays for the time since the turn before.
  const pays = (/** @type {number} */ by) =>
    /** @type {const} */ ({ type: "start", side: /** @type {0 | 1} */ (by), at: at - clockAt(clock.events, at).spent });
  if (clock.owed) return side === 1 - mover ? { type: "press", at } : pays(1 - mover);
  if (undone && running && clock.lost === null && side === 1 - mover) return pays(mover);
  const rests = (clock.rests && away) || (held && side === sideAt(game, game.turns.length));
  if (clock.lost !== null || rests) return running ? { type: "pause", at } : null;
  if (reviewing(game) || !ready) return null;
  if (over || !game.turns.length) return running ? { type: "pause", at } : null; // the clock starts with the first turn
  if (side !== mover) return { type: "start", side: mover, at };
  return running ? null : { type: "resume", at };
}
