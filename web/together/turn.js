/** Several tabs of a browser may show one game. Of these one goes the way back to the friend's device: the one that holds the browser's lock. */

import { pause } from "./gathering.js";

/** The tab that was loaded again may have its lock still for a moment. Where there are no locks, another tab with the connection says so by then (tabs.js). */
const PATIENCE_MS = 1500;

/** Only secure addresses have locks. @returns {LockManager | undefined} */
const locks = () => globalThis.navigator?.locks;

export function createTurn() {
  let held = "";
  let end = () => {};
  return {
    /** Does this tab go? */
    has: () => held !== "" || !locks(),
    /** @param {string} game @returns {Promise<boolean>} may this tab go? */
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
