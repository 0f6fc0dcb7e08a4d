// The engine as the page sees it: it asks questions of a worker, and asks them once more of another worker if the first one dies.
// A failure is a code (protocol.js); the page has the words.

import { startWorker } from "../boot/platform.js";
import { decodePost, encodeRequest } from "./messages.js";

/** @import { Boot, FailureCode } from "./messages.js" */
/** @import { LongMethods, Message, Methods, ThinkParams, ThinkResult, Thought } from "./protocol.js" */
/** @typedef {Pick<Worker, "onmessage" | "onerror" | "postMessage" | "terminate">} WorkerLike */
/** @typedef {(thought: Thought) => void} ThoughtListener */
/** @typedef {(progress: any) => void} Listener  receives what long work pushes, one type for each kind of work */

/**
 * A question that has no answer yet.
 * @typedef {object} Question
 * @property {string} text
 * @property {number} asked  how often
 * @property {(result: any) => void} resolve
 * @property {(error: EngineError) => void} reject
 * @property {Listener} listener
 */

/** A question that gets no answer: `code` is an error code of docs/wire.md or a failure code; the rest is for a report. */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {string} trace  "" if there is none
   * @param {string} request  the question's text, "" if it was none in particular
   */
  constructor(code, message, trace = "", request = "") {
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.trace = trace;
    this.request = request;
  }
}

/**
 * @typedef {object} Options
 * @property {(boot: Boot) => void} [onBoot]  called at every change; after a restart it begins again with `loading`
 * @property {ThoughtListener} [onThought]  called with thoughts that have no listener of their own
 * @property {() => WorkerLike} [createWorker]
 * @property {boolean} [revive]  whether a new worker replaces one that dies
 * @property {number} [bootPatience]  a boot that is silent for this long has failed (ms)
 * @property {number} [patience]  an engine that does not answer for this long is asked for a sign of life; without one it is hung after twice this time (ms)
 * @property {() => string | number} [newId]  makes the id of a question; nobody can answer a question with a secret id before it is asked
 */

/** @typedef {ReturnType<typeof createEngine>} Engine */

/** An id that a worker can't guess. */
export const secretId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** @returns {() => number} */
function counter() {
  let last = 0;
  return () => ++last;
}

/** @param {Options} options */
export function createEngine(options = {}) {
  return new EngineClient(options);
}

class EngineClient {
  /** @type {WorkerLike | null} */
  #worker = null;
  /** @type {Boot} */
  #boot = { state: "loading", stage: "download", done: 0, total: 0 };
  /** @type {Map<string | number | null, Question>} in the order of asking */
  #questions = new Map();
  /** @type {string | number | null} the id of the question for a sign of life */
  #signId = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #alarm;
  #options;

  /** @param {Options} options */
  constructor({
    onBoot = () => {},
    onThought = () => {},
    createWorker = startWorker,
    revive = true,
    bootPatience = 60_000,
    patience = 10_000,
    newId = counter(),
  }) {
    this.#options = { onBoot, onThought, createWorker, revive, bootPatience, patience, newId };
    this.#start();
  }

  /**
   * Asks a question; the question waits until the engine is ready.
   * @template {keyof Methods} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @returns {Promise<Methods[M]["result"]>}  rejects with an EngineError
   */
  call(method, params) {
    return this.#ask(method, params, this.#options.onThought).promise;
  }

  /**
   * Lets a bot think. `stop` makes it answer with its best so far, `cancel` with nothing.
   * @param {ThinkParams} params
   * @param {ThoughtListener} [listener]
   * @returns {{ promise: Promise<ThinkResult>, stop: () => void, cancel: () => void }}
   */
  think(params, listener = this.#options.onThought) {
    return this.work("think", params, listener);
  }

  /**
   * Starts long work of any kind; the listener gets its progress; `stop` and `cancel` as when a bot thinks.
   * @template {keyof LongMethods} M
   * @param {M} method
   * @param {LongMethods[M]["params"]} params
   * @param {(progress: LongMethods[M]["progress"]) => void} listener
   * @returns {{ promise: Promise<LongMethods[M]["progress"] | { cancelled: true }>, stop: () => void, cancel: () => void,
   *   offer: (ply: number, estimate: import("./protocol.js").Estimate) => void }} `offer` gives a review an estimate that another worker has made
   */
  work(method, params, listener) {
    const { id, promise } = this.#ask(method, params, /** @type {Listener} */ (listener));
    /** @param {"stop" | "cancel"} ending */
    const end = (ending) => {
      if (this.#questions.has(id)) this.call(ending, { request: id }).catch(() => {}); // `promise` reports it
    };
    /** @param {number} ply @param {import("./protocol.js").Estimate} estimate */
    const offer = (ply, estimate) => {
      if (this.#questions.has(id)) this.call("offer", { request: id, ply, estimate }).catch(() => {}); // the review works without it
    };
    return { promise, stop: () => end("stop"), cancel: () => end("cancel"), offer };
  }

  /** Starts another worker and asks the unanswered questions again. */
  restart() {
    this.#drop();
    this.#start();
  }

  /** Ends the worker; questions without an answer are rejected. */
  dispose() {
    this.#fail("closed", "");
  }

  /**
   * @param {string} method
   * @param {object} params
   * @param {Listener} listener
   * @returns {{ id: string | number, promise: Promise<any> }}
   */
  #ask(method, params, listener) {
    const id = this.#options.newId();
    const text = encodeRequest(id, method, params);
    const promise = new Promise((resolve, reject) => {
      const question = { text, asked: 0, resolve, reject, listener };
      if (this.#boot.state === "failed") return reject(new EngineError(this.#boot.code, this.#boot.hint, "", text));
      this.#questions.set(id, question);
      if (this.#boot.state === "ready") this.#send(question);
    });
    return { id, promise };
  }

  /** @param {Question} question */
  #send(question) {
    if (this.#questions.size === 1) this.#expectAnswer();
    question.asked += 1;
    this.#worker?.postMessage(question.text);
  }

  #start() {
    this.#setBoot({ state: "loading", stage: "download", done: 0, total: 0 });
    try {
      const worker = this.#options.createWorker();
      this.#worker = worker;
      let heard = false;
      worker.onmessage = ({ data }) => {
        if (worker !== this.#worker) return;
        heard = true;
        this.#hear(data);
      };
      worker.onerror = ({ message, filename, lineno }) => {
        if (worker !== this.#worker) return;
        const place = [message, filename, lineno].filter(Boolean).join(" ") || "the worker gave no reason";
        this.#lose(heard ? "python_error" : "no_worker", place);
      };
      this.#expectBoot();
    } catch (error) {
      this.#fail("no_worker", String(error));
    }
  }

  /** @param {string} text */
  #hear(text) {
    const post = decodePost(text);
    if ("boot" in post) this.#hearBoot(post.boot);
    else if ("lost" in post) this.#lose(post.lost.code, post.lost.trace);
    else {
      const answered = post.messages.filter((message) => this.#hearMessage(message)).length > 0;
      if (answered) this.#expectAnswer(); // only an answer is a sign of life
    }
  }

  /** @param {Boot} boot */
  #hearBoot(boot) {
    if (boot.state === "failed") return this.#fail(boot.code, boot.hint);
    const waiting = [...this.#questions.values()]; // taken before the listener runs: the questions that it asks are sent at once
    this.#setBoot(boot);
    if (boot.state === "loading") return this.#expectBoot();
    this.#expectAnswer();
    for (const question of waiting) this.#send(question);
  }

  /** @param {Message} message @returns {boolean} whether it answers a question */
  #hearMessage(message) {
    const question = this.#questions.get(message.id);
    if ("event" in message) {
      question?.listener(message.event === "thought" ? message.thought : message.progress);
      return false;
    }
    if (!question) return message.id === this.#signId;
    this.#questions.delete(message.id);
    if ("result" in message) question.resolve(message.result);
    else {
      const { code, message: words, trace } = message.error;
      question.reject(new EngineError(code, words, trace ?? "", question.text));
    }
    return true;
  }

  #expectBoot() {
    clearTimeout(this.#alarm);
    const late = () => this.#fail("runtime_timeout", JSON.stringify(this.#boot));
    this.#alarm = setTimeout(late, this.#options.bootPatience);
  }

  /** Watches the engine while it owes an answer. A working engine answers any question between two slices. */
  #expectAnswer() {
    clearTimeout(this.#alarm);
    this.#signId = null;
    if (this.#questions.size === 0) return;
    const hung = () => this.#lose("hung", `silent for ${2 * this.#options.patience} ms`);
    const late = () => {
      this.#signId = secretId();
      this.#worker?.postMessage(encodeRequest(this.#signId, "hello", {}));
      this.#alarm = setTimeout(hung, this.#options.patience);
    };
    this.#alarm = setTimeout(late, this.#options.patience);
  }

  /**
   * Called when the worker is dead or hung: starts another, unless this one never ran.
   * @param {FailureCode} code
   * @param {string} trace
   */
  #lose(code, trace) {
    if (this.#boot.state !== "ready" || !this.#options.revive) return this.#fail(code, trace);
    for (const [id, question] of this.#questions) {
      if (question.asked < 2) continue;
      this.#questions.delete(id);
      question.reject(new EngineError(code, code, trace, question.text));
    }
    this.restart();
  }

  /**
   * @param {FailureCode} code
   * @param {string} hint
   */
  #fail(code, hint) {
    this.#drop();
    const questions = [...this.#questions.values()];
    this.#questions.clear();
    this.#setBoot({ state: "failed", code, hint });
    for (const { reject, text } of questions) reject(new EngineError(code, hint, "", text));
  }

  #drop() {
    clearTimeout(this.#alarm);
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** @param {Boot} boot */
  #setBoot(boot) {
    this.#boot = boot;
    this.#options.onBoot(boot);
  }
}
