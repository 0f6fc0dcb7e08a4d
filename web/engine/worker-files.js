// Where the engine's worker has the site's files from: the server. In the page of one file it is one-file/worker-files.js.

/** The top of the site. */
export const top = new URL("../../", import.meta.url);

/**
 * Fetches a file while everything waits, for an import in Python that can't do otherwise.
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

/** This worker answers for the engine; one that answers for a guest (bots/own/sandbox.js) has its files posted. @type {"engine" | "guest"} */
export const role = "engine";
/** How long a guest may be silent, ms. @type {number} */
export const patience = 0;
