/** The end of the game: who won, and why. */

import { nameAt, reviewing, seatHere, seatOf } from "./line.js";
import { seatName } from "./seats.js";
import { current, endedByWord, isOver, timeUp } from "./select.js";
import { joined, t } from "../strings/index.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Scene} Scene */

/** The name of a seat's player: in a shared game the person's name, else the colour. @param {State} state @param {0 | 1} seat */
export const nameOf = (state, seat) =>
  (seatHere(state.game) !== null && nameAt(state.game, seat)) || seatName(state, seat);

/** @param {State} state @param {0 | 1} loser */
const timeWords = (state, loser) =>
  seatHere(state.game) === loser ? t("clock-you-lost") : t("clock-lost", { other: nameOf(state, loser) });

/** Who has won, and why. @param {State} state @returns {{seat: 0 | 1, words: string}} */
export function resultOf(state) {
  const { game, scene } = state;
  const word = endedByWord(state);
  if (word && !timeUp(state)) {
    const seat = seatOf(game, word.winner);
    const other = nameOf(state, /** @type {0 | 1} */ (1 - seat));
    if (word.onTime) return { seat, words: timeWords(state, /** @type {0 | 1} */ (1 - seat)) };
    return { seat, words: seatHere(game) === seat ? t("result-resigned", { other }) : t("result-you-resigned") };
  }
  if (timeUp(state) || !scene?.result) {
    const seat = seatOf(game, 1 - (game.clock?.lost ?? 0));
    return { seat, words: timeWords(state, /** @type {0 | 1} */ (1 - seat)) };
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
  return rules.score === "margin" ? joined([why, t("result-points", { seat, margin })], "space") : why;
}

/** @typedef {import("../app/context.js").Context} Context */
/** Is the end of the game on the board? It stays when a cell is pressed. @param {Context} context */
export const hasBanner = ({ state }) => isOver(state) || (!state.refusal && state.study.open && ended(state));

/** @param {State} state */
const ended = (state) => current(state) && !!state.scene?.result && !reviewing(state.game);
