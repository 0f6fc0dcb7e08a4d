/** Rematches over a connection: one player asks, and both see the game on the board when the other agrees. Pure. */

import { keyOfGame, nextId, ofConnection } from "./shared.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Letter} Letter */
/** @typedef {import("./state.js").Direct} Direct */
/** @typedef {import("./state.js").Together} Together */

/** Whether a new game is only a request for a rematch; it is not if the friend has asked for the same one. @param {State} state @param {Letter} letter */
export function isWish({ game, together }, { id }) {
  const before = together.games[keyOfGame(game) ?? ""];
  if (!before || together.direct?.phase !== "open" || together.invited?.id === id) return false;
  return nextId(before.letter.id) === id && ofConnection(together, before);
}

/** Whether the reader waits for the answer to a request for a rematch. @param {Together} together */
export const isAsking = ({ direct, games }) => direct?.phase === "open" && direct.wish in games;

/** Makes a game the connection's, as both agree. @param {Direct} direct @param {string} key @returns {Direct} */
export const withGame = (direct, key) => ({ ...direct, key, wish: "", phrase: null, asks: 0 });

/** Removes the requested rematch if the friend refuses it by a phrase. @param {Together} together @param {Partial<Direct> | null} change @returns {Partial<Together>} */
export function afterPhrase({ direct, games, incoming }, change) {
  const refused = change?.phrase && !change.phrase.mine && change.phrase.phrase === "not-now";
  const wished = games[direct?.wish ?? ""];
  if (!direct || !refused || !wished || incoming) return {}; // a letter that arrived before the phrase may agree
  const { [direct.wish]: _, ...others } = games;
  return { games: wished.letter.turns.length ? games : others, direct: { ...direct, ...change, wish: "" } };
}
