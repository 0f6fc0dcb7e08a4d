// The texts between the page and its worker: requests, replies, and the worker's own posts.
// protocol.js has the types of requests and replies.

/** @import { Id, Reply } from "./protocol.js" */

/** @typedef {{ engine: string, python: string, pyodide: string }} Versions */

/**
 * The state of the boot. `done` and `total` are bytes in the stage `download`, and 0 in the others, whose length is
 * unknown. `hint` is for a report; the page has words for `code`.
 * @typedef {{ state: "loading", stage: BootStage, done: number, total: number }
 *   | { state: "ready", versions: Versions }
 *   | { state: "failed", code: FailureCode, hint: string }} Boot
 */

/** @typedef {typeof BOOT_STAGES[number]} BootStage */
/** @typedef {typeof FAILURE_CODES[number]} FailureCode */

/** The stages of a boot, in order: fetch all files, start Python, import the engine. */
export const BOOT_STAGES = Object.freeze(/** @type {const} */ (["download", "python", "engine"]));

/** Why a boot can fail, or a running engine can be lost. The page has words for each. */
export const FAILURE_CODES = Object.freeze(
  /** @type {const} */ ([
    "no_worker", // this browser starts no module worker, or the worker's own file did not load
    "other_build", // the worker is of another build than the page
    "runtime_missing", // a file of Pyodide did not arrive
    "runtime_timeout", // the boot was silent for too long
    "runtime_broken", // Pyodide arrived but did not start
    "wheel_missing", // the engine's wheel did not arrive
    "wheel_broken", // the wheel arrived, but cannot be installed or imported
    "python_error", // the running engine broke
    "hung", // the running engine stopped answering
    "closed", // the page closed the engine
    "flood", // an isolated worker sent too much (door.js)
    "malformed", // an isolated worker sent something that is not a message (door.js)
  ]),
);

/**
 * Every text that a worker posts is one of these, as JSON: the boot, a reply of the engine (docs/wire.md), or the reason
 * why the worker ends.
 * @typedef {{ boot: Boot } | Reply | { lost: { code: FailureCode, trace: string } }} Post
 */

/**
 * @param {Id} id
 * @param {string} method
 * @param {object} params
 * @returns {string}
 */
export function encodeRequest(id, method, params) {
  return JSON.stringify({ id, method, params });
}

/**
 * @param {Post} post
 * @returns {string}
 */
export function encodePost(post) {
  return JSON.stringify(post);
}

/**
 * @param {string} text
 * @returns {Post}
 */
export function decodePost(text) {
  return JSON.parse(text);
}
