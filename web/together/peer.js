/** The only door for another device's messages: their forms, their size, their number. Pure. */

import * as v from "../engine/valid.js";

/** The largest message (characters). */
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

/** The number of spares (spare.js) that a device keeps for its friend. */
export const MOST_SPARES = 2;

/** A spare as the friend's device needs it: its code, and the secrets of the answer that is never sent. */
export const spare = v.object({
  code: v.pipe(v.string(), v.like(/^[\w-]{60,350}$/)),
  ufrag: v.pipe(v.string(), v.like(/^[A-Za-z0-9+/]{4,32}$/)),
  pwd: v.pipe(v.string(), v.like(/^[A-Za-z0-9+/]{22,64}$/)),
});
/** @typedef {v.InferOutput<typeof spare>} Spare */

const message = v.variant("type", [
  v.object({
    type: v.literal("letter"),
    side: v.picklist([0, 1]),
    text: v.pipe(v.string(), v.maxLength(30_000)),
    wish: v.optional(v.boolean()),
  }),
  v.object({
    type: v.literal("phrase"),
    phrase: v.picklist(PHRASES),
    of: v.optional(v.pipe(v.string(), v.maxLength(30))),
  }),
  // Earlier versions of the page drop a peer for an unknown message, so a device says that it knows spares.
  // They read no other field of a ping, so the last one says that its page is being left.
  v.object({
    type: v.literal("ping"),
    at: v.finite,
    spares: v.optional(v.boolean()),
    leaves: v.optional(v.boolean()),
  }),
  v.object({
    type: v.literal("lot"),
    step: v.picklist(["promise", "answer", "secret"]),
    value: v.pipe(v.string(), v.like(/^[0-9a-f]{0,64}$/)),
  }),
  v.object({ type: v.literal("spares"), spares: v.pipe(v.array(spare), v.maxLength(MOST_SPARES)) }),
  v.object({ type: v.literal("pong"), at: v.finite }),
]);
/** @typedef {v.InferOutput<typeof message>} Message */
/** Why a peer was dropped. lots: its device broke the promise of the draw. @typedef {"size" | "rate" | "form" | "lots"} Misuse */

/**
 * @param {(message: Message) => void} heed @param {(misuse: Misuse) => void} drop is called once; later messages are ignored
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
