/** When a game was played, in words that tell it apart from others. */

import { language } from "../strings/index.js";
import { dayOf } from "../ui/day.js";
import { momentOf } from "./counting.js";

/** @typedef {import("./games.js").Entry} Entry */

/** @type {Map<string, Intl.DateTimeFormat>} by locale and kind */
const formats = new Map();
/** @param {"day" | "minute"} kind */
function formatOf(kind) {
  const { locale } = language;
  const key = `${locale} ${kind}`;
  const style = kind === "minute" ? /** @type {const} */ ({ timeStyle: "short" }) : {};
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: "medium", ...style });
  formats.set(key, format);
  return format;
}

/** @param {Entry} entry */
const dateOf = ({ summary, kept }) => summary.date ?? dayOf(new Date(kept));

/** By the games of a library. @type {WeakMap<readonly Entry[], Set<string>>} */
const several = new WeakMap();
/** The dates of several games played at different times; an import stores many games at once. @param {readonly Entry[]} games */
function severalOn(games) {
  const known = several.get(games);
  if (known) return known;
  /** @type {Map<string, Set<number>>} */
  const times = new Map();
  for (const entry of games) {
    const key = dateOf(entry);
    times.set(key, (times.get(key) ?? new Set()).add(momentOf(entry) ?? entry.kept));
  }
  const found = new Set([...times].filter(([, { size }]) => size > 1).map(([key]) => key));
  several.set(games, found);
  return found;
}

/**
 * The record's date in the reader's format, or else the date on which the game was stored; with the time, if it is known and there are other games of that date: a list with a time here and there looks as if some were lost.
 * @param {Entry} entry @param {readonly Entry[]} games of the library
 */
export function whenWords(entry, games) {
  const { summary, kept } = entry;
  const time = Date.parse(`${summary.date}T12:00:00`);
  if (summary.date && Number.isNaN(time)) return summary.date;
  const moment = momentOf(entry);
  if (moment !== null && severalOn(games).has(dateOf(entry))) return formatOf("minute").format(moment);
  return formatOf("day").format(summary.date ? time : kept);
}
