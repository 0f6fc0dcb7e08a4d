/** The end of the game: who won, and why. */

import { nameAt, seatHere, seatOf } from "./line.js";
import { seatName } from "./seats.js";
import { endingShown } from "./select.js";
import { joined, t } from "../strings/index.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Scene} Scene */

/** The name of a seat's player: in friends' games the person's name, else the colour. @param {State} state @param {0 | 1} seat */
export const nameOf = (state, seat) =>
  ((seatHere(state.game) !== null || state.game.watched !== undefined) && nameAt(state.game, seat)) ||
  seatName(state, seat);

/** Is the loser the reader, who plays against a bot or a friend? @param {State["game"]} game @param {import("./select.js").Ending} ending */
export function lostHere(game, { winner }) {
  const won = seatOf(game, winner);
  const { kind } = game.seats[1 - won];
  return seatHere(game) === 1 - won || (kind === "person" && game.seats[won].kind === "bot");
}

/** Who resigned, or lost on time. @param {State} state @param {import("./select.js").Ending} ending */
export function endingWords(state, ending) {
  const { winner, onTime } = ending;
  if (lostHere(state.game, ending)) return t(onTime ? "clock-you-lost" : "result-you-resigned");
  const other = nameOf(state, seatOf(state.game, 1 - winner));
  return t(onTime ? "clock-lost" : "result-resigned", { other });
}

/** Who has won, and why. @param {State} state @returns {{seat: 0 | 1, words: string}} */
export function resultOf(state) {
  const { game, scene } = state;
  const ending = endingShown(state);
  const seat = seatOf(game, (ending ?? scene?.result)?.winner ?? 0);
  return { seat, words: ending ? endingWords(state, ending) : scene ? resultWords(state, scene, seat) : "" };
}

/** The result in whole sentences, to be said alone. @param {State} state */
export function wholeResult(state) {
  const { seat, words } = resultOf(state);
  const saysWho = !endingShown(state) && state.scene?.result?.reason === "no_growth";
  return saysWho ? words : joined([t("result-line", { seat: seatName(state, seat) }), words], "space");
}

/** Why the game ended as it did, and by how much. @param {State} state @param {Scene} scene @param {0 | 1} winner */
export function resultWords(state, { result, rules }, winner) {
  if (!result) return "";
  const { margin, reason } = result;
  const [seat, other] = [seatName(state, winner), seatName(state, 1 - winner)];
  if (reason === "handicap") return t("result-handicap", { other, margin, handicap: rules.handicap });
  const why = t("result-reason", { seat, other, margin });
  return rules.score === "margin" ? joined([why, t("result-points", { seat, margin })], "space") : why;
}
