/** Who has fewer cells left: the first side without any wins. That side may still lose, so the words say only the number. */

import { joined, t } from "../strings/index.js";
import { seatOf } from "./line.js";
import { seatName } from "./seats.js";
import { current, isOver } from "./select.js";

/** The words in place of the goal of the game, once turns are played; null before, and at the end. A handicap is said beside either. @param {Pick<import("../app/context.js").Context, "state">} context */
export function lead({ state }) {
  const words = fewer(state);
  const { score, handicap, stronger } = state.scene?.rules ?? {};
  if (!handicap || score !== "margin" || isOver(state)) return words;
  const seat = seatName(state, seatOf(state.game, stronger ?? 0));
  return joined([words ?? t("players-meaning"), t("players-handicap", { seat, handicap })], "space");
}

/** @param {import("../app/state.js").State} state */
function fewer(state) {
  const { game, scene } = state;
  if (!game.cursor || !scene || !current(state) || scene.result || isOver(state)) return null;
  const [first, second] = scene.mobility;
  const seat = seatName(state, seatOf(game, first < second ? 0 : 1));
  return first === second ? t("players-level") : t("players-lead", { seat, by: Math.abs(first - second) });
}
