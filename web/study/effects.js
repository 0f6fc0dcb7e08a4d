/** The study's questions to the engine, all in the background: clicks and bots come first, and work that is no longer needed is cancelled. */

import { latest, latestWork } from "../engine/ask.js";
import { keyOf, paramsOf, startKey, startParams, turnKeyOf } from "../game/line.js";
import { current } from "../game/select.js";
import { sourceOf } from "./found.js";
import { hintOf, mayHint } from "./hint.js";
import { REPORT_GAMES } from "./report.js";
import { sharedReview } from "./shared-review.js";
import { reviewOf, variationEnd } from "./state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/pool.js").Pool} Pool */
/** @typedef {import("./state.js").Reviewed} Reviewed */

/** The estimate if nothing is proven: a quarter of a second a turn in the browser, and always the same result. */
const REVIEWER = { bot: "champion", limit: { nodes: 400 }, seed: 1, background: true };
/** A quarter of a minute on hexhex4 in the browser; then the analysis ends. */
const ANALYST = { limit: { nodes: 20_000 }, seed: 1, background: true };
/** As many positions as the champion needs to use its books: some 1.3 s in the browser on hexhex4. */
const HINTER = { bot: "champion", limit: { nodes: 10_000 }, seed: 1 };
/** A report within half a minute. */
const REPORT = { games: REPORT_GAMES, leaves: 50_000, sample: "beetle", seed: 1, background: true };
/** The number of answers that are kept, for steps back and forth. */
const KEPT = 64;

/** @param {State} state */
const ready = ({ boot }) => boot.state === "ready";

/** Runs the review. A stopped review keeps what it has found. @param {Store} store @param {Engine} engine @param {Pool} pool */
export function reviews(store, engine, pool) {
  const tell = (/** @type {readonly string[]} */ turns, /** @type {Partial<Reviewed>} */ change) => {
    const { review } = store.state().study;
    if (review?.turns === turns) store.dispatch({ type: "reviewed", review: { ...review, ...change } });
  };
  return latestWork(
    sharedReview(engine, pool),
    "review",
    (/** @type {State} */ state) => {
      const { review } = state.study;
      if (!ready(state) || !review?.running || review.startKey !== startKey(state.game)) return null;
      return { key: review.turns, params: { ...startParams(state.game), turns: [...review.turns], ...REVIEWER } };
    },
    {
      stopped: true,
      onProgress: (found, turns) => tell(turns, { found }),
      onResult: (found, turns) => tell(turns, { found, running: false }),
      onError: (_, turns) => tell(turns, { running: false }),
    },
  );
}

/**
 * Runs the analysis: on a helper if one is idle, so that clicks don't wait. Only the page's own worker knows what a review has proven.
 * @param {Store} store @param {Engine} engine @param {Pool} pool
 */
export function analyses(store, engine, pool) {
  const tell = (/** @type {import("../engine/protocol.js").Analysis} */ found, /** @type {string} */ key) =>
    store.dispatch({ type: "analysed", key, found });
  /** @type {Pick<Engine, "work">} */
  const analyst = {
    work(method, params, listener) {
      const reviewed = reviewOf(store.state()) !== null;
      if (!reviewed) pool.wake();
      return (reviewed ? engine : pool.near).work(method, params, listener);
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
      if (!wanted) return null;
      return { key: turnKeyOf(state.game), params: { ...paramsOf(state.game), draft: [], ...ANALYST } };
    },
    { onProgress: tell, onResult: tell, remember: KEPT },
  );
}

/** Finds the openings: the turns of the reader's games from this position. @param {Store} store @param {Engine} engine */
export function openings(store, engine) {
  const tell = (/** @type {import("../engine/protocol.js").Openings} */ found, /** @type {[string]} */ [key]) =>
    store.dispatch({ type: "openings", key, found });
  return latestWork(
    engine,
    "library_openings",
    (/** @type {State} */ state) => {
      const { game, library, study } = state;
      if (!ready(state) || !study.open || study.tab !== "openings" || !library.games || !current(state)) return null;
      const { source = "all" } = study;
      const games = library.games
        .filter((entry) => source === "all" || sourceOf(entry) === source)
        .map(({ summary: { key, result } }) => ({ key, winner: result?.winner ?? null }));
      return { key: [turnKeyOf(game), library.games, source], params: { ...paramsOf(game), games, background: true } };
    },
    { onProgress: tell, onResult: tell },
  );
}

/** Gets the scene at the end of the line that the reader points at; if it fails, the line's words are enough. @param {Store} store @param {Engine} engine */
export const previews = (store, engine) =>
  latest(
    engine,
    "scene",
    (/** @type {State} */ state) => {
      const { preview, previewed } = state.study;
      const end = ready(state) && preview ? variationEnd(state.game, preview) : null;
      return end && previewed?.key !== keyOf(end) ? { key: keyOf(end), params: paramsOf(end) } : null;
    },
    { onResult: (scene, key) => store.dispatch({ type: "previewed", key, scene }), remember: KEPT },
  );

/** @param {Store} store @param {Engine} engine */
export function hints(store, engine) {
  const ask = asked(store, engine);
  return (/** @type {State} */ state) => {
    if (ready(state) && state.study.coached && !hintOf(state) && mayHint(state)) store.dispatch({ type: "hint" });
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
