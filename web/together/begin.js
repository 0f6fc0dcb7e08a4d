/** A shared game begins. */

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../engine/protocol.js").Side} Side */

const LETTERS = "23456789abcdefghijkmnpqrstuvwxyz";

/** An id that no other game has. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => LETTERS[byte % LETTERS.length]).join("");

/**
 * @param {Context["act"]} act @param {{ruleset: string, board: string, start?: import("../engine/protocol.js").Start | null}} game
 * @param {Side} host the side of the reader @param {{days: number, clock: string}} times for a turn, in days (0: as many as one likes), or by a clock
 * @param {[string, string]} names by side @param {string} [id]
 */
export function begin(act, { ruleset, board, start }, host, { days, clock }, names, id = newId()) {
  const since = days ? { since: `${new Date().toISOString().slice(0, 16)}Z` } : {};
  act({
    type: "letter-begin",
    params: { ruleset, board, ...(start ? { start } : {}), id, host, days, names, clock, ...since },
  });
}
