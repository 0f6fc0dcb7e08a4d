/**
 * Lone workers: the engine's worker as one text, started from an address without an origin, with all its files posted to it. They can
 * reach nothing that is ours: not the page, not what is stored, not the site. For bots that anybody wrote, and for measuring.
 */
import { loneParts } from "../boot/platform.js";

/** @typedef {import("../boot/platform.js").LoneParts} LoneParts */
/** @typedef {{patience: number, courier?: MessagePort}} LoneSetting patience: see bots/own/sandbox.js */

/** @type {Promise<LoneParts> | null} */
let parts = null;

/** What lone workers are made of, fetched once. */
export function partsOnce() {
  parts ??= loneParts();
  parts.catch(() => {
    parts = null; // the next one tries again
  });
  return parts;
}

/** @param {LoneParts} parts @param {LoneSetting} setting @returns {Worker} */
export function startLone({ source, files }, { patience, courier }) {
  const worker = new Worker(source, { type: "module", name: "bug guest" });
  worker.postMessage({ files, role: "guest", patience, courier }, courier ? [courier] : []);
  return worker;
}
