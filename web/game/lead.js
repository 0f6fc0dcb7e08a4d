/** Who has fewer cells left: the first side without any wins. That side may still lose, so the words say only the number. */

import { t } from "../strings/index.js";
import { seatOf } from "./line.js";
import { seatName } from "./seats.js";
import { current, isOver } from "./select.js";

/** The words in place of the goal of the game, once turns are played; null before, and at the end. @param {Pick<import("../app/context.js").Context, "state">} context */
export function lead({ state }) {
  const { game, scene } = state;
  if (!game.cursor || !scene || !current(state) || scene.result || isOver(state)) return null;
  const [first, second] = scene.mobility;
  const seat = seatName(state, seatOf(game, first < second ? 0 : 1));
  return first === second ? t("players-level") : t("players-lead", { seat, by: Math.abs(first - second) });
}
