/** Which side of a finished game the reader played: against a bot, or a friend elsewhere. */

import { seatOf } from "../game/line.js";
import { keyOfGame } from "../together/index.js";

/** @param {import("../app/state.js").State} state @returns {0 | 1 | null} null: neither or both, or the game is not over */
export function ownSide(state) {
  const { game, together, study } = state;
  const shared = together.games[keyOfGame(game) ?? ""];
  if (shared) return shared.letter.ending ? shared.side : null;
  const persons = game.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const over = (study.review?.found?.winner ?? null) !== null || (game.clock?.lost ?? null) !== null;
  if (persons.length !== 1 || !over) return null;
  return seatOf(game, 0) === persons[0] ? 0 : 1;
}
