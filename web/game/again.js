/** Another game at the same table: loaded with the end of a game. Pure. */

import { arePeople, unended, UNPLAYED } from "./line.js";

/** @typedef {import("./line.js").Game} Game */

/** The same game without a turn: it has no date and no time before its first one. @param {Game} game @returns {Game} */
export const restarted = ({ id: _, idToBe: __, headers: { Date: ___, Time: ____, ...headers }, ...game }) => ({
  ...unended({ ...game, headers }),
  ...UNPLAYED,
  clock: game.clock?.control ? { ...game.clock, events: [], owed: false, lost: null } : null,
});

/** A rematch: who began is second now. Against a bot the players change seats; two people at one device keep their places and colours. @param {Game} over @returns {Game} */
export function rematchOf(over) {
  const { headers, ...game } = restarted(over);
  const { X, O, ...others } = headers;
  const names = { ...(O ? { X: O } : {}), ...(X ? { O: X } : {}) };
  const [one, two] = game.seats;
  return {
    ...game,
    ...(arePeople(game.seats) ? { starts: game.starts ? 0 : 1 } : { seats: [two, one] }),
    headers: { ...others, ...names },
  };
}
