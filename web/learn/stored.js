/** Reads the reader's progress in lessons and puzzles. It never throws. */
import * as v from "../engine/valid.js";
import { NOTHING_YET } from "./nothing-yet.js";
import { VERSION } from "./progress.js";

/** @typedef {import("./progress.js").Learned} Learned */

const solved = v.tuple([v.pipe(v.string(), v.like(/^\d+$/)), v.picklist(["clean", "helped"])]);
const stored = v.object({
  version: v.literal(VERSION),
  lessons: v.fitting(v.string()),
  puzzles: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((all) => Object.fromEntries(v.parse(v.fitting(solved), Object.entries(all)))),
  ),
  ...v.orDefaults(
    {
      invited: v.boolean(),
      seen: v.fitting(v.string()),
      at: v.nullable(v.object({ lesson: v.string(), step: v.natural })),
      missed: v.fitting(v.natural),
      row: v.natural,
      longestRow: v.natural,
      day: v.nullable(v.pipe(v.string(), v.like(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))),
      days: v.natural,
      longestDays: v.natural,
    },
    NOTHING_YET,
  ),
});

/** @param {string} text @returns {Learned | null} null: unreadable */
export function decodeLearned(text) {
  const { version: _, ...learned } = v.readJson(stored, text) ?? {};
  return "lessons" in learned ? learned : null;
}
