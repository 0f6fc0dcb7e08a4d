/** When a game was played, and how the list tells apart games of one day. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { oldestFirst } from "../../../web/library/counting.js";
import { whenWords } from "../../../web/library/when.js";
import { entry as game } from "./entry.mjs";

/** @typedef {import("../../../web/library/games.js").Entry} Entry */

const at = (/** @type {string} */ moment) => new Date(moment).getTime();
/** @param {string} moment @param {string | null} [date] @param {Partial<Entry>} [parts] @returns {Entry} */
function entry(moment, date = null, parts = {}) {
  const made = game(moment, { kept: at(moment), ...parts });
  return { ...made, summary: { ...made.summary, date } };
}
/** @param {readonly Entry[]} games */
const words = (games) => games.map((each) => whenWords(each, games).replace(/\s/g, " "));

test("games of one day show the time, others only the date", () => {
  const games = [
    entry("2026-11-22T18:40", "2026-11-22"),
    entry("2026-11-22T20:05", "2026-11-22"),
    entry("2026-11-21T12:00", "2026-11-21"),
  ];
  assert.deepEqual(words(games), ["22 Nov 2026, 18:40", "22 Nov 2026, 20:05", "21 Nov 2026"]);
  assert.deepEqual(words(games.slice(1)), ["22 Nov 2026", "21 Nov 2026"]);
});

test("a game without a date, such as one with a friend elsewhere, has the time when it was stored", () => {
  assert.deepEqual(words([entry("2026-11-22T09:00"), entry("2026-11-22T10:30", "2026-11-22")]), [
    "22 Nov 2026, 09:00",
    "22 Nov 2026, 10:30",
  ]);
});

test("games of one day have their times, whoever played and whatever their names", () => {
  const bots = ["ant", "queen"].map((level) => ({ kind: /** @type {const} */ ("bot"), level }));
  const games = [
    ...bots.map((bot, i) => entry(`2026-11-22T1${i}:00`, null, { seats: [{ kind: "person" }, bot] })),
    entry("2026-11-22T12:00", null, { name: "final" }),
  ];
  assert.deepEqual(words(games), ["22 Nov 2026, 10:00", "22 Nov 2026, 11:00", "22 Nov 2026, 12:00"]);
});

test("the times in the records tell apart games of another day, however they were stored", () => {
  const headers = (/** @type {string} */ time) => `X: Ann\nDate: 2025-01-02\nTime: ${time}\n\n1. C3 {Time: 07:07:07}`;
  const games = ["18:40:09", "20:05:00"].map((time) =>
    entry("2026-11-22T12:00", "2025-01-02", { record: headers(time) }),
  );
  assert.deepEqual(words(games), ["2 Jan 2025, 18:40", "2 Jan 2025, 20:05"]);
  assert.deepEqual(words(games.slice(1)), ["2 Jan 2025"]);
  const unknown = entry("2026-11-22T12:00", "2025-01-02", { record: "X: Ann\n\nTime: 07:07" });
  assert.deepEqual(words([unknown, { ...unknown, kept: 1 }]), ["2 Jan 2025", "2 Jan 2025"]);
  assert.ok(oldestFirst(games[0], games[1]) < 0);
  assert.ok(oldestFirst(unknown, games[0]) < 0, "noon, without a time");
});

test("games that were imported together, or played on another day, show no time", () => {
  const file = [entry("2026-11-22T18:40"), { ...entry("2026-11-22T18:40"), id: "2" }];
  assert.deepEqual(words(file), ["22 Nov 2026", "22 Nov 2026"]);
  const read = [entry("2026-11-22T18:40", "2025-01-02"), entry("2026-11-22T20:00", "2025-01-02")];
  assert.deepEqual(words(read), ["2 Jan 2025", "2 Jan 2025"]);
  assert.deepEqual(words([entry("2026-11-22T18:40", "2026-13-77")]), ["2026-13-77"]);
});
