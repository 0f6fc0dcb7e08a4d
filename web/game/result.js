/** How the game ended, in words. */

import { en } from "../strings/en/index.js";
import { seatOf } from "./line.js";
import { timeUp } from "./select.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Scene} Scene */

/** Who has won, and why. @param {State} state @returns {{seat: 0 | 1, words: string}} */
export function outcome(state) {
  const { game, scene } = state;
  if (timeUp(state) || !scene?.result) {
    const seat = seatOf(game, 1 - (game.clock?.lost ?? 0));
    return { seat, words: en.clock.lost(seat) };
  }
  const seat = seatOf(game, scene.result.winner);
  return { seat, words: resultWords(scene, seat) };
}

/** Why the game ended as it did, and by how much. @param {Scene} scene @param {0 | 1} seat the winner's */
export function resultWords({ result, rules }, seat) {
  if (!result) return "";
  const { margin, reason } = result;
  if (reason === "handicap") return en.result.handicap(seat, margin, rules.handicap);
  const points = rules.score === "margin" ? ` ${en.result.points(seat, margin)}` : "";
  return `${en.result.reason(seat, margin)}${points}`;
}
