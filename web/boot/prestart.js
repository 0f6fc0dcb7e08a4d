// Starts the engine's first worker before the rest of the page has loaded, because Python takes longest to start. Keeps the
// worker's messages until there is a listener.

import { reloadOnUpdate, startWorker } from "./platform.js";

/** @typedef {import("../engine/client.js").WorkerLike} WorkerLike */

reloadOnUpdate();
/** @type {(MessageEvent | ErrorEvent)[]} */
const heard = [];
let early = started();

/** @returns {Worker | null} null if no worker can start: firstWorker() then throws the reason */
function started() {
  try {
    const worker = startWorker();
    worker.onmessage = (event) => heard.push(event);
    worker.onerror = (event) => {
      event.preventDefault(); // or it would become an error of the page, which boot/fallback.js reports
      heard.push(event);
    };
    return worker;
  } catch {
    return null;
  }
}

/** @returns {WorkerLike} the worker that was started early; each later call returns a new one */
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
