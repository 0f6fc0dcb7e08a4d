/** What a review says of a game that ended by resignation or on time: who ended it, and whose position it was. */

import { endingWords, lostHere } from "../game/result.js";
import { joined, percent, t } from "../strings/index.js";
import { name } from "./refutation.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Review} Review */
/** @typedef {import("../game/select.js").Ending} Ending */

/** @param {State} state @param {Ending} ending @param {Review} found @param {string} marked a sentence about the marked turns */
export function cutShortWords(state, ending, found, marked) {
  const subject = { who: lostHere(state.game, ending) ? "you" : "seat", seat: name(state, 1 - ending.winner) };
  return joined([endingWords(state, ending), positionWords(ending, found, subject), marked], "space");
}

/** The loser's position at the end, as far as the review knows it. @param {Ending} ending @param {Review} found @param {Record<string, import("../strings/words.js").Argument>} subject */
function positionWords({ winner }, { points, finished }, subject) {
  const end = points.at(-1);
  if (!finished || !end) return "";
  const chance = winner === 0 ? 1 - end.chance : end.chance; // the loser's
  if (!end.proven) return t("review-short-open", { ...subject, chance: percent(chance) });
  return t(chance > 0.5 ? "review-short-won" : "review-short-lost", subject);
}
