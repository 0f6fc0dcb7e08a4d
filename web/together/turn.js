/** Several tabs of a browser may show one game. Only the tab that holds the browser's lock takes the way back to the friend's device. */

import { pause } from "./gathering.js";

/** A tab that is loaded again may keep its old lock for a moment. Without locks, another tab that has the connection says so within this time (tabs.js). */
const PATIENCE_MS = 1500;

/** Only secure addresses have locks. @returns {LockManager | undefined} */
const locks = () => globalThis.navigator?.locks;

export function createTurn() {
  let held = "";
  let end = () => {};
  return {
    /** Does this tab take the way back? */
    has: () => held !== "" || !locks(),
    /** @param {string} game @returns {Promise<boolean>} may this tab take the way back? */
    async take(game) {
      if (held === game) return true;
      this.leave();
      const manager = locks();
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
    leave() {
      held = "";
      end();
    },
  };
}
