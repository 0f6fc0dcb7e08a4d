/** What studying asks of the engine, all of it in the background: a click and a bot come first, and what is no longer wanted is called off. */

import { current } from "../game/select.js";
import { keyOf, openingKey, paramsOf, turnKeyOf } from "../game/line.js";
import { hintOf } from "./hint-state.js";
import { REPORT_GAMES } from "./report-state.js";
import { variationEnd } from "./state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("./state.js").Reviewed} Reviewed */
/** @typedef {import("../engine/protocol.js").Analysis} Analysis */
/** @typedef {import("../engine/protocol.js").Scene} Scene */

/** The opinion where nothing is proven: a quarter of a second a turn in the browser, and always the same. */
const REVIEWER = { bot: "champion", limit: { nodes: 400 }, seed: 1, background: true };
/** A quarter of a minute on hexhex4 in the browser; then the device may rest. */
const ANALYST = { limit: { nodes: 20_000 }, seed: 1, background: true };
/** A second in the browser. */
const HINTER = { bot: "champion", limit: { nodes: 1500 }, seed: 1 };
/** A report within half a minute. */
const REPORT_LEAVES = 50_000;
const REPORT_SAMPLE = "cricket";
/** Answers that are kept, for those who step back and forth. */
const KEPT = 64;

/** @template T a few values by their keys, the newest */
class Kept {
  /** @type {Map<string, T>} */
  #values = new Map();
  /** @param {string} key */
  get = (key) => this.#values.get(key);
  /** @param {string} key @param {T} value */
  set(key, value) {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > KEPT) this.#values.delete(oldest);
  }
}

/** @param {Store} store @param {Engine} engine */
export function studyEffect(store, engine) {
  const parts = [
    reviewEffect(store, engine),
    analysisEffect(store, engine),
    previewEffect(store, engine),
    hintEffect(store, engine),
    reportEffect(store, engine),
  ];
  return (/** @type {State} */ state) => {
    if (state.boot.state === "ready") for (const part of parts) part(state);
  };
}

/** @param {Store} store @param {Engine} engine */
function reviewEffect(store, engine) {
  /** @type {{turns: readonly string[], stop(): void} | null} */
  let work = null;

  /** @param {Reviewed} review @param {State["game"]} game */
  async function run(review, { ruleset, board, start }) {
    const tell = (/** @type {Partial<Reviewed>} */ change) => {
      const now = store.state().study.review;
      if (now?.turns === review.turns) store.dispatch({ type: "reviewed", review: { ...now, ...change } });
    };
    const params = { ruleset, board, ...(start ? { start } : {}), turns: [...review.turns], ...REVIEWER };
    const request = engine.work("review", params, (found) => tell({ found }));
    const mine = { turns: review.turns, stop: request.stop };
    work = mine;
    const found = await request.promise.catch(() => null);
    if (work === mine) work = null;
    tell(found && "points" in found ? { found, running: false } : { running: false });
  }

  return (/** @type {State} */ { study: { review }, game }) => {
    const wanted = review?.running && review.opening === openingKey(game) ? review.turns : null;
    if (work && work.turns !== wanted) {
      const { stop } = work;
      work = null;
      stop();
    }
    if (review && wanted && !work) run(review, game);
  };
}

/** @param {Store} store @param {Engine} engine */
function analysisEffect(store, engine) {
  /** @type {{key: string, cancel(): void} | null} */
  let work = null;
  /** @type {Kept<Analysis>} */
  const done = new Kept();

  /** @param {State} state @param {string} key */
  async function run({ game }, key) {
    const tell = (/** @type {Analysis} */ found) => {
      if (work?.key === key) store.dispatch({ type: "analysed", key, found });
    };
    const request = engine.work("analysis", { ...paramsOf({ ...game, draft: [] }), ...ANALYST }, tell);
    work = { key, cancel: request.cancel };
    const found = await request.promise.catch(() => null);
    if (!found || !("choices" in found)) return;
    done.set(key, found);
    tell(found);
  }

  return (/** @type {State} */ state) => {
    const { open, tab, analysis } = state.study;
    const wanted =
      open &&
      tab === "analysis" &&
      state.settings.analysis.engine &&
      state.dialog !== "report" &&
      current(state) &&
      state.scene?.phase !== "over";
    const key = wanted ? turnKeyOf(state.game) : "";
    if (work && work.key !== key) {
      const { cancel } = work;
      work = null;
      cancel();
    }
    if (!wanted || work) return;
    const known = done.get(key);
    if (!known) run(state, key);
    else if (analysis?.key !== key) store.dispatch({ type: "analysed", key, found: known });
  };
}

/** The end of the line that the reader points at. @param {Store} store @param {Engine} engine */
function previewEffect(store, engine) {
  let asked = "";
  /** @type {Kept<Scene>} */
  const known = new Kept();
  return (/** @type {State} */ { study: { preview, previewed }, game }) => {
    if (!preview) return;
    const end = variationEnd(game, preview);
    const key = keyOf(end);
    const scene = known.get(key);
    if (previewed?.key === key || (!scene && asked === key)) return;
    if (scene) return store.dispatch({ type: "previewed", key, scene });
    asked = key;
    engine.call("scene", paramsOf(end)).then(
      (found) => {
        if (asked === key) asked = "";
        known.set(key, found);
        const now = store.state();
        if (now.study.preview && keyOf(variationEnd(now.game, now.study.preview)) === key)
          store.dispatch({ type: "previewed", key, scene: found });
      },
      () => {}, // the line is told in words all the same
    );
  };
}

/** @param {Store} store @param {Engine} engine */
function hintEffect(store, engine) {
  /** @type {{key: string, cancel(): void} | null} */
  let work = null;
  return (/** @type {State} */ state) => {
    const shown = hintOf(state);
    const wanted = shown && !shown.found ? shown.key : "";
    if (work && work.key !== wanted) {
      const { cancel } = work;
      work = null;
      cancel();
    }
    if (!wanted || work) return;
    const request = engine.work("hint", { ...paramsOf(state.game), ...HINTER }, () => {});
    const mine = { key: wanted, cancel: request.cancel };
    work = mine;
    const tell = (/** @type {import("../engine/protocol.js").Hint | null} */ found) => {
      if (work !== mine) return;
      work = null;
      store.dispatch({ type: "hinted", key: wanted, found });
    };
    request.promise.then(
      (found) => tell("reasons" in found ? found : null),
      () => tell(null),
    );
  };
}

/** @param {Store} store @param {Engine} engine */
function reportEffect(store, engine) {
  /** @type {{cancel(): void} | null} */
  let work = null;
  return (/** @type {State} */ { study: { report } }) => {
    if (work && !report?.running) {
      const { cancel } = work;
      work = null;
      cancel();
    }
    if (!report?.running || work) return;
    const { board, ruleset } = report;
    /** @type {{cancel(): void}} */
    const mine = { cancel: () => request.cancel() };
    const tell = (/** @type {import("./report-state.js").ReportAction["change"]} */ change) => {
      if (work === mine) store.dispatch({ type: "report", change });
    };
    const params = {
      board,
      ruleset,
      turns: [],
      games: REPORT_GAMES,
      leaves: REPORT_LEAVES,
      sample: REPORT_SAMPLE,
      seed: 1,
      background: true,
    };
    const request = engine.work("report", params, ({ stage, games }) => tell({ stage, games }));
    work = mine;
    const ended = (/** @type {string | null} */ page) => {
      if (work !== mine) return;
      work = null;
      store.dispatch({ type: "report", change: { running: false, page } });
    };
    request.promise.then(
      (found) => ended("page" in found ? found.page : null),
      () => ended(null),
    );
  };
}
