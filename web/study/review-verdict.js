/** What a review says of a finished game in which no turn of the loser's is marked. Pure. */

import { t } from "../strings/index.js";
import { findingOf } from "./state.js";

/** @typedef {import("../engine/protocol.js").Review} Review */
/** @typedef {import("../engine/protocol.js").Finding} Finding */

/** A verdict, as it follows a turn that is spoken. @param {Finding["verdict"]} verdict */
export function verdictWords(verdict) {
  if (verdict === "??") return t("review-blunder");
  return verdict === "?" ? t("review-mistake") : "";
}

/** The mark of the turn at the end of a path, if a review gives it one. @param {import("../app/state.js").State} state @param {import("../game/tree.js").Path} path */
export function markAt(state, path) {
  const mark = findingOf(state, path)?.verdict;
  return mark ? { mark, words: verdictWords(mark) } : null;
}

/** The side that has won; null while the game is not over. @param {Review} found @param {number} turns of the game */
export function winnerOf({ points }, turns) {
  const end = points.at(-1);
  return end?.proven && end.ply === turns ? sideOf(end) : null;
}

/** @param {import("../engine/protocol.js").Point} point a proven one @returns {0 | 1} */
const sideOf = ({ chance }) => (chance > 0.5 ? 0 : 1);

/**
 * The turn of the loser's that cost most, if any cost something; and after how many turns the end was certain for the first time.
 * @param {Review} found @param {0 | 1} winner a side
 */
export function slipOf({ findings, points }, winner) {
  /** @type {Finding | null} */
  let worst = null;
  for (const each of findings) {
    if (each.side !== winner && each.better && each.best - each.kept > (worst ? worst.best - worst.kept : 0))
      worst = each;
  }
  const open = points.findLastIndex((point) => !point.proven || sideOf(point) !== winner);
  return { worst, since: points[open + 1].ply };
}
