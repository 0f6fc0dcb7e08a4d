/** The one door through which another device's messages come: what they may be, how large, how many. Pure. */

import * as v from "../engine/valid.js";

/** Larger messages are no messages (characters). */
const LARGEST = 32_000;
/** A peer that sends more than this number of messages in this number of ms is dropped. */
const MOST = 40;
const WITHIN_MS = 10_000;

export const PHRASES = /** @type {const} */ ([
  "hello",
  "good-luck",
  "well-played",
  "oops",
  "thanks",
  "one-moment",
  "not-now",
  "bye",
]);

const message = v.variant("type", [
  v.object({ type: v.literal("letter"), side: v.picklist([0, 1]), text: v.pipe(v.string(), v.maxLength(30_000)) }),
  v.object({ type: v.literal("phrase"), phrase: v.picklist(PHRASES) }),
  v.object({ type: v.literal("ping"), at: v.pipe(v.number(), v.finite()) }),
  v.object({
    type: v.literal("lot"),
    step: v.picklist(["promise", "answer", "secret"]),
    value: v.pipe(v.string(), v.regex(/^[0-9a-f]{0,64}$/)),
  }),
  v.object({ type: v.literal("pong"), at: v.pipe(v.number(), v.finite()) }),
]);
/** @typedef {v.InferOutput<typeof message>} Message */
/** Why a peer was dropped. lots: the lot was not drawn as its device had promised. @typedef {"size" | "rate" | "form" | "lots"} Misuse */

/**
 * @param {(message: Message) => void} heed @param {(misuse: Misuse) => void} drop is called once; nothing is heeded after it
 * @param {() => number} [now] (ms) @returns {(data: unknown) => void}
 */
export function createDoor(heed, drop, now = Date.now) {
  let open = true;
  /** @type {number[]} */
  let times = [];
  const misused = (/** @type {Misuse} */ why) => {
    open = false;
    drop(why);
  };
  return (data) => {
    if (!open) return;
    const time = now();
    times = [...times.filter((at) => at > time - WITHIN_MS), time];
    if (times.length > MOST) return misused("rate");
    if (typeof data !== "string") return misused("form");
    if (data.length > LARGEST) return misused("size");
    const read = v.readJson(message, data);
    if (read) heed(read);
    else misused("form");
  };
}
