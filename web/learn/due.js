/**
 * How many exercises are due today, for the button *Learn*. Their dates are also kept outside the database, so that a visit counts them
 * without opening it.
 */
import * as v from "../engine/valid.js";
import { endOfDay } from "../ui/day.js";
import { unlessBlocked } from "../ui/unless-blocked.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */

export const DUE_KEY = "bug.due";
/** The most dates that are kept; the button has no room for a larger number. */
const MOST = 99;
const kept = v.fitting(v.natural);

/** Is it today, past, or so far ahead that only a wrong clock can have set it? @param {number} date in ms @param {number} now */
export const isDue = (date, now) => date < endOfDay(now) || date > now + 1e11; // three years

/** @param {readonly number[]} dates in ms @param {number} now */
export const dueToday = (dates, now) => dates.filter((date) => isDue(date, now)).length;

/** The next dates of a list of exercises, in ms. @param {NonNullable<State["mistakes"]["exercises"]>} exercises */
const datesOf = (exercises) =>
  exercises
    .filter(({ known, removed }) => !known && !removed)
    .map(({ due }) => due)
    .sort((one, other) => one - other)
    .slice(0, MOST);

const readDates = () =>
  (
    v.readJson(
      kept,
      unlessBlocked(() => localStorage.getItem(DUE_KEY)),
    ) ?? []
  ).slice(0, MOST);

/** Without storage, the next visit counts when it reads the exercises. @param {readonly number[]} dates */
const keepDates = (dates) => unlessBlocked(() => localStorage.setItem(DUE_KEY, JSON.stringify(dates)));

/** @param {Store} store */
export function dueEffect(store) {
  let dates = readDates();
  /** @type {State["mistakes"]["exercises"]} */
  let listed = null;
  const show = () => {
    const due = dueToday(dates, Date.now());
    if (due !== store.state().mistakes.due) store.dispatch({ type: "mistakes", change: { due } });
  };
  addEventListener("storage", ({ key }) => {
    if (key !== DUE_KEY) return;
    dates = readDates();
    show();
  });
  document.addEventListener("visibilitychange", show); // another day may have begun
  return (/** @type {State} */ { mistakes: { exercises, failed } }) => {
    // Other tabs count by these dates, so only exercises that are stored give them.
    if (exercises && exercises !== listed && !failed) {
      listed = exercises;
      dates = datesOf(exercises);
      keepDates(dates);
    }
    show();
  };
}
