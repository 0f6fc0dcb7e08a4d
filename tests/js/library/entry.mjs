/** Makes stored games of the library for all tests. */
import { NEW } from "../../../web/library/games.js";

/** @typedef {import("../../../web/library/games.js").Entry} Entry */
/** @typedef {Partial<Entry["summary"]>} Summary */

export const PERSON = { kind: /** @type {const} */ ("person") };
export const BOT = { kind: /** @type {const} */ ("bot"), level: "nymph" };
export const WON = { winner: /** @type {const} */ (0), ending: /** @type {const} */ ("no_growth"), margin: 3 };

/** @param {string} id @param {Partial<Entry>} [parts] @param {Summary} [summary] @returns {Entry} */
export const entry = (id, parts = {}, summary = {}) => ({
  ...{ ...NEW, id, record: "1. C3", ...parts },
  summary: {
    ...{ key: `game ${id}`, rules: "genius", board: "hexhex3", stones: "", cells: null, players: ["Ann", "Ben"] },
    ...{ date: null, turns: 2, result: null, chain: 0, chains: null, eaten: [0, 0], ...summary },
  },
});

/** A game of the reader against a bot; a larger number was stored later. @param {string} id @param {Partial<Entry>} [parts] @param {Summary} [summary] */
export const ownGame = (id, parts = {}, summary = {}) =>
  entry(
    id,
    { kept: Date.UTC(2026, 10, 20, 12) + Number(id), seats: [PERSON, BOT], ...parts },
    { players: ["Ann", "Nymph"], ...summary },
  );

/** What a backup without exercises brings. */
export const NONE = { stored: 0, unstored: 0 };
