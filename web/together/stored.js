/** The stored form of shared games, and its reader. Pure. */

import { cellsOn } from "../board/layout.js";
import { catalogue } from "../engine/catalogue.js";
import * as v from "../engine/valid.js";
import { beginsRuleset } from "../game/ruleset-text.js";
import { steadyTime } from "../game/time.js";
import { idIn, LONGEST_NAME, sharedFrom } from "./shared.js";

/** @typedef {import("./shared.js").Shared} Shared */

/** The beginning of the keys of stored shared games. */
export const STORED = "bug.together.";

/** The largest number of days (bug_engine/formats/letter.py). */
const MOST_DAYS = 60;
/** The browser's latest time (ms). */
const LAST_TIME = 8.64e15;

const side = v.picklist([0, 1]);
const pair = v.tuple([v.natural, v.natural]);
const REASONS = /** @type {const} */ (["played", "resigned", "time"]);
/** Five times the engine's most entries of a game (bug_engine/table/shared.py). */
const MOST_TURNS = 10_000;
const ofTurns = v.pipe(v.array(v.nullable(v.natural)), v.maxLength(MOST_TURNS));
const name = v.pipe(
  v.string(),
  v.check((text) => [...text].length <= LONGEST_NAME),
);
const time = v.pipe(v.natural, v.maxValue(LAST_TIME));
const board = v.pipe(
  v.string(),
  v.check((text) => cellsOn(catalogue, text) > 0),
);
const ruleset = v.pipe(v.string(), v.check(beginsRuleset));
/** A letter as the engine described it; the engine reads its text again before it adds anything. */
export const letterStored = v.pipe(
  v.object({
    ...{ text: v.string(), id: v.string(), ruleset, board, drawing: v.string() },
    watch: v.fallback(v.string(), ""), // it can't be answered
    start: v.nullable(v.object({ text: v.string(), mover: v.optional(side), setup: v.optional(v.natural) })),
    ...{ host: side, names: v.tuple([name, name]), days: v.nullable(v.pipe(v.natural, v.maxValue(MOST_DAYS))) },
    ...{
      clock: v.string(),
      since: v.string(),
      turns: v.pipe(v.texts, v.maxLength(MOST_TURNS)),
      stamps: ofTurns,
      mover: side,
    },
    begun: v.fallback(ofTurns, []), // older pages stored none
    ...{ moving_since: v.nullable(v.natural), offers: v.tuple([v.nullable(v.natural), v.nullable(v.natural)]) },
    ending: v.nullable(v.object({ winner: side, reason: v.picklist(REASONS), stamp: v.optional(v.natural) })),
    ...{ entries: pair, late: v.natural, last: v.nullable(side) },
  }),
  v.check(({ id, text }) => idIn(text) === id),
);
const no = v.fallback(v.boolean(), false);
const sharedStored = v.object({
  side,
  version: v.fallback(v.natural, 1),
  letter: letterStored,
  base: v.fallback(v.nullable(letterStored), null),
  ...{ baseUnsent: no, live: no, lots: no, unsent: no },
  rival: v.fallback(
    v.nullable(
      v.object({
        letter: letterStored,
        clash: v.picklist(["fork", "mine", "terms"]),
        ...{ turn: v.natural, known: v.string(), received: v.string() },
      }),
    ),
    null,
  ),
  updated: v.fallback(time, 0),
  seen: v.pipe(
    v.fallback(time, () => steadyTime()), // an unreadable moment costs no time, nor does one that is still to come
    v.transform((seen) => Math.min(seen, steadyTime())),
  ),
  ...{ reached: no, parted: no },
});

/** @param {string} text @returns {Shared | null} */
export function decodeShared(text) {
  const stored = v.readJson(sharedStored, text);
  return stored && sharedFrom(stored.letter, stored.side, stored);
}
