/** The study's questions to the engine, all in the background: clicks and bots come first, and work that is no longer needed is cancelled. */

import { latestWork } from "../engine/ask.js";
import { paramsOf, startKey, startParams } from "../game/line.js";
import { hintOf, mayHint } from "./hint.js";
import { REPORT_GAMES } from "./report.js";
import { ready } from "./state.js";
import { arriving } from "../ui/once.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/pool.js").Pool} Pool */
/** @typedef {import("./state.js").Reviewed} Reviewed */

/** The estimate if nothing is proven: a quarter of a second a turn in the browser, and always the same result. */
const REVIEWER = { bot: "champion", limit: { nodes: 400 }, seed: 1, background: true };
/** As many positions as the champion needs to use its books: some 1.3 s in the browser on hexhex4. */
const HINTER = { bot: "champion", limit: { nodes: 10_000 }, seed: 1 };
/** A report within half a minute. */
const REPORT = { games: REPORT_GAMES, leaves: 50_000, sample: "beetle", seed: 1, background: true };

/** Runs the review. A stopped review keeps what it has found. @param {Store} store @param {Engine} engine @param {Pool} pool */
export function reviews(store, engine, pool) {
  const tell = (/** @type {[readonly string[]]} */ [turns], /** @type {Partial<Reviewed>} */ change) => {
    const { review } = store.state().study;
    // A stopped review tells what it has found, but not over a kept one, which is whole.
    if (review?.turns === turns && (review.running || !review.found?.finished))
      store.dispatch({ type: "reviewed", review: { ...review, ...change } });
  };
  return latestWork(
    sharedReview(engine, pool),
    "review",
    (/** @type {State} */ state) => {
      const { review } = state.study;
      if (!ready(state) || !review?.running || review.startKey !== startKey(state.game)) return null;
      // The list itself, not what is in it: each review has its own.
      return { key: [review.turns], params: { ...startParams(state.game), turns: [...review.turns], ...REVIEWER } };
    },
    {
      stopped: true,
      onProgress: (found, key) => tell(key, { found }),
      onResult: (found, key) => tell(key, { found, running: false }),
      onError: (_, key) => tell(key, { running: false }),
    },
  );
}

/** @param {Store} store @param {Engine} engine */
export function hints(store, engine) {
  const ask = asked(store, engine);
  return (/** @type {State} */ state) => {
    const begins = state.study.coached && !state.game.draft.length;
    if (ready(state) && begins && !hintOf(state) && mayHint(state)) store.dispatch({ type: "hint" });
    ask(state);
  };
}

/** @param {Store} store @param {Engine} engine */
const asked = (store, engine) =>
  latestWork(
    engine,
    "hint",
    (/** @type {State} */ state) => {
      const shown = ready(state) ? hintOf(state) : null;
      return shown && !shown.found && !shown.failed
        ? { key: shown.key, params: { ...paramsOf(state.game), ...HINTER } }
        : null;
    },
    {
      onProgress() {},
      onResult: (found, key) => store.dispatch({ type: "hinted", key, found }),
      onError: (_, key) => store.dispatch({ type: "hinted", key, found: null }),
    },
  );

/** @param {Store} store @param {Pool} pool */
export const reports = (store, pool) =>
  latestWork(
    pool,
    "report",
    (/** @type {State} */ state) => {
      const { report } = state.study;
      if (!ready(state) || !report?.running) return null;
      const { board, ruleset } = report;
      return { key: [board, ruleset], params: { board, ruleset, turns: [], ...REPORT } };
    },
    {
      onProgress: ({ stage, games }) => store.dispatch({ type: "report", change: { stage, games } }),
      onResult: (page) => store.dispatch({ type: "report", change: { running: false, page } }),
      onError: () => store.dispatch({ type: "report", change: { running: false, page: null } }),
    },
  );

/** @typedef {import("../engine/protocol.js").ThinkParams} ThinkParams */
/** @typedef {import("../engine/protocol.js").Review} Review */

/**
 * A review on several workers. The page's own worker goes from the end of the game back, as it does alone. Helpers think about the positions
 * from the beginning on, with the same bot, and the review uses their thoughts instead of its own: the same result, sooner.
 * @param {Engine} engine @param {import("../engine/pool.js").Pool} pool @returns {Pick<Engine, "work">}
 */
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
