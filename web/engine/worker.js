// The engine's worker: boots Python (python.js), then answers requests (docs/wire.md).
// Only text crosses, in both directions; messages.js describes the texts.

import { BootFailure } from "./downloads.js";
import { encodePost } from "./messages.js";
import { boot } from "./python.js";
import { site } from "./site.js";

/** @import { BootStage, Post } from "./messages.js" */
/** @typedef {import("./python.js").Wire} Wire */

// Between two slices of long work the worker handles the messages that have arrived, for example a `stop`.
const SLICE_MS = 10;

/** @param {Post} message */
function post(message) {
  self.postMessage(encodePost(message));
}

/**
 * @param {BootStage} stage
 * @param {number} [done]
 * @param {number} [total]
 */
function report(stage, done = 0, total = 0) {
  post({ boot: { state: "loading", stage, done, total } });
}

/**
 * Answers requests, and gives long work slices of time while there is any.
 * @param {Wire} wire
 */
function serve(wire) {
  const { port1: turn, port2: next } = new MessageChannel();
  let waiting = false;

  /** @param {() => string} step */
  function answer(step) {
    let text;
    try {
      text = step();
    } catch (error) {
      post({ lost: { code: "python_error", trace: String(error) } });
      self.close();
      return false;
    }
    const reply = JSON.parse(text);
    if (reply.messages.length) self.postMessage(text);
    return reply.busy;
  }

  /** @param {boolean} busy */
  function carryOn(busy) {
    if (busy && !waiting) next.postMessage(null);
    waiting ||= busy;
  }

  turn.onmessage = () => {
    const end = performance.now() + SLICE_MS;
    let busy = true;
    while (busy && performance.now() < end) busy = answer(() => wire.pump());
    waiting = false;
    carryOn(busy);
  };
  self.onmessage = ({ data }) => carryOn(answer(() => wire.receive(data)));
}

report("download");
try {
  // The page's build is the query of this worker's address; the single file has none.
  const build = new URL(import.meta.url).search.slice(1);
  if (build && build !== site.build) throw new BootFailure("other_build", `${build}, ${site.build}`);
  const { wire, versions } = await boot(report);
  serve(wire);
  post({ boot: { state: "ready", versions } });
} catch (error) {
  const { code, message } = /** @type {BootFailure} */ (error);
  post({ boot: { state: "failed", code, hint: message } });
}
