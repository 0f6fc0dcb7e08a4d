/** What is stored of shared games, and how it is read. Pure. */

import * as v from "../engine/valid.js";
import { idIn, sharedFrom } from "./shared.js";

/** @typedef {import("./shared.js").Shared} Shared */

/** Every shared game is stored under a key that begins so. */
export const STORED = "bug.together.";

const side = v.picklist([0, 1]);
const pair = v.tuple([v.number(), v.number()]);
const REASONS = /** @type {const} */ (["played", "resigned", "time"]);
const ofTurns = v.array(v.nullable(v.number()));
/** A letter as the engine described it; the engine reads its text again before anything is added. */
export const letterStored = v.pipe(
  v.object({
    ...{ text: v.string(), id: v.string(), ruleset: v.string(), board: v.string(), drawing: v.string() },
    start: v.nullable(v.object({ text: v.string(), mover: v.optional(side), setup: v.optional(v.natural) })),
    ...{ host: side, names: v.tuple([v.string(), v.string()]), days: v.nullable(v.number()) },
    ...{ clock: v.string(), since: v.string(), turns: v.texts, stamps: ofTurns, mover: side },
    ...{ moving_since: v.nullable(v.number()), offers: v.tuple([v.nullable(v.number()), v.nullable(v.number())]) },
    ending: v.nullable(v.object({ winner: side, reason: v.picklist(REASONS) })),
    ...{ entries: pair, late: v.number(), last: v.nullable(side) },
  }),
  v.check(({ id, text }) => idIn(text) === id),
);
const no = v.fallback(v.boolean(), false);
const sharedStored = v.object({
  side,
  version: v.fallback(v.natural, 1),
  letter: letterStored,
  base: v.fallback(v.nullable(letterStored), null),
  ...{ baseUnsent: no, lots: no, unsent: no },
  rival: v.fallback(
    v.nullable(
      v.object({
        letter: letterStored,
        clash: v.picklist(["fork", "mine", "terms"]),
        ...{ turn: v.number(), known: v.string(), received: v.string() },
      }),
    ),
    null,
  ),
  updated: v.fallback(v.number(), 0),
  seen: v.fallback(v.number(), 0),
  reached: no,
});

/** @param {string} text @returns {Shared | null} */
export function decodeShared(text) {
  const stored = v.readJson(sharedStored, text);
  return stored && sharedFrom(stored.letter, stored.side, stored);
}
