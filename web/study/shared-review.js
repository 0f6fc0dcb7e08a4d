/**
 * A review on several workers. The page's own worker goes from the end of the game back, as it does alone. Helpers think about the positions
 * from the beginning on, with the same bot, and the review uses their thoughts instead of its own: the same result, sooner.
 */

import { arriving } from "../ui/once.js";

/** @typedef {import("../engine/ask.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").ThinkParams} ThinkParams */
/** @typedef {import("../engine/protocol.js").Review} Review */

/** @param {Engine} engine @param {import("../engine/pool.js").Pool} pool @returns {Pick<Engine, "work">} */
export const sharedReview = (engine, pool) => ({
  work(method, params, listener) {
    const game = /** @type {ThinkParams} */ (params);
    let done = 0;
    const review = engine.work(method, params, (progress) => {
      ({ done } = /** @type {Review} */ (/** @type {unknown} */ (progress)));
      listener(progress);
    });
    let over = false;
    const helped = arriving(() => import("./review-help.js")).then(
      ({ help }) => (over ? null : help(pool, game, review.offer, () => done)),
      () => null, // the page's own worker does it alone
    );
    const leave = () => {
      over = true;
      void helped.then((each) => each?.end());
    };
    const end = (/** @type {() => void} */ how) => () => {
      leave();
      how();
    };
    review.promise.finally(leave).catch(() => {}); // `promise` reports it
    return { ...review, stop: end(review.stop), cancel: end(review.cancel) };
  },
});
