/** Which games with friends wait for the reader; the first frame needs no more about them. Pure. */

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("./shared.js").Shared} Shared */

/** The key of the shared game on the board; null: it is not a shared game. @param {Game} game */
export const keyOfGame = ({ seats }) => seats.find((player) => player.kind === "friend")?.key ?? null;

/** @param {Shared} shared */
export const myTurn = ({ letter, side }) => !letter.ending && letter.mover === side;

/** Whether the reader waits for the answer to a takeback request. @param {Shared} shared */
export const isAsking = ({ letter, side }) => !letter.ending && letter.offers[side] !== null;

/** Whether a game is only an invitation to play live. @param {Shared} shared */
export const isOnlyInvited = ({ live, letter, side }) => live && letter.last === null && !letter.names[1 - side];

/** Whether the reader must act: play, answer, send or settle. Never in a replaced version. @param {Shared} shared */
export const needsMe = (shared) =>
  shared.rival !== null ||
  (shared.version === 1 &&
    !isOnlyInvited(shared) &&
    (shared.unsent ||
      (!shared.letter.ending &&
        ((myTurn(shared) && !isAsking(shared)) || shared.letter.offers[1 - shared.side] !== null))));

/** Whether two devices will draw the sides of a game when they are connected. @param {State["together"]} together @param {string | null} key */
export const isToBeDrawn = ({ direct, games }, key) =>
  direct?.key === key && !!games[key ?? ""]?.lots && !/returning|lost|failed|dropped/.test(direct?.phase ?? "");

/**
 * How many games wait for the reader. While the page is visible, the game on the board does not count for an unsent link: its card says so.
 * @param {Pick<State, "game" | "together">} state @param {boolean} [looking]
 */
export function waitingCount({ game, together }, looking = true) {
  const here = looking ? keyOfGame(game) : null;
  return Object.values(together.games).filter(
    (shared) =>
      needsMe(shared) &&
      !(shared.unsent && shared.key === here) &&
      !together.direct?.wishes.includes(shared.key) &&
      !isToBeDrawn(together, shared.key),
  ).length;
}
