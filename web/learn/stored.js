/** Reads the reader's progress in lessons and puzzles. It never throws. */
import * as v from "../engine/valid.js";
import { NOTHING_YET } from "./index.js";
import { VERSION } from "./progress.js";

/** @typedef {import("./progress.js").Learned} Learned */

// These bounds leave room for many more lessons and puzzles, but keep a stranger's backup from filling the browser's storage.
const name = v.pipe(v.string(), v.like(/^[\w-]{1,30}$/));
const names = v.pipe(
  v.fitting(name),
  v.transform((all) => all.slice(0, 99)),
);
const count = v.pipe(v.natural, v.maxValue(9999));
const solved = v.tuple([v.pipe(v.string(), v.like(/^[1-9]\d{0,3}$/)), v.picklist(["clean", "helped"])]);
const stored = v.object({
  version: v.literal(VERSION),
  lessons: names,
  puzzles: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((all) => Object.fromEntries(v.parse(v.fitting(solved), Object.entries(all)))),
  ),
  ...v.orDefaults(
    {
      invited: v.boolean(),
      seen: names,
      at: v.nullable(v.object({ lesson: name, step: v.natural })),
      missed: v.pipe(
        v.fitting(count),
        v.transform((all) => [...new Set(all)]),
      ),
      row: count,
      longestRow: count,
      day: v.nullable(v.pipe(v.string(), v.like(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))),
      days: count,
      longestDays: count,
    },
    NOTHING_YET,
  ),
});

/** @param {string} text @returns {Learned | null} null: unreadable */
export function decodeLearned(text) {
  const { version: _, ...learned } = v.readJson(stored, text) ?? {};
  return "lessons" in learned ? learned : null;
}
