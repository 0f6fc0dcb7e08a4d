// A sandbox holds a bot that anybody wrote. It has an origin of its own and the page's policy, so that it reaches neither the
// page nor what is stored nor the network; here it is kept from working without end and from taking all memory.

/** @typedef {import("../../../pyodide/pyodide.mjs").PyodideAPI} Pyodide */
/** @typedef {{ receive: (text: string) => string, pump: () => string }} Sandbox */

const MEMORY_BYTES = 512 * 2 ** 20;
const WASM_PAGE = 65_536;
const SIGINT = 2;
/** Thoughts that come sooner after another are not sent: a bot may yield thousands in a second. */
const THOUGHT_MS = 50;

/**
 * @param {Pyodide} pyodide
 * @param {Sandbox} sandbox  Python's part of it
 * @param {number} patience  ms after which a step that does not end is interrupted, as Ctrl-C does it; 0: never
 * @returns {Sandbox}
 */
export function openSandbox(pyodide, sandbox, patience) {
  let deadline = Infinity;
  // Python looks here now and then for a signal, and takes what it finds away.
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

/** Leaves out the thoughts and the progress that come too soon; answers stay. @param {() => string} pump @returns {() => string} */
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

/** What Python asks for beyond the limit it does not get, which is a MemoryError in the line that asked. */
function limitMemory() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * WASM_PAGE > MEMORY_BYTES)
      throw new RangeError("a sandbox may not have more memory");
    return grow.call(this, pages);
  };
}
