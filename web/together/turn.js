/** Several tabs of a browser may show one game. Only the tab that holds the browser's lock takes the way back to the friend's device. */

import { locksOf } from "../ui/locks.js";
import { pause } from "./gathering.js";

/** A reloaded tab may keep its old lock for this time (ms). Without locks, another tab with the connection says so within this time (tabs.js). */
const PATIENCE_MS = 1500;

export function createTurn() {
  let held = "";
  let end = () => {};
  return {
    /** Whether this tab takes the way back. */
    has: () => held !== "" || !locksOf(),
    /** @param {string} game @returns {Promise<boolean>} whether this tab may take the way back */
    async take(game) {
      if (held === game) return true;
      this.leave();
      const manager = locksOf();
      if (!manager) return pause(PATIENCE_MS).then(() => true);
      return new Promise((done) => {
        const hold = () => {
          held = game;
          done(true);
          return new Promise((/** @type {(value: null) => void} */ ended) => {
            end = () => ended(null);
          });
        };
        const signal = AbortSignal.timeout(PATIENCE_MS);
        manager.request(`bug.direct ${game}`, { signal }, hold).catch(() => done(false));
      });
    },
    /** For a game that is not on the board: only a lock says whether another tab has its connection. @param {string} game */
    takeNow(game) {
      return locksOf() ? this.take(game) : Promise.resolve(false);
    },
    leave() {
      held = "";
      end();
    },
  };
}
