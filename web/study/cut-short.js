/** What a review says of a game that ended by resignation or on time: who ended it, and whose position it was. */

import { endingWords, lostHere } from "../game/result.js";
import { joined, percent, t } from "../strings/index.js";
import { lastOpen } from "./conclusion.js";
import { mistakeTurns, name } from "./refutation.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Review} Review */
/** @typedef {import("../game/select.js").Ending} Ending */
/** @typedef {import("../board/layout.js").Layout} Layout */

/** @param {State} state @param {Layout} layout @param {Ending} ending @param {Review} found */
export function cutShortWords(state, layout, ending, found) {
  const subject = { who: lostHere(state.game, ending) ? "you" : "seat", seat: name(state, 1 - ending.winner) };
  return joined(
    [endingWords(state, ending), positionWords(layout, ending, found, subject), markedWords(ending, found)],
    "space",
  );
}

/** The loser's position at the end, as far as the review knows it, or the turn that lost it. @param {Layout} layout @param {Ending} ending @param {Review} found @param {Record<string, import("../strings/words.js").Argument>} subject */
function positionWords(layout, ending, found, subject) {
  const { points, finished } = found;
  const end = points.at(-1);
  if (!finished || !end) return "";
  const chance = ending.winner === 0 ? 1 - end.chance : end.chance; // the loser's
  if (!end.proven) return t("review-short-open", { ...subject, chance: percent(chance) });
  if (chance > 0.5) return t("review-short-won", subject);
  const losing = lastChance(ending, found);
  if (!losing) return t("review-short-lost", subject);
  const { number, better, played } = mistakeTurns(layout, losing);
  return t("review-losing", { ...subject, number, better, played });
}

/** The loser's last turn that gave away a proven win, if the winner's win is proven in every position after it. @param {Ending} ending @param {Review} found */
function lastChance({ winner }, { findings, points }) {
  const last = points[lastOpen(points, winner)]?.ply;
  return findings.find(
    ({ side, ply, proven, better, best, kept }) =>
      side !== winner && ply === last && better && proven && best === 1 && kept === 0,
  );
}

/** What the marks below say of the loser's turns. @param {Ending} ending @param {Review} found */
function markedWords({ winner }, { findings, finished }) {
  const marked = findings.filter(({ annotation }) => annotation);
  if (!finished || (marked.length && marked.every(({ side }) => side === winner))) return "";
  return marked.length ? t("review-short-marked", { count: marked.length }) : t("review-flawless");
}
