/** The next game of two who are connected: one asks for it, and both see it on the board once the other agrees. Pure. */

import { keyOfGame, nextId, ofConnection } from "./shared.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Letter} Letter */
/** @typedef {import("./state.js").Direct} Direct */
/** @typedef {import("./state.js").Together} Together */

/** Does a game that was begun only ask the friend for it? Not if the friend has asked for the same. @param {State} state @param {Letter} letter */
export function isWish({ game, together }, { id }) {
  const before = together.games[keyOfGame(game) ?? ""];
  if (!before || together.direct?.phase !== "open" || together.invited?.id === id) return false;
  return nextId(before.letter.id) === id && ofConnection(together, before);
}

/** Does the reader wait for the answer to a wish for the next game? @param {Together} together */
export const isAsking = ({ direct, games }) => direct?.phase === "open" && direct.wish in games;

/** A game becomes that of the connection, as both wish. @param {Direct} direct @param {string} key @returns {Direct} */
export const withGame = (direct, key) => ({ ...direct, key, wish: "", phrase: null, asks: 0 });

/** The friend may refuse a wish by a phrase: then the game that was wished for is gone. @param {Together} together @param {Partial<Direct> | null} change @returns {Partial<Together>} */
export function afterPhrase({ direct, games, incoming }, change) {
  const refused = change?.phrase && !change.phrase.mine && change.phrase.phrase === "not-now";
  const wished = games[direct?.wish ?? ""];
  if (!direct || !refused || !wished || incoming) return {}; // the letter that came before it may agree
  const { [direct.wish]: _, ...others } = games;
  return { games: wished.letter.turns.length ? games : others, direct: { ...direct, ...change, wish: "" } };
}
