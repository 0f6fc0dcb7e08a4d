// How the engine's worker reads the site's files: from the server. The single file has one-file/worker-files.js instead.

import { fetchWhole } from "./whole.js";

/** The top of the site. */
export const top = new URL("../../", import.meta.url);

/**
 * Fetches a file synchronously, for an import in Python.
 * @param {string} path
 * @returns {Uint8Array}
 */
export function fileNow(path) {
  const request = new XMLHttpRequest();
  request.open("GET", new URL(path, top), false);
  request.responseType = "arraybuffer";
  request.send();
  return new Uint8Array(request.response);
}

/**
 * Checks a script before it is imported. The service worker has checked the scripts of a worker that does not come from a blob (boot/platform.js).
 * @param {string} path @param {string} integrity
 */
export async function checkScript(path, integrity) {
  if (self.location.protocol === "blob:") await fetchWhole(new URL(path, top), integrity);
}

/** This worker runs the engine; a worker that runs a bot (bots/own/sandbox.js) gets its files by message. @type {"engine" | "sandbox"} */
export const role = "engine";
/** How long a bot may be silent (ms). @type {number} */
export const patience = 0;
