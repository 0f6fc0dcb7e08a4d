/**
 * Isolated workers: the engine's worker as one text, started from an address without an origin, with all its files posted to it. They
 * cannot reach the page or its storage. For bots that anybody wrote, and for measuring.
 */
import { isolatedParts } from "../boot/platform.js";

/** @typedef {import("../boot/platform.js").IsolatedParts} IsolatedParts */
/** @typedef {{patience: number, fetchProxy?: MessagePort}} IsolatedOptions patience: see bots/own/sandbox.js */

/** @type {Promise<IsolatedParts> | null} */
let parts = null;

/** Fetches what isolated workers need, once. */
export function partsOnce() {
  parts ??= isolatedParts();
  parts.catch(() => {
    parts = null; // the next one tries again
  });
  return parts;
}

/** @param {IsolatedParts} parts @param {IsolatedOptions} options @returns {Worker} */
export function startIsolated({ source, files }, { patience, fetchProxy }) {
  const worker = new Worker(source, { type: "module", name: "bug sandbox" });
  worker.postMessage({ files, role: "sandbox", patience, fetchProxy }, fetchProxy ? [fetchProxy] : []);
  return worker;
}
