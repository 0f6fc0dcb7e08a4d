/**
 * Runs the analysis; loaded with the first one. While it searches, a helper without other work tries to prove the winner of the same
 * position. The analysis shows that proof as one of its own, and its search ends.
 */

import { latestWork } from "../engine/ask.js";
import { paramsOf, turnKeyOf } from "../game/line.js";
import { current } from "../game/select.js";
import { ready, reviewOf } from "./state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/pool.js").Pool} Pool */
/** @typedef {import("../engine/protocol.js").SearchParams} SearchParams */

/** A quarter of a minute on hexhex4 in the browser; then the analysis ends. */
const ANALYST = { limit: { nodes: 20_000 }, seed: 1, background: true };
/** With more empty cells than these a proof takes too long on any board (docs/lab/search.md). */
const PROVER_EMPTIES = 26;
/** The number of answers that are kept, for steps back and forth. */
export const KEPT = 64;

/**
 * The analysis runs on a helper if one is idle, so that clicks don't wait. Only the page's own worker knows what a review has proven.
 * @param {Store} store @param {Engine} engine @param {Pool} pool
 */
export function analyses(store, engine, pool) {
  const tell = (/** @type {import("../engine/protocol.js").Analysis} */ found, /** @type {string} */ key) =>
    store.dispatch({ type: "analysed", key, found });
  /** @type {Pick<Engine, "work">} */
  const analyst = {
    work(method, params, listener) {
      const state = store.state();
      const reviewed = reviewOf(state) !== null;
      if (!reviewed) pool.wake();
      const analysis = (reviewed ? engine : pool.near).work(method, params, listener);
      return emptyCells(state) > PROVER_EMPTIES
        ? analysis
        : proving(pool, /** @type {SearchParams} */ (params), analysis);
    },
  };
  return latestWork(
    analyst,
    "analysis",
    (/** @type {State} */ state) => {
      const { open, tab } = state.study;
      const wanted =
        ready(state) &&
        open &&
        tab === "analysis" &&
        state.settings.analysis.engine &&
        state.dialog !== "report" &&
        current(state) &&
        state.scene?.phase !== "over";
      return wanted ? { key: turnKeyOf(state.game), params: { ...paramsOf(state.game), draft: [], ...ANALYST } } : null;
    },
    { onProgress: tell, onResult: tell, remember: KEPT },
  );
}

/** @param {State} state */
const emptyCells = ({ scene }) => (scene ? scene.stones.split(".").length - 1 : Infinity);

/**
 * The analysis with a helper that proves beside it, if one has nothing else to do.
 * @template {ReturnType<Engine["work"]>} T
 * @param {Pool} pool @param {SearchParams} params @param {T} analysis @returns {T}
 */
function proving(pool, { limit: _, ...game }, analysis) {
  const { turns = [] } = game;
  const proof = pool.spare("prove", game);
  if (!proof) return analysis;
  proof.promise.then(
    (found) => "proven" in found && found.proven && analysis.offer(turns.length, found),
    () => {}, // the analysis goes on alone
  );
  analysis.promise.finally(proof.cancel).catch(() => {}); // `promise` reports it
  return {
    ...analysis,
    cancel() {
      proof.cancel();
      analysis.cancel();
    },
  };
}
