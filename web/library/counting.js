/** The reader's statistics, and the fitting of the companion. Loaded when a game ends, or when the statistics are shown. */

import { failureOf, latest } from "../engine/ask.js";
import { rulesetKind } from "../game/ruleset-words.js";
import { dayOf } from "../ui/day.js";
import { resultFor, sideOf, SLIPS } from "./state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./games.js").Entry} Entry */

/** Whether statistics can count a day. @param {string} day */
const isDay = (day) => /^\d{4}-\d\d-\d\d$/.test(day);
/** The engine's largest count. */
const MOST = 9999;

/** Whether it was stored on the date of its record, or has no date; then it was played shortly before. @param {Entry} entry */
export const keptThatDay = ({ summary: { date }, kept }) => date === null || date === dayOf(new Date(kept));

/** The time of day in a record's headers. */
const TIME = /^(?:.+\n)*?Time: (\d\d:\d\d)/;
/** When it was played: the time when it was stored, or that of its record on another date; null: only the date is known. @param {Entry} entry @returns {number | null} */
export function momentOf(entry) {
  const { summary, kept, record } = entry;
  if (keptThatDay(entry)) return kept;
  const time = TIME.exec(record)?.[1];
  return (time && Date.parse(`${summary.date}T${time}:00`)) || null;
}

/** When it was played, as the list says; of another date without a time, its noon (ms). @param {Entry} entry */
function timeOf(entry) {
  const { summary, kept } = entry;
  const known = times.get(entry) ?? momentOf(entry) ?? (Date.parse(`${summary.date}T12:00:00`) || kept);
  times.set(entry, known);
  return known;
}
/** @type {WeakMap<Entry, number>} */
const times = new WeakMap();

/** @param {Entry} one @param {Entry} other */
export const oldestFirst = (one, other) => timeOf(one) - timeOf(other) || one.kept - other.kept;

/** The data that the statistics need from the games that the reader won or lost. @param {readonly Entry[]} games @param {Date} now @returns {import("../engine/protocol.js").ProgressParams} */
export const progressParams = (games, now) => ({
  games: [...games].sort(oldestFirst).flatMap((entry) => {
    const result = resultFor(entry);
    if (result !== "won" && result !== "lost") return [];
    const { seats, summary, kept, mistakes, accuracy, slips } = entry;
    const bot = (seats ?? []).find(({ kind }) => kind === "bot");
    const time = Date.parse(`${summary.date}T12:00:00`);
    const day = dayOf(new Date(Number.isNaN(time) ? kept : time));
    if (!isDay(day)) return [];
    const level = bot?.kind === "bot" ? bot.level : null;
    const { rules, board, chain, chains } = summary;
    const side = sideOf(entry);
    const few = (/** @type {readonly number[] | null} */ counts) =>
      counts && counts.map((count) => Math.min(count, MOST));
    return [
      {
        board,
        rules: rulesetKind(rules),
        level,
        won: result === "won",
        day,
        chain: Math.min(side === null ? chain : (chains?.[side] ?? chain), MOST),
        mistakes: /** @type {typeof mistakes} */ (few(mistakes)),
        accuracy: accuracy === null ? null : Math.min(accuracy, 100),
        slips: slips?.length === SLIPS.length ? few(slips) : null,
      },
    ];
  }),
  today: dayOf(now),
});

/** @param {Pick<import("../app/effects.js").Store, "state" | "dispatch">} store @param {import("../engine/ask.js").Engine} engine */
export function createCounting(store, engine) {
  const set = (/** @type {Partial<import("./state.js").Library>} */ change) =>
    store.dispatch({ type: "library", change });
  return {
    /** Counts the losses in a row and, after a new game, fits the companion: a review or a reload does not change it. @param {boolean} played */
    async fit(played) {
      const asked = progressParams(store.state().library.games ?? [], new Date());
      const { fit, losing } = await engine.call("library_progress", asked);
      if (played) store.dispatch({ type: "settings", change: { companion: fit.strength } });
      set({ losing });
    },
    statistics: latest(
      engine,
      "library_progress",
      (/** @type {State} */ { boot, library: { games: all } }) =>
        boot.state === "ready" && all ? { key: [all], params: progressParams(all, new Date()) } : null,
      {
        onResult: (progress) => set({ progress }),
        onError: (error) => store.dispatch({ type: "failure", failure: failureOf(error, "library_progress") }),
      },
    ),
  };
}
