// What the page needs from its platform in the single file, opened without a server: the other files are texts in it.

/** The address of the single file: null, because this is it. @type {string | null} */
export const oneFile = null;

let licencesPage = ""; // set when it is first needed

/** The address of the page of licences, which is a text in this page. */
export function licences() {
  const bytes = () => atob(textOf(/** @type {HTMLScriptElement} */ (document.getElementById("licences"))));
  const made = () => new Blob([Uint8Array.from(bytes(), (byte) => byte.charCodeAt(0))], { type: "text/html" });
  return (licencesPage ||= URL.createObjectURL(made()));
}

/** Whether the page runs without the stored game and users' bots: its address ends in `?safe`. */
export const isSafeMode = () => new URLSearchParams(globalThis.location?.search).has("safe");

/** Resolves when the storage may be read. */
export const { storageThere } = globalThis;

/** @param {HTMLScriptElement} element */
const textOf = (element) => element.textContent ?? "";

/** Starts the engine's worker and posts it the files that it would fetch from a server. */
export function startWorker() {
  const { source, files } = partsNow();
  const worker = new Worker(source, { type: "module", name: "bug engine" });
  worker.postMessage({ files });
  return worker;
}

/** @typedef {import("./isolation.js").IsolatedParts} IsolatedParts */

/** @returns {IsolatedParts} */
export function partsNow() {
  // From file://, Chromium starts a module worker only from this kind of address.
  const source = textOf(/** @type {HTMLScriptElement} */ (document.getElementById("engine-worker")));
  const elements = /** @type {NodeListOf<HTMLScriptElement>} */ (document.querySelectorAll("script[data-path]"));
  const files = Object.fromEntries([...elements].map((element) => [element.dataset.path, textOf(element)]));
  return { source: `data:text/javascript;base64,${source}`, files };
}

/** Does nothing: there is only this version. */
export function reloadOnUpdate() {}

/** Does nothing: there is nothing to install. @param {(activateUpdate: () => void) => void} _onUpdate */
export async function installOffline(_onUpdate) {}
