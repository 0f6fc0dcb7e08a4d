/** Which games of the library are listed, and in which order: loaded with the list. Pure. */
import { catalogue } from "../engine/catalogue.js";
import { isOwn, plainLevel } from "../game/player-names.js";
import { rulesetKind } from "../game/ruleset-words.js";
import { language } from "../strings/index.js";
import { oldestFirst } from "./counting.js";
import { playedIn } from "./played.js";
import { ownSeat, resultFor } from "./state.js";

/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {import("./state.js").Library} Library */
/** @typedef {import("./state.js").Sort} Sort */
/** @typedef {import("./state.js").Tag} Tag */
/** @typedef {import("../engine/protocol.js").Tag} ReviewTag */

const REVIEW_TAGS = /** @type {const} */ (["missed_win", "comeback", "proven"]);
/** @type {readonly Tag[]} */
export const TAGS = [...REVIEW_TAGS, "long_chain"];
/** @param {string} tag @returns {tag is ReviewTag} another version may have other tags */
export const isReviewTag = (tag) => REVIEW_TAGS.some((each) => each === tag);
/** The reader's result that hides a tag: a comeback against the reader is none of theirs, and neither is a win that a bot missed. @type {Partial<Record<Tag, string>>} */
const OTHERS = { comeback: "lost", missed_win: "won" };

/** The tags that the reader sees. @param {Entry} entry @returns {readonly Tag[]} */
export const tagsOf = (entry) => [
  ...entry.tags.filter(isReviewTag).filter((tag) => OTHERS[tag] !== resultFor(entry)),
  ...(entry.summary.chain >= catalogue.long_chain ? [/** @type {const} */ ("long_chain")] : []),
];

/** The reader's opponent, as the filter names it: `bot:` and a level, or a name; "friend" without one; "" in a game of others, or of one player alone. @param {Entry} entry */
export function opponentOf({ seats, starts, summary }) {
  const own = ownSeat({ seats });
  if (own === null || !seats) return "";
  const other = seats[1 - own];
  if (other.kind === "bot") return `bot:${isOwn(other.level) ? other.level : plainLevel(other.level)}`;
  return summary.players[starts === 0 ? 1 - own : own] || "friend";
}

/** @type {WeakMap<Entry, {language: typeof language, text: string}>} */
const texts = new WeakMap();
/** The searchable text of a game. @param {Entry} entry @param {(entry: Entry) => string} wordsOf */
function searched(entry, wordsOf) {
  const known = texts.get(entry);
  if (known?.language === language) return known.text;
  const text = wordsOf(entry).toLowerCase();
  texts.set(entry, { language, text });
  return text;
}

/** @type {Record<Sort, (one: Entry, other: Entry) => number>} */
const ORDERS = {
  newest: (one, other) => oldestFirst(other, one),
  oldest: oldestFirst,
  longest: (one, other) => other.summary.turns - one.summary.turns,
  shortest: (one, other) => one.summary.turns - other.summary.turns,
  chain: (one, other) => other.summary.chain - one.summary.chain,
  margin: (one, other) => (other.summary.result?.margin ?? -1) - (one.summary.result?.margin ?? -1),
};

/** The games that a filter leaves, in order. @param {Library} library @param {(entry: Entry) => string} wordsOf the searchable text */
export function chosenGames({ games, filter, sort }, wordsOf) {
  const { text, result, opponent, played, rules, board, tag, folder } = filter;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (games ?? [])
    .filter(
      (entry) =>
        (!result || resultFor(entry) === result) &&
        (!opponent || opponentOf(entry) === opponent) &&
        (!played || playedIn(entry) === played) &&
        (!rules || rulesetKind(entry.summary.rules) === rules) &&
        (!board || entry.summary.board === board) &&
        (!tag || tagsOf(entry).includes(tag)) &&
        (folder === null || entry.folder === folder) &&
        words.every((word) => searched(entry, wordsOf).includes(word)),
    )
    .sort(ORDERS[sort]);
}

/** The finished games without a review, the newest first: those that the reader won or lost, as in the statistics; once these are reviewed, the others. @param {readonly Entry[]} games @param {boolean} [own] never the others */
export function unreviewed(games, own = false) {
  const found = games
    .filter(({ reviewed, summary: { result, turns } }) => !reviewed && result && turns)
    .sort(ORDERS.newest);
  const mine = found.filter(resultFor);
  return own || mine.length ? mine : found;
}
