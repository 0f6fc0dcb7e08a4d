// What the page stands on when all of it is one file, opened without a server: every other file is text within it.

/** Where the page can be had as one file: this is it. @type {string | null} */
export const oneFile = null;

/** What has to be waited for before anything is read from the storage. */
export const { storageThere } = globalThis;

/** @param {HTMLScriptElement} element */
const textOf = (element) => element.textContent ?? "";

/** @returns {Worker} the engine's, which is handed the files that it would fetch from a server */
export function startWorker() {
  const { source, files } = partsNow();
  const worker = new Worker(source, { type: "module", name: "bug engine" });
  worker.postMessage({ files });
  return worker;
}

/** @typedef {{source: string, files: Record<string, string | ArrayBuffer>}} LoneParts a worker's address, and the files that it asks for */

/** @returns {LoneParts} */
function partsNow() {
  // From file:// Chromium starts a module worker by no other address than this kind.
  const source = textOf(/** @type {HTMLScriptElement} */ (document.getElementById("engine-worker")));
  const elements = /** @type {NodeListOf<HTMLScriptElement>} */ (document.querySelectorAll("script[data-path]"));
  const files = Object.fromEntries([...elements].map((element) => [element.dataset.path, textOf(element)]));
  return { source: `data:text/javascript;base64,${source}`, files };
}

/** @returns {Promise<LoneParts>} */
export const loneParts = async () => partsNow();

/** Nothing is fetched from elsewhere. @type {(() => Worker) | null} */
export const startCourier = null;

/** There is one version: this one. */
export function heedVersions() {}

/** There is nothing to keep: the file has been kept already. @param {(takeUp: () => void) => void} _tell */
export async function keepOffline(_tell) {}
