/** Which games are the same (docs/decisions/0073; bug_engine/library/duplicates.py says the same for the terminal). Pure. */

import { wordsOf } from "./games.js";

/** @typedef {import("./games.js").Entry} Entry */

/** How a game ended, to compare. @param {Pick<Entry, "summary">} game */
export const endOf = ({ summary: { result } }) =>
  JSON.stringify(result && [result.winner, result.ending, result.margin]);

/** Only games with equal start, turns of the main line, players, date and end can be the same. @param {Pick<Entry, "summary">} game */
const kindOf = (game) => `${game.summary.key} ${endOf(game)}`;

/** @param {Pick<Entry, "summary">} one @param {Pick<Entry, "summary">} other */
export const isLike = (one, other) => kindOf(one) === kindOf(other);

/** Does a record say all that another says? The words of that are in it, in the same order. @param {Pick<Entry, "record">} one @param {Pick<Entry, "record">} other */
export function covers(one, other) {
  const words = wordsOf(other.record);
  let found = 0;
  for (const word of wordsOf(one.record)) if (word === words[found]) found += 1;
  return found === words.length;
}

/** Games among which duplicates are looked for. */
export function createKnown() {
  /** @type {Map<string, Entry>} */
  const byId = new Map();
  /** The ids of the games of a kind. @type {Map<string, Set<string>>} */
  const alike = new Map();
  return {
    /** Adds a game, or the newest state of one. @param {Entry} game */
    add(game) {
      byId.set(game.id, game);
      const kind = kindOf(game);
      alike.set(kind, (alike.get(kind) ?? new Set()).add(game.id));
    },
    /**
     * The game that is the same as another one, and whether the other says more; null: there is none, or each says something that the other does not.
     * @param {Entry} game @returns {{here: Entry, more: boolean} | null}
     */
    find(game) {
      const ids = [game.id, ...(alike.get(kindOf(game)) ?? [])];
      const all = ids.flatMap((id) => byId.get(id) ?? []);
      const same = all.find((each) => covers(each, game));
      if (same) return { here: same, more: false };
      const less = all.find((each) => covers(game, each));
      return less ? { here: less, more: true } : null;
    },
  };
}
