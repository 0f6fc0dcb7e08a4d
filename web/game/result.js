/** How the game ended, in words. */

import { t } from "../strings/index.js";
import { seatOf } from "./line.js";
import { seatName } from "./seats.js";
import { timeUp } from "./select.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Scene} Scene */

/** Who has won, and why. @param {State} state @returns {{seat: 0 | 1, words: string}} */
export function outcome(state) {
  const { game, scene } = state;
  if (timeUp(state) || !scene?.result) {
    const seat = seatOf(game, 1 - (game.clock?.lost ?? 0));
    return { seat, words: t("clock-lost", { other: seatName(state, 1 - seat) }) };
  }
  const seat = seatOf(game, scene.result.winner);
  return { seat, words: resultWords(state, scene, seat) };
}

/** Why the game ended as it did, and by how much. @param {State} state @param {Scene} scene @param {0 | 1} winner */
export function resultWords(state, { result, rules }, winner) {
  if (!result) return "";
  const { margin, reason } = result;
  const [seat, other] = [seatName(state, winner), seatName(state, 1 - winner)];
  if (reason === "handicap") return t("result-handicap", { other, margin, handicap: rules.handicap });
  const why = t("result-reason", { seat, other, margin });
  return rules.score === "margin" ? `${why} ${t("result-points", { seat, margin })}` : why;
}
