/** The words for the rings on the board: which turns eat, and which give the game away. */

import { markOf } from "../board/layout.js";
import { seatOf } from "../game/line.js";
import { current, openOptions, seenWinner } from "../game/select.js";
import { seatName } from "../game/seats.js";
import { joined, t } from "../strings/index.js";

/** "" if there are no rings. @param {import("../app/state.js").State} state @param {readonly number[]} covered the cells whose rings are under other signs */
export function ringWords(state, covered = []) {
  if (!current(state)) return "";
  const options = openOptions(state).filter(({ cell }) => !covered.includes(cell));
  const marks = new Set(options.map((option) => markOf({ ...option, wins: seenWinner(state, option) })));
  const winner = options.find((option) => markOf(option) === "giveaway")?.wins ?? 0;
  const words = [
    marks.has("eat") ? t("line-rings") : "",
    marks.has("giveaway") ? t("line-giveaways", { seat: seatName(state, seatOf(state.game, winner)) }) : "",
  ];
  return joined(words.filter(Boolean), "space");
}
