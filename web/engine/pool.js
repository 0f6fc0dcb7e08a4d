/**
 * The workers of the page: its own, which is there from the start and answers clicks, and helpers for long work. A helper starts when
 * work first needs one, and ends when no work has needed it for a while, because it takes memory. A helper that fails gives its work
 * to the page's own worker.
 */

import { createEngine } from "./client.js";
import { FAILURE_CODES } from "./messages.js";

/** @import { Engine } from "./ask.js" */
/** @typedef {{promise: Promise<any>, stop(): void, cancel(): void, offer(ply: number, estimate: any): void}} Work */
/** @typedef {{engine: ReturnType<typeof createEngine>, awake: boolean, jobs: number, rest: ReturnType<typeof setTimeout> | undefined}} Helper */
/** What a browser says about its machine. @typedef {{hardwareConcurrency?: number, deviceMemory?: number, touch?: boolean}} Machine */

/** More helpers help little, and each takes some 100 MB (docs/lab/benchmarks.md). */
export const MOST_HELPERS = 4;
/** With this memory (GB) or less, a machine has no room for a helper; with `SOME_GB` it has room for one (`navigator.deviceMemory` is rounded). */
const LITTLE_GB = 2;
const SOME_GB = 4;
/** A helper without work ends after this time (ms). */
const IDLE_MS = 60_000;

/**
 * The helpers that suit a machine: its cores less one.
 * @param {Machine} machine `touch`: a phone or tablet; some browsers do not give its memory
 */
export function helpersFor({ hardwareConcurrency = 1, deviceMemory, touch = false }) {
  const memory = deviceMemory ?? (touch ? SOME_GB : Infinity);
  const most = memory <= LITTLE_GB ? 0 : memory <= SOME_GB ? 1 : MOST_HELPERS;
  return Math.max(0, Math.min(hardwareConcurrency - 1, most));
}

/** The helpers that suit this machine. */
export function helpersHere() {
  const { hardwareConcurrency, deviceMemory } = /** @type {Machine} */ (globalThis.navigator ?? {});
  return helpersFor({
    hardwareConcurrency,
    deviceMemory,
    touch: globalThis.matchMedia?.("(pointer: coarse)").matches,
  });
}

/** @implements {Engine} */
export class Pool {
  /** @type {Helper[]} */
  #helpers = [];
  #broken = false;
  #own;
  #most;
  #begin;
  #idle;

  /**
   * @param {Engine} own the page's own worker
   * @param {() => number} most how many helpers there may be now
   * @param {{begin?: typeof createEngine, idle?: number}} [options]
   */
  constructor(own, most, { begin = createEngine, idle = IDLE_MS } = {}) {
    this.#own = own;
    this.#most = most;
    this.#begin = begin;
    this.#idle = idle;
    /** The same workers for work that a reader waits for: it starts no helper, and without an idle helper the page's own worker does it. @type {Engine} */
    this.near = {
      call: own.call.bind(own),
      work: /** @type {Engine["work"]} */ (
        (method, params, listener) => this.#on(this.#idleHelper(), method, params, listener)
      ),
      think: (params, listener = () => {}) =>
        /** @type {any} */ (this.#on(this.#idleHelper(), "think", params, listener)),
    };
  }

  /** How many helpers there may be. */
  get size() {
    return this.#broken ? 0 : Math.min(this.#most(), MOST_HELPERS);
  }

  /** How many helpers there are and can work at once. */
  get awake() {
    return this.size ? this.#helpers.filter(({ awake }) => awake).length : 0;
  }

  /** Starts a helper, if there is none: work will need one. */
  wake() {
    if (this.size && !this.#helpers.length) this.#started();
  }

  /** @type {Engine["call"]} */
  call(method, params) {
    return (this.#helpers.find(({ awake }) => awake)?.engine ?? this.#own).call(method, params);
  }

  /** @type {Engine["think"]} */
  think(params, listener = () => {}) {
    return /** @type {any} */ (this.work("think", params, listener));
  }

  /** @type {Engine["work"]} */
  work(method, params, listener) {
    return /** @type {any} */ (this.#on(this.#leastBusy(), method, params, listener));
  }

  /**
   * Does work that the page can do without: on a helper that has no other work, or on a new one if there may be more.
   * @template {keyof import("./protocol.js").LongMethods} M
   * @param {M} method @param {import("./protocol.js").LongMethods[M]["params"]} params
   * @returns {Work | null} null: every helper has work
   */
  spare(method, params) {
    const helper = this.#leastBusy();
    return helper && !helper.jobs ? this.#on(helper, method, params, () => {}, false) : null;
  }

  /**
   * Does work on a helper, and on the page's own worker if there is none or it fails.
   * @param {Helper | null} helper @param {any} method @param {any} params @param {(progress: any) => void} listener
   * @param {boolean} [needed] whether the page's own worker does it if the helper fails
   * @returns {Work}
   */
  #on(helper, method, params, listener, needed = true) {
    if (!helper) return /** @type {any} */ (this.#own.work(method, params, listener));
    let under = /** @type {Work} */ (/** @type {any} */ (helper.engine.work(method, params, listener)));
    /** @type {"stop" | "cancel" | null} */
    let ended = null;
    const end = (/** @type {"stop" | "cancel"} */ how) => {
      ended = how;
      under[how]();
    };
    let free = () => {
      free = () => {};
      this.#count(helper, -1);
    };
    this.#count(helper, 1);
    const promise = under.promise
      .catch((error) => {
        if (ended === "cancel") return { cancelled: true };
        if (!FAILURE_CODES.includes(error?.code)) throw error;
        this.#broken = true; // usually too little memory: another one would fail, too
        if (!needed) throw error;
        under = /** @type {any} */ (this.#own.work(method, params, listener));
        if (ended) under[ended]();
        return under.promise;
      })
      .finally(() => free());
    return {
      promise,
      stop: () => end("stop"),
      cancel() {
        end("cancel");
        free(); // the helper drops the work before it does any other
      },
      offer: (ply, estimate) => under.offer(ply, estimate),
    };
  }

  #idleHelper() {
    return this.size ? (this.#helpers.find(({ awake, jobs }) => awake && !jobs) ?? null) : null;
  }

  /** @returns {Helper | null} the helper with the least work; a new one if all have work */
  #leastBusy() {
    if (!this.size) return null;
    const [least] = [...this.#helpers].sort((one, other) => one.jobs - other.jobs);
    return !least || (least.jobs && this.#helpers.length < this.size) ? this.#started() : least;
  }

  #started() {
    /** @type {Helper} */
    const helper = { engine: this.#begin({ revive: false }), awake: false, jobs: 0, rest: undefined };
    this.#helpers.push(helper);
    helper.engine.call("hello", {}).then(
      () => {
        helper.awake = true;
        this.#count(helper, 0);
      },
      () => {
        this.#broken ||= this.#helpers.includes(helper); // else it was ended before it had started
        this.#end(helper);
      },
    );
    return helper;
  }

  /** @param {Helper} helper @param {number} more */
  #count(helper, more) {
    helper.jobs += more;
    clearTimeout(helper.rest);
    if (helper.jobs) return;
    if (this.#broken || this.#helpers.length > this.size) this.#end(helper);
    else helper.rest = setTimeout(() => this.#end(helper), this.#idle);
  }

  /** @param {Helper} helper */
  #end(helper) {
    if (!this.#helpers.includes(helper)) return;
    this.#helpers = this.#helpers.filter((other) => other !== helper);
    clearTimeout(helper.rest);
    helper.engine.dispose();
  }
}
