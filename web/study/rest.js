/** The second door of the study: the parts that load with app/rest.js. */
import * as v from "../engine/valid.js";
import { unlessBlocked } from "../ui/unless-blocked.js";
import { onceWanted } from "../ui/wanted.js";
import { joinHints } from "./index.js";
import { ANALYSIS_SETTINGS, MOST_LINES } from "./settings.js";

export { hints, reports, reviews } from "./effects.js";
export { atHome, endPreview, handlers, keepScene, reopened } from "./handlers.js";
export { handlers as hintHandlers, hintOf } from "./hint.js";
export { handlers as reportHandlers } from "./report.js";

/** @param {import("../app/effects.js").Store} shop @param {import("../app/effects.js").Engine} engine @param {import("../engine/pool.js").Pool} pool */
export function panelEffects(shop, engine, pool) {
  // An earlier visit may have kept a review (kept-review.js). Asked once: the effect runs after every change.
  const hasReview = !!unlessBlocked(() => localStorage.getItem("bug.review"));
  return onceWanted(
    /** @returns {Promise<(store: typeof shop) => (state: import("../app/state.js").State) => void>} */
    () => import("./panel-effects.js").then((loaded) => (store) => loaded.panelEffects(store, engine, pool)),
    (/** @type {import("../app/state.js").State} */ { study }) => study.open || !!study.preview || hasReview,
  )(shop);
}

/** Loads the words and marks of hints and of the study; a missed puzzle has such marks. */
export const signs = onceWanted(
  async () => {
    const loaded = await import("./signs.js");
    return (/** @type {import("../app/effects.js").Store} */ store) => {
      joinHints(loaded);
      store.dispatch({ type: "loaded" });
      return () => {};
    };
  },
  (/** @type {import("../app/state.js").State} */ { study, learn }) => study.open || !!(study.hint ?? learn),
);

/** The text of the place where this tab's study was left (kept-place.js). */
export const storedPlace = () => unlessBlocked(() => sessionStorage.getItem("bug.study"));

/** The schema of the stored settings for analysis. */
export const analysisStored = v.object(
  v.orDefaults(
    { engine: v.boolean(), lines: v.pipe(v.natural, v.minValue(1), v.maxValue(MOST_LINES)), heat: v.boolean() },
    ANALYSIS_SETTINGS,
  ),
);
