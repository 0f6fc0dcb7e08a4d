/** What the study's panel asks the engine, and the review and the place that are kept; loaded when the study is first opened, or if a review was kept. */

import { latest, latestWork } from "../engine/ask.js";
import { keyOf, paramsOf, reviewing, turnKeyOf } from "../game/line.js";
import { current } from "../game/select.js";
import { analyses, KEPT } from "./analyses.js";
import { conclusionOf } from "./conclusion.js";
import { sourceOf } from "./found.js";
import { keepPlace } from "./kept-place.js";
import { keepReview } from "./kept-review.js";
import { ready, variationEnd } from "./state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */

/** The reader's side in a game of the library. @typedef {(game: import("../library/games.js").Entry) => 0 | 1 | null} SideOf */

/** @param {Store} store @param {Engine} engine @param {import("../engine/pool.js").Pool} pool @param {SideOf} sideOf @returns {(state: State) => void} */
export function panelEffects(store, engine, pool, sideOf) {
  const effects = [
    ...[analyses(store, engine, pool), openings(store, engine, sideOf), previews(store, engine)],
    ...[seeking(store), keepReview(store, engine), keepPlace()],
  ];
  return (state) => {
    for (const run of effects) run(state);
  };
}

/** Finds the openings: the turns of the reader's games from this position. @param {Store} store @param {Engine} engine @param {SideOf} sideOf */
export function openings(store, engine, sideOf) {
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
        .map((entry) => ({
          key: entry.summary.key,
          winner: entry.summary.result?.winner ?? null,
          reader: sideOf(entry),
        }));
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

/** Shows the turn that lost the game if the reader asked for it and is still at the end, in the study; null: it is not asked for, or not known yet. @param {State} state */
export function seekAction({ study: { open, seek, review }, game }) {
  if (seek && !open) return /** @type {const} */ ({ type: "see-finding", ply: null, after: true });
  const said = seek && review?.found ? conclusionOf(review.found) : null;
  if (!said) return null;
  const finding = said.kind === "losing" ? said.finding : said.kind === "slipped" ? said.worst : null;
  const ply = finding && !reviewing(game) ? finding.ply : null;
  return /** @type {const} */ ({ type: "see-finding", ply, after: true });
}

/** @param {import("../app/effects.js").Store} store */
const seeking = (store) => (/** @type {State} */ state) => {
  const action = seekAction(state);
  if (action) store.dispatch(action);
};
