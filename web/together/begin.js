/** Begins shared games. */

import { firstOf, nextId } from "./shared.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../engine/protocol.js").Letter} Letter */
/** @typedef {import("../engine/protocol.js").Side} Side */
/** @typedef {import("./shared.js").Shared} Shared */

const LETTERS = "23456789abcdefghijkmnpqrstuvwxyz";

/** Returns a new id. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => LETTERS[byte % LETTERS.length]).join("");

/**
 * @param {Context["act"]} act @param {{ruleset: string, board: string, start?: import("../engine/protocol.js").Start | null}} game
 * @param {Side} host the side of the reader @param {{days: number, clock: string, lots?: boolean, live?: boolean, over?: boolean}} terms the time for a turn, in days (0: no limit) or as a clock; lots: the side was drawn; live: an invitation to play live follows; over: the connected friend is asked for the game
 * @param {[string, string]} names by side @param {string} [id]
 */
export function begin(
  act,
  { ruleset, board, start },
  host,
  { days, clock, lots = false, live = false, over = false },
  names,
  id = newId(),
) {
  const since = days ? { since: `${new Date().toISOString().slice(0, 16)}Z` } : {};
  act({
    type: "letter-begin",
    lots: lots && !over, // only new connections draw
    live,
    over,
    params: { ruleset, board, ...(start ? { start } : {}), id, host, days, names, clock, ...since },
  });
}

/** The last game of a series of rematches. @param {Record<string, Shared>} games @param {Shared} shared one of them */
function lastOf(games, shared) {
  const series = Object.values(games).filter(
    (each) =>
      each.version === 1 &&
      firstOf(each.key) === firstOf(shared.key) &&
      (numberOf(each) + each.side + numberOf(shared) + shared.side) % 2 === 0, // the other side's tab has its own series
  );
  return series.reduce((last, each) => (numberOf(each) > numberOf(last) ? each : last), shared);
}

/** @param {Shared} shared */
const numberOf = ({ letter }) => Number(letter.id.split("-")[1] ?? 1);

/** Begins the same game again with sides changed, after the last one of the series; if that one has not ended, opens it. @param {Context["act"]} act @param {Record<string, Shared>} games @param {Shared} shared @param {string} [name] the reader's */
export function beginNext(act, games, shared, name = "") {
  const last = lastOf(games, shared);
  if (!last.letter.ending) return act({ type: "letter-open", key: last.key });
  const { letter, side } = last;
  const next = /** @type {Side} */ (1 - side);
  const { days, clock } = letter;
  const [mine, friend] = [letter.names[side] || name, letter.names[1 - side]];
  begin(act, letter, next, { days: days ?? 0, clock }, next ? [friend, mine] : [mine, friend], nextId(letter.id));
}

/** The side that a letter is for: the one that did not write last. @param {Record<string, Shared>} games @param {Letter} letter @returns {Side} */
export function addressee(games, letter) {
  const before = Object.values(games).find((shared) => nextId(shared.letter.id) === letter.id);
  return /** @type {Side} */ (1 - (before?.side ?? letter.last ?? letter.host));
}
