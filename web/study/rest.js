/** The second door of the study: the parts that load with app/rest.js. */
import { unlessBlocked } from "../ui/unless-blocked.js";
import { onceWanted } from "../ui/wanted.js";
import { joinHints } from "./index.js";
import { REVIEW_KEY } from "./stored.js";

export { hints, reports, reviews } from "./effects.js";
export { atHome, endPreview, handlers, keepScene, reopened } from "./handlers.js";
export { handlers as hintHandlers, hintOf } from "./hint.js";
export { handlers as reportHandlers } from "./report.js";
export { analysisStored, storedPlace } from "./stored.js";

/** @param {import("../app/effects.js").Store} shop @param {import("../app/effects.js").Engine} engine @param {import("../engine/pool.js").Pool} pool @param {import("./panel-effects.js").SideOf} sideOf */
export function panelEffects(shop, engine, pool, sideOf) {
  // An earlier visit may have kept a review (kept-review.js). Asked once: the effect runs after every change.
  const hasReview = !!unlessBlocked(() => localStorage.getItem(REVIEW_KEY));
  return onceWanted(
    /** @returns {Promise<(store: typeof shop) => (state: import("../app/state.js").State) => void>} */
    () => import("./panel-effects.js").then((loaded) => (store) => loaded.panelEffects(store, engine, pool, sideOf)),
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
