/** The turn that lost the game, on the board once the review has found it. Loaded with the study's panel. */

import { reviewing } from "../game/line.js";
import { conclusionOf } from "./conclusion.js";

/** @typedef {import("../app/state.js").State} State */

/** Shows that turn if the reader asked for it and is still at the end; null: it is not asked for, or not known yet. @param {State} state */
export function seekAction({ study: { seek, review }, game }) {
  const said = seek && review?.found ? conclusionOf(review.found) : null;
  if (!said) return null;
  const finding = said.kind === "losing" ? said.finding : said.kind === "slipped" ? said.worst : null;
  const ply = finding && !reviewing(game) ? finding.ply : null;
  return /** @type {const} */ ({ type: "see-finding", ply, after: true });
}

/** @param {import("../app/effects.js").Store} store */
export const seeking = (store) => (/** @type {State} */ state) => {
  const action = seekAction(state);
  if (action) store.dispatch(action);
};
