/**
 * The door of an isolated worker: every message that it sends is checked here before the page reads it. A bot in the worker can send
 * anything, so size and rate are bounded, only known fields pass, and texts are cut. A message that breaks a limit ends the worker.
 */

import { BOOT_STAGES, encodePost, FAILURE_CODES } from "./messages.js";
import * as v from "./valid.js";

/** @typedef {import("./messages.js").Post} Post */

/** The longest message, in characters, and the limits of characters and messages in a second. */
export const MESSAGE_CHARACTERS = 65_536;
export const SECOND_CHARACTERS = 1_000_000;
export const SECOND_MESSAGES = 200;
/** Progress that comes sooner than this after other progress is dropped (ms): nobody can read so fast. */
const PROGRESS_MS = 40;
const REPLIES = 50;
const SHORT = 200;
const LINE_TURNS = 12;
const FIGURES = 100;

/** @returns {(data: unknown) => string | null} the part of a message that the page reads, null if none; a `lost` post says why the worker must end */
export function createDoor(now = () => performance.now()) {
  let second = -Infinity;
  let messages = 0;
  let characters = 0;
  let progressDue = -Infinity;
  let booted = false;
  let shut = false;

  /** @param {"flood" | "malformed"} code @param {string} trace */
  const end = (code, trace) => {
    shut = true;
    return encodePost({ lost: { code, trace } });
  };

  /** @param {Post} post @returns {Post | null} */
  function passed(post) {
    if ("boot" in post) {
      if (booted) throw new TypeError("it has started already");
      booted = post.boot.state === "ready";
      return post;
    }
    if ("lost" in post) return post;
    const late = now() >= progressDue;
    const replies = post.messages.filter((reply) => !("event" in reply) || late);
    if (replies.some((reply) => "event" in reply)) progressDue = now() + PROGRESS_MS;
    return replies.length ? { messages: replies, busy: post.busy } : null;
  }

  return (data) => {
    if (shut) return null;
    if (now() - second >= 1000) [second, messages, characters] = [now(), 0, 0];
    messages += 1;
    if (messages > SECOND_MESSAGES) return end("flood", `more than ${SECOND_MESSAGES} messages in a second`);
    if (typeof data !== "string") return end("malformed", `a message that is ${data === null ? "null" : typeof data}`);
    characters += data.length;
    if (data.length > MESSAGE_CHARACTERS) return end("flood", `a message of ${data.length} characters`);
    if (characters > SECOND_CHARACTERS) return end("flood", `more than ${SECOND_CHARACTERS} characters in a second`);
    try {
      const read = passed(/** @type {Post} */ (v.parse(post, JSON.parse(data))));
      return read && encodePost(read);
    } catch (error) {
      return end("malformed", String(error).slice(0, SHORT));
    }
  };
}

// Known fields of the right type pass. Other fields are left out; a message without a necessary field is malformed.

const amount = v.finite;
const code = v.picklist(FAILURE_CODES);
const share = v.pipe(
  amount,
  v.transform((value) => Math.min(1, Math.max(0, value))),
);

/** @template {import("../../vendor/valibot/index.min.mjs").GenericSchema} S @param {S} schema @param {number} most the length of the list; the rest is cut */
const upTo = (schema, most) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.slice(0, most)),
    v.array(schema),
  );

const thought = v.object({
  turn: v.pipe(v.string(), v.maxLength(SHORT)),
  line: upTo(v.cut(SHORT), LINE_TURNS),
  value: share,
  nodes: amount,
  done: v.fallback(v.boolean(), false),
  proven: v.nullable(v.picklist(["win", "loss"])),
});

/** What went wrong with a bot: texts of a bounded length, because the page shows them as they are. */
export const fault = v.object({
  code: v.cut(40),
  detail: v.cut(500),
  file: v.cut(SHORT),
  line: v.fallback(v.nullable(v.pipe(v.natural, v.minValue(1))), null),
  source: v.cut(500),
  trace: v.cut(10_000),
});
const NO_FAULT = v.parse(fault, {});
const error = v.object({ code: v.cut(40), message: v.cut(500), trace: v.cut(10_000) });
const NO_ERROR = v.parse(error, {});

/** @param {object} given */
export const faultOf = (given) => v.parse(fault, given);

const figure = v.object({
  name: v.cut(SHORT),
  rate: v.nullable(amount),
  ratio: v.nullable(amount),
  text: v.nullable(v.cut(SHORT)),
});

/** The answers to `think`, `bench`, `load` and `install`; other answers are not read. */
const result = v.lazy((/** @type {any} */ given) => {
  if (typeof given !== "object" || given === null) return nothing;
  if (given.cancelled === true) return v.object({ cancelled: v.literal(true) });
  if ("turn" in given) return thought;
  if (Array.isArray(given.figures)) return v.object({ figures: upTo(figure, FIGURES) });
  return v.object({ fault: v.optional(v.nullable(v.fallback(fault, NO_FAULT)), null), name: v.cut(SHORT) });
});
const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

const id = v.union([amount, v.pipe(v.string(), v.maxLength(SHORT))]);
const message = v.lazy((/** @type {any} */ given) => {
  if (given && "error" in given) return v.object({ id, error: v.fallback(error, NO_ERROR) });
  if (given?.event === "thought") return v.object({ id, event: v.literal("thought"), thought });
  if (given?.event === "progress") return v.object({ id, event: v.literal("progress"), progress: result });
  return v.object({ id, result });
});

const boot = v.variant("state", [
  v.object({ state: v.literal("loading"), stage: v.picklist(BOOT_STAGES), done: amount, total: amount }),
  v.object({ state: v.literal("failed"), code, hint: v.cut(2000) }),
  v.object({
    state: v.literal("ready"),
    versions: v.object({ engine: v.cut(SHORT), python: v.cut(SHORT), pyodide: v.cut(SHORT) }),
  }),
]);

const post = v.union([
  v.object({ boot }),
  v.object({ lost: v.object({ code, trace: v.cut(2000) }) }),
  v.object({ messages: v.pipe(v.array(message), v.maxLength(REPLIES)), busy: v.fallback(v.boolean(), false) }),
]);
