/** Helpers of a review (effects.js); loaded for the first review. */

/** @typedef {import("../engine/ask.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").ThinkParams} ThinkParams */

/** The review of a shorter game ends before a helper has started. */
export const LEAST_TURNS = 12;

/**
 * @param {import("../engine/pool.js").Pool} pool @param {ThinkParams} game
 * @param {ReturnType<Engine["work"]>["offer"]} offer @param {() => number} done how many positions the review has done, from the end
 */
export function help(pool, game, offer, done) {
  const { turns = [] } = game;
  /** @type {Set<() => void>} */
  const under = new Set();
  let [next, over] = [0, false];

  /** Is there work for helpers? The review itself works on the last position that is not done. */
  const wanted = () => !over && next < turns.length - done();

  async function follow() {
    while (wanted()) {
      const ply = next;
      next += 1;
      const { promise, cancel } = pool.work("estimate", { ...game, turns: turns.slice(0, ply) }, () => {});
      under.add(cancel);
      const estimate = await promise.catch(() => null);
      under.delete(cancel);
      if (!estimate || "cancelled" in estimate) return;
      if (!over) offer(ply, estimate);
    }
  }

  if (turns.length >= LEAST_TURNS) for (let i = 0; i < pool.size; i += 1) follow();
  return {
    end() {
      over = true;
      for (const cancel of under) cancel();
    },
  };
}
