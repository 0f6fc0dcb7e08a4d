// The engine's first worker, started as soon as this module is there and not when all of the page is: Python needs longer
// than anything else on the page, and meanwhile the page comes. What the worker says waits for a listener.

import { heedVersions, startWorker } from "./platform.js";

/** @typedef {import("../engine/client.js").WorkerLike} WorkerLike */

heedVersions();
/** @type {(MessageEvent | ErrorEvent)[]} */
const heard = [];
let early = started();

/** @returns {Worker | null} null where none can be started; whoever asks for one is told why */
function started() {
  try {
    const worker = startWorker();
    worker.onmessage = (event) => heard.push(event);
    worker.onerror = (event) => heard.push(event);
    return worker;
  } catch {
    return null;
  }
}

/** @returns {WorkerLike} the worker that is under way; later, since it may die, a new one */
export function firstWorker() {
  const worker = early;
  if (!worker) return startWorker();
  early = null;
  queueMicrotask(() => {
    for (const event of heard) {
      if (event instanceof MessageEvent) worker.onmessage?.(event);
      else worker.onerror?.(event);
    }
  });
  return worker;
}
