/** Which games are the same (docs/decisions/0073; bug_engine/library/duplicates.py says the same for the terminal). Pure. */

import { UNREVIEWED, wordsOf } from "./games.js";

/** @typedef {import("./games.js").Entry} Entry */

/** How a game ended, to compare. @param {Pick<Entry, "summary">} game */
export const endOf = ({ summary: { result } }) =>
  JSON.stringify(result ? [result.winner, result.ending, result.margin] : null);

/** Only games with equal start, turns of the main line, players, date and end can be the same; or one of them names neither players nor date, as a state of Abstract Play does. @param {Pick<Entry, "summary">} game */
const kindOf = (game) => `${game.summary.key} ${endOf(game)}`;
/** The kind of the same game without players and date. @param {Pick<Entry, "summary">} game */
const namelessKind = (game) => `${lineOf(game)}|  |  |  ${endOf(game)}`;

/** @param {Pick<Entry, "summary">} one @param {Pick<Entry, "summary">} other */
export const isLike = (one, other) => kindOf(one) === kindOf(other);

/** The words of the games compared so far: an import compares each of its games with many. @type {WeakMap<Pick<Entry, "record">, readonly string[]>} */
const KNOWN_WORDS = new WeakMap();

/** @param {Pick<Entry, "record">} game */
function wordsIn(game) {
  const words = KNOWN_WORDS.get(game) ?? wordsOf(game.record);
  KNOWN_WORDS.set(game, words);
  return words;
}

/** Does a record say all that another says? The words of that are in it, in the same order. @param {Pick<Entry, "record">} one @param {Pick<Entry, "record">} other */
export function covers(one, other) {
  if (one.record === other.record) return true; // most games of a backup that is read twice
  const [all, words] = [wordsIn(one), wordsIn(other)];
  let found = 0;
  for (let i = 0; i < all.length && words.length - found <= all.length - i; i += 1)
    if (all[i] === words[found]) found += 1;
  return found === words.length;
}

/** The start and the turns of the main line, as one text. @param {Pick<Entry, "summary">} game */
export const lineOf = ({ summary }) => `${summary.key.split(" | ")[0]} `;

/** A game with what another one says, which says more. @param {Entry} here @param {Entry} more @returns {Entry} */
export const replaced = (here, more) => ({
  ...{ ...here, record: more.record, summary: more.summary },
  ...(isLike(here, more) ? {} : UNREVIEWED),
});

/** With this number of games of its kind, the last ones, a game is compared: with all, many games that differ in their comments would take minutes. */
const MOST_ALIKE = 200;

/** Before the kind of a game without players and date: all games of which it may be one. */
const ANY = "any ";

/** Games among which the same ones are looked for. @param {readonly Entry[]} games */
export function createKnown(games) {
  /** @type {Map<string, Entry>} */
  const byId = new Map();
  /** The ids of the last games of a kind. @type {Map<string, Set<string>>} */
  const alike = new Map();
  /** Adds a game, or the newest state of one. @param {Entry} game */
  function add(game) {
    byId.set(game.id, game);
    for (const kind of new Set([kindOf(game), ANY + namelessKind(game)])) {
      const ids = (alike.get(kind) ?? new Set()).add(game.id);
      for (const first of ids) if (ids.size > MOST_ALIKE) ids.delete(first);
      alike.set(kind, ids);
    }
  }
  for (const game of games) add(game);
  return {
    add,
    /**
     * The game that is the same as another one: of the same kind, or with the same id. more: whether the other says more
     * @param {Entry} game @returns {{here: Entry, more: boolean} | null} null: there is none, or each says something that the other does not
     */
    find(game) {
      const [kind, nameless] = [kindOf(game), namelessKind(game)];
      const kinds = kind === nameless ? [ANY + kind] : [kind, nameless];
      const ids = [game.id, ...kinds.flatMap((each) => [...(alike.get(each) ?? [])])];
      const all = ids.flatMap((id) => byId.get(id) ?? []);
      const same = all.find((each) => covers(each, game));
      if (same) return { here: same, more: false };
      const less = all.find((each) => covers(game, each) && lineOf(game).startsWith(lineOf(each)));
      return less ? { here: less, more: true } : null;
    },
  };
}
