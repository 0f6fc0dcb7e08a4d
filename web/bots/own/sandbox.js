// A sandbox runs a user's bot. It has its own origin and the page's policy, so the bot cannot reach the page, its storage or
// the network. This file limits the bot's time and memory.

/** @typedef {import("../../../pyodide/pyodide.mjs").PyodideAPI} Pyodide */
/** @typedef {{ receive: (text: string) => string, pump: () => string }} Sandbox */

const MEMORY_BYTES = 512 * 2 ** 20;
const WASM_PAGE = 65_536;
const SIGINT = 2;
/** A thought that comes sooner than this after another is not sent: a bot may yield thousands in a second. */
const THOUGHT_MS = 50;

/**
 * @param {Pyodide} pyodide
 * @param {Sandbox} sandbox  its part in Python
 * @param {number} patience  ms after which a step that does not end is interrupted, as by Ctrl-C; 0: never
 * @returns {Sandbox}
 */
export function openSandbox(pyodide, sandbox, patience) {
  let deadline = Infinity;
  // Python looks here from time to time for a signal, and clears it.
  const signals = {
    get 0() {
      if (performance.now() < deadline) return 0;
      deadline = Infinity;
      return SIGINT;
    },
    set 0(_) {},
  };
  pyodide.setInterruptBuffer(/** @type {any} */ (signals));
  limitMemory();

  /** @template {unknown[]} A @param {(...given: A) => string} step @returns {(...given: A) => string} */
  const watched =
    (step) =>
    (...given) => {
      if (patience) deadline = performance.now() + patience;
      try {
        return step(...given);
      } finally {
        deadline = Infinity;
      }
    };
  return { receive: watched((text) => sandbox.receive(text)), pump: watched(seldom(() => sandbox.pump())) };
}

/** Drops thoughts and progress that come too soon; answers stay. @param {() => string} pump @returns {() => string} */
export function seldom(pump, now = () => performance.now()) {
  let due = -Infinity;
  return () => {
    const { messages, busy } = JSON.parse(pump());
    const late = now() >= due;
    const kept = messages.filter((/** @type {object} */ message) => late || !("event" in message));
    if (late && kept.length) due = now() + THOUGHT_MS;
    return JSON.stringify({ messages: kept, busy });
  };
}

/** Refuses memory beyond the limit: in Python this is a MemoryError in the line that needs it. */
function limitMemory() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * WASM_PAGE > MEMORY_BYTES)
      throw new RangeError("a sandbox may not have more memory");
    return grow.call(this, pages);
  };
}
