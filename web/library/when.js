/** When a game was played, in words that tell it apart from others of the same players. */

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

/** The common properties of games that only their time tells apart. @param {Entry} entry */
const sameAs = ({ name, seats, summary, kept }) =>
  JSON.stringify([
    ...[name, summary.players, summary.date ?? dayOf(new Date(kept))],
    seats?.map((player) => (player.kind === "bot" ? player.level : player.kind)),
  ]);

/** By the games of a library. @type {WeakMap<readonly Entry[], Set<string>>} */
const alike = new WeakMap();
/** The common properties of several games played at different times; an import stores many games at once. @param {readonly Entry[]} games */
function alikeIn(games) {
  const known = alike.get(games);
  if (known) return known;
  /** @type {Map<string, Set<number>>} */
  const times = new Map();
  for (const entry of games) {
    const key = sameAs(entry);
    times.set(key, (times.get(key) ?? new Set()).add(momentOf(entry) ?? entry.kept));
  }
  const found = new Set([...times].filter(([, { size }]) => size > 1).map(([key]) => key));
  alike.set(games, found);
  return found;
}

/**
 * The record's date in the reader's format, or else the date on which the game was stored; with the time, if it is known, if these players have other games of that date.
 * @param {Entry} entry @param {readonly Entry[]} games of the library
 */
export function whenWords(entry, games) {
  const { summary, kept } = entry;
  const time = Date.parse(`${summary.date}T12:00:00`);
  if (summary.date && Number.isNaN(time)) return summary.date;
  const moment = momentOf(entry);
  if (moment !== null && alikeIn(games).has(sameAs(entry))) return formatOf("minute").format(moment);
  return formatOf("day").format(summary.date ? time : kept);
}
