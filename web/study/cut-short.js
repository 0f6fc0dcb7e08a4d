/** What a review says of a game that ended by resignation or on time: who ended it, and whose position it was. */

import { seatHere, seatOf } from "../game/line.js";
import { endingIn } from "../game/select.js";
import { joined, percent, t } from "../strings/index.js";
import { name, named } from "./refutation.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Review} Review */
/** @typedef {{winner: number, onTime: boolean}} Ending winner: the side */

/** How the game ended before the board decided it; null: it did not end so. @param {import("../game/line.js").Game} game @returns {Ending | null} */
export const endingOf = (game) =>
  typeof game.clock?.lost === "number" ? { winner: 1 - game.clock.lost, onTime: true } : endingIn(game);

/** @param {State} state @param {Ending} ending @param {Review} found @param {string} marked a sentence about the marked turns */
export function cutShortWords(state, ending, found, marked) {
  const loser = 1 - ending.winner;
  const [who, seat] = named(state, loser);
  const you = who === "you" || seatHere(state.game) === seatOf(state.game, loser);
  const subject = { who: you ? "you" : "seat", seat };
  return joined([endWords(ending, you, name(state, loser)), positionWords(ending, found, subject), marked], "space");
}

/** @param {Ending} ending @param {boolean} you @param {import("../strings/words.js").Argument} other */
function endWords({ onTime }, you, other) {
  if (onTime) return you ? t("clock-you-lost") : t("clock-lost", { other });
  return you ? t("result-you-resigned") : t("result-resigned", { other });
}

/** The loser's position at the end, as far as the review knows it. @param {Ending} ending @param {Review} found @param {Record<string, import("../strings/words.js").Argument>} subject */
function positionWords({ winner }, { points, finished }, subject) {
  const end = points.at(-1);
  if (!finished || !end) return "";
  const chance = winner === 0 ? 1 - end.chance : end.chance; // the loser's
  if (!end.proven) return t("review-short-open", { ...subject, chance: percent(chance) });
  return t(chance > 0.5 ? "review-short-won" : "review-short-lost", subject);
}
