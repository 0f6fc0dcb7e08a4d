/** Which games with friends wait for the reader: all that a first frame needs to know of them. Pure. */

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("./shared.js").Shared} Shared */

/** The shared game that a game on the board belongs to; null: it is none. @param {Game} game */
export const keyOfGame = ({ seats }) => seats.find((player) => player.kind === "friend")?.key ?? null;

/** @param {Shared} shared */
export const myTurn = ({ letter, side }) => !letter.ending && letter.mover === side;

/** Does the reader wait for the answer to a wish to take a turn back? @param {Shared} shared */
export const isAsking = ({ letter, side }) => !letter.ending && letter.offers[side] !== null;

/** Is there nothing of a game but an invitation to play it live? @param {Shared} shared */
export const isOnlyInvited = ({ live, letter, side }) => live && letter.last === null && !letter.names[1 - side];

/** Is the reader to do something: to play, to answer, to send, to settle? Not in a version that another took the place of. @param {Shared} shared */
export const needsMe = (shared) =>
  shared.rival !== null ||
  (shared.version === 1 &&
    !isOnlyInvited(shared) &&
    (shared.unsent ||
      (!shared.letter.ending &&
        ((myTurn(shared) && !isAsking(shared)) || shared.letter.offers[1 - shared.side] !== null))));

/** Will two devices draw the sides of a game once they are connected? @param {State["together"]} together @param {string | null} key */
export const isToBeDrawn = ({ direct, games }, key) =>
  direct?.key === key && !!games[key ?? ""]?.lots && !/returning|lost|failed|dropped/.test(direct?.phase ?? "");

/**
 * How many games wait for the reader. While the reader looks at the page, the card of the game on the board says itself that its link is to be sent.
 * @param {Pick<State, "game" | "together">} state @param {boolean} [looking]
 */
export function waitingCount({ game, together }, looking = true) {
  const here = looking ? keyOfGame(game) : null;
  return Object.values(together.games).filter(
    (shared) =>
      needsMe(shared) &&
      !(shared.unsent && shared.key === here) &&
      shared.key !== together.direct?.wish &&
      !isToBeDrawn(together, shared.key),
  ).length;
}
