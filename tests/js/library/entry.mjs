/** A game of the library, as it is stored. */
import { NEW } from "../../../web/library/games.js";

/** @typedef {import("../../../web/library/games.js").Entry} Entry */

/** @param {string} id @param {Partial<Entry>} [parts] @returns {Entry} */
export const entry = (id, parts = {}) => ({
  ...{ ...NEW, id, record: "1. C3", ...parts },
  summary: {
    ...{ key: `game ${id}`, rules: "genius", board: "hexhex3", stones: "", cells: null, players: ["Ann", "Ben"] },
    ...{ date: null, turns: 2, result: null, chain: 0, chains: null, eaten: [0, 0] },
  },
});
