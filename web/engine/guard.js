/**
 * A guard is a worker between the page and the worker of a bot, which it starts. It reads and checks every message, so a flood, or an
 * object that takes seconds to copy, costs the guard's time and not the page's.
 */

import { createDoor } from "./door.js";
import { encodePost } from "./messages.js";

/** @typedef {{source: string, first: {files: Record<string, string | ArrayBuffer>, fetchProxy?: MessagePort}}} Start the worker's address and its first message */

/** @param {MessagePort} page @returns {Promise<never>} */
export function guard(page) {
  page.onmessage = ({ data }) => startWorker(page, data);
  return new Promise(() => {});
}

/** @param {MessagePort} page @param {Start} start */
function startWorker(page, { source, first }) {
  const worker = new Worker(source, { type: "module", name: "bug sandbox" });
  const door = createDoor();
  let heard = false;
  worker.onmessage = (event) => {
    heard = true;
    const text = door(event.data);
    if (text) page.postMessage(text);
    if (text?.startsWith('{"lost"')) worker.terminate();
  };
  worker.onmessageerror = () => worker.onmessage?.call(worker, new MessageEvent("message")); // not a text: malformed
  worker.onerror = ({ message, filename, lineno }) => {
    const trace = [message, filename?.slice(0, 40), lineno].filter(Boolean).join(" ");
    page.postMessage(encodePost({ lost: { code: heard ? "python_error" : "no_worker", trace } }));
  };
  const files = Object.values(first.files).filter((file) => file instanceof ArrayBuffer);
  worker.postMessage(first, [...files, ...(first.fetchProxy ? [first.fetchProxy] : [])]);
  page.onmessage = ({ data }) => worker.postMessage(data);
}
