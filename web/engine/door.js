/**
 * The door of an isolated worker: every message that it sends is checked here before the page reads it. A bot in the worker can send
 * anything, so size and rate are bounded, only known fields pass, and texts are cut. A message that breaks a limit ends the worker.
 */

import { BOOT_STAGES, encodePost, FAILURE_CODES } from "./messages.js";

/** @typedef {import("./messages.js").Post} Post */

/** The longest message, in characters, and how many characters and messages may come in a second. */
export const MESSAGE_CHARACTERS = 65_536;
export const SECOND_CHARACTERS = 1_000_000;
export const SECOND_MESSAGES = 200;
/** Progress that comes sooner after other progress is dropped, ms: nobody can read it. */
const PROGRESS_MS = 40;
const REPLIES = 50;
const SHORT = 200;
const LINE_TURNS = 12;
const FIGURES = 100;

/** The longest texts of a fault. */
const FAULT_TEXTS = { code: 40, message: 500, file: SHORT, source: 500, trace: 10_000 };

/** @returns {(data: unknown) => string | null} what the page reads of a message, null if nothing; a `lost` post says why the worker is to be ended */
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
      const post = passed(postOf(JSON.parse(data)));
      return post && encodePost(post);
    } catch (error) {
      return end("malformed", String(error).slice(0, SHORT));
    }
  };
}

// What passes: known fields of the right type. Everything else is left out, or is malformed where nothing makes sense without it.

/** @param {any} post @returns {Post} */
function postOf(post) {
  if (post?.boot) return { boot: bootOf(post.boot) };
  if (post?.lost) return { lost: { code: oneOf(FAILURE_CODES, post.lost.code), trace: cut(post.lost.trace, 2000) } };
  if (!Array.isArray(post?.messages) || post.messages.length > REPLIES) throw new TypeError("no messages");
  return { messages: post.messages.map(messageOf), busy: post.busy === true };
}

/** @param {any} boot @returns {import("./messages.js").Boot} */
function bootOf({ state, stage, done, total, versions, code, hint }) {
  if (state === "loading") return { state, stage: oneOf(BOOT_STAGES, stage), done: amount(done), total: amount(total) };
  if (state === "failed") return { state, code: oneOf(FAILURE_CODES, code), hint: cut(hint, 2000) };
  if (state !== "ready") throw new TypeError("no stage of a boot");
  const [engine, python, pyodide] = ["engine", "python", "pyodide"].map((name) => cut(versions?.[name], SHORT));
  return { state, versions: { engine, python, pyodide } };
}

/** @param {any} message @returns {import("./protocol.js").Message} */
function messageOf(message) {
  const id = idOf(message?.id);
  if ("error" in message) {
    const { code, message: words, trace } = faultOf(message.error);
    return { id, error: { code: /** @type {any} */ (code), message: words, trace } }; // a code is shown, or looked up
  }
  if (message.event === "thought") return { id, event: "thought", thought: thoughtOf(message.thought) };
  if (message.event === "progress") return { id, event: "progress", progress: resultOf(message.progress) };
  if (!("result" in message)) throw new TypeError("no result");
  return { id, result: resultOf(message.result) };
}

/** The answer to a question: of `load` and `install`, `think`, `bench`; nothing is read of others. @param {any} result @returns {unknown} */
function resultOf(result) {
  if (typeof result !== "object" || result === null) return null;
  if (result.cancelled === true) return { cancelled: true };
  if ("turn" in result) return thoughtOf(result);
  if (Array.isArray(result.figures)) return { figures: result.figures.slice(0, FIGURES).map(figureOf) };
  return { fault: result.fault ? faultOf(result.fault) : null, name: cut(result.name, SHORT) };
}

/** @param {any} thought @returns {import("./protocol.js").Thought} */
export function thoughtOf({ turn, line, value, nodes, done, proven }) {
  if (typeof turn !== "string" || turn.length > SHORT || !Array.isArray(line)) throw new TypeError("no thought");
  return {
    turn,
    line: line.slice(0, LINE_TURNS).map((/** @type {unknown} */ each) => cut(each, SHORT)),
    value: Math.min(1, Math.max(0, amount(value))),
    nodes: amount(nodes),
    done: done === true,
    proven: oneOf(/** @type {const} */ ([null, "win", "loss"]), proven),
  };
}

/** @param {any} fault every field becomes a text of bounded length: the page shows them as they are */
export function faultOf(fault) {
  const texts = Object.entries(FAULT_TEXTS).map(([name, most]) => [name, cut(fault?.[name], most)]);
  const line = Number.isSafeInteger(fault?.line) && fault.line > 0 ? fault.line : null;
  return /** @type {{code: string, message: string, file: string, line: number | null, source: string, trace: string}} */ (
    Object.fromEntries([...texts, ["line", line]])
  );
}

/** @param {any} figure */
const figureOf = (figure) => ({
  name: cut(figure?.name, SHORT),
  rate: figure?.rate === null ? null : amount(figure?.rate),
  ratio: figure?.ratio === null ? null : amount(figure?.ratio),
  text: figure?.text === null ? null : cut(figure?.text, SHORT),
});

/** @param {unknown} text @param {number} most */
const cut = (text, most) => (typeof text === "string" ? text.slice(0, most) : "");

/** @param {unknown} value */
function amount(value) {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new TypeError("no number");
  return value;
}

/** @param {unknown} id @returns {string | number} */
function idOf(id) {
  if (typeof id === "number" || (typeof id === "string" && id.length <= SHORT)) return id;
  throw new TypeError("no id");
}

/** @template T @param {readonly T[]} values @param {unknown} value @returns {T} */
function oneOf(values, value) {
  const known = values.indexOf(/** @type {T} */ (value));
  if (known < 0) throw new TypeError("an unknown word");
  return values[known];
}
