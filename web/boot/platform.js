// What the page needs from its platform when a server sends it. The single file has one-file/platform.js instead.

import { fetchWhole } from "../engine/whole.js";

const ASK_AGAIN_MS = 2000;
// The time that the old service worker has to make way. After that the page is reloaded through it.
const GRACE_MS = 3000;
// A reload reads from a cache. If it takes longer than this, the page is reloaded once more.
const LOAD_AGAIN_MS = 8000;
let started = false; // whether the page has loaded
/** Whether its reader wants the new version, which may be the page's own again: a server can go back. @type {boolean | undefined} */
let asked;

/** The build of this page. */
function ownBuild() {
  /** @type {HTMLMetaElement | null} */
  const meta = document.querySelector("meta[name=build]");
  return meta?.content ?? "";
}

/** The address of the single file, relative to the page; null if this is the single file. @type {string | null} */
export const oneFile = "bug.html";

/** The address of the page of licences. */
export const licences = () => "licences.html";

/** Whether the page runs without the stored game and users' bots: its address ends in `?safe`. */
export const isSafeMode = () => new URLSearchParams(globalThis.location?.search).has("safe");

/** Resolves when the storage may be read; here it may be read at once. @type {Promise<unknown> | undefined} */
export const storageThere = undefined;

/**
 * Starts the engine's worker and gives it the page's build.
 *
 * A worker from the network has the policy of its own headers. The service worker sends such headers (sw.js), a static host
 * does not. So on a first visit the page makes the worker from a blob, which the page's policy applies to. It does not always
 * do so because, without a network, Firefox does not let the service worker answer for such a worker.
 */
export function startWorker() {
  const address = new URL(`../engine/worker.js?${ownBuild()}`, import.meta.url);
  if (navigator.serviceWorker?.controller) return new Worker(address, { type: "module", name: "bug engine" });
  /** @type {HTMLLinkElement | null} */
  const link = document.querySelector("link[data-hash]"); // the build wrote it; with --dev there is none
  const text = `await (${runChecked})("${address}", "${link?.dataset.hash ?? ""}", ${fetchWhole})`;
  const source = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  return new Worker(source, { type: "module", name: "bug engine" });
}

/**
 * Runs in the worker, so it uses nothing of this file.
 * @param {string} address @param {string} integrity @param {typeof fetchWhole} whole
 */
async function runChecked(address, integrity, whole) {
  try {
    await whole(address, integrity);
  } catch (error) {
    if (!(await fetch(address)).ok) throw error;
    return postMessage(JSON.stringify({ boot: { state: "failed", code: "other_build", hint: address } }));
  }
  await import(address);
}

/**
 * Reloads this window when any window activates a new version, so that no old page uses new files. Call it before anything else:
 * a version may be activated while the engine starts. A first visit has no version to change.
 */
export function reloadOnUpdate() {
  const { serviceWorker } = navigator; // undefined where the page came by plain http
  if (!serviceWorker?.controller) return;
  let changed = false;
  let leaving = false;
  const leave = () => {
    if (!globalThis.reading?.()) location.reload(); // games from files are read first
    setTimeout(leave, LOAD_AGAIN_MS); // the reload itself may be requested at the moment of the change
  };
  const reloadOnce = () => {
    if (!leaving) leave();
    leaving = true;
  };
  serviceWorker.addEventListener("controllerchange", () => {
    changed = true;
    // A file that is requested at the moment of the change may never come: a page that is still loading is reloaded.
    if (!started) reloadOnce();
    else serviceWorker.controller?.postMessage("activate"); // its answer names its build
  });
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data.activated && (asked || data.activated !== ownBuild())) setTimeout(reloadOnce, changed ? 0 : GRACE_MS);
  });
}

/**
 * Installs the site in this browser, for visits without a network (sw.js).
 * @param {(activateUpdate: () => void) => void} onUpdate  is called when a newer version is installed, with the function that
 *   activates it, which reloads the page
 */
export async function installOffline(onUpdate) {
  started = true;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(new URL("../../sw.js", import.meta.url), {
    updateViaCache: "none",
  });
  // The browser may end the worker before it gets the message, so the page sends it until the reload.
  const activateUpdate = () => {
    asked = true;
    (registration.waiting ?? registration.active)?.postMessage("activate");
    setTimeout(activateUpdate, ASK_AGAIN_MS);
  };
  const look = () => {
    if (serviceWorker.controller) registration.waiting?.postMessage("which build?");
  };
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data.ready && data.ready !== ownBuild()) onUpdate(activateUpdate);
  });
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {}); // without a network, a later visit does it
  });
}
