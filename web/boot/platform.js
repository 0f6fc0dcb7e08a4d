// What the page stands on when a server sends it. The page in one file stands on one-file/surroundings.js instead.

const ASK_AGAIN_MS = 2000;
// So long the old service worker has to make way; after that the page is loaded anew by way of it.
const GRACE_MS = 3000;
// A page that is loaded anew comes out of a cache. One that has not come after so long never will.
const LOAD_AGAIN_MS = 8000;
let awake = false;

/** Of which build the page is. */
function ownBuild() {
  const { content } = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=build]") ?? { content: "" });
  return content;
}

/** Where the page can be had as one file, seen from the page; null if it is that file. @type {string | null} */
export const oneFile = "bug.html";

/** What has to be waited for before anything is read from the storage. @type {Promise<unknown> | undefined} nothing */
export const storageThere = undefined;

/**
 * A worker that comes from the network has the policy of its own headers. The service worker gives it some (sw.js); a host of
 * files does not, and so on a first visit the page makes the worker itself, and the page's policy holds in it. Always so would
 * not do: without a network Firefox does not let the service worker answer for such a worker.
 * It is told of which build the page is.
 * @returns {Worker} the engine's
 */
export function startWorker() {
  const address = new URL(`../engine/worker.js?${ownBuild()}`, import.meta.url);
  if (navigator.serviceWorker?.controller) return new Worker(address, { type: "module", name: "bug engine" });
  const source = URL.createObjectURL(new Blob([`import "${address}";`], { type: "text/javascript" }));
  return new Worker(source, { type: "module", name: "bug engine" });
}

/** @typedef {{source: string, files: Record<string, string | ArrayBuffer>}} LoneParts a worker's address, and the files that it asks for */

/** What a worker is made of that can't ask the site for anything (engine/isolated.js). @returns {Promise<LoneParts>} */
export async function loneParts() {
  const top = new URL("../../", import.meta.url);
  const get = async (/** @type {string} */ path) => {
    const response = await fetch(new URL(path, top));
    if (!response.ok) throw new Error(`${path}: status ${response.status}`);
    return response;
  };
  const { wasm, library, engine, books, lock } = await import("../engine/site.js").then(({ site }) => site);
  const paths = [wasm, library, engine].map(({ path }) => path);
  paths.push(...books, "pyodide/python_stdlib.zip", `pyodide/${lock.packages.micropip.file_name}`);
  const bytesOf = async (/** @type {string} */ path) =>
    /** @type {const} */ ([path.split("?")[0], await (await get(path)).arrayBuffer()]);
  const [worker, ...files] = await Promise.all([get("web/engine/isolated-worker.js"), ...paths.map(bytesOf)]);
  return { source: await addressOf(await worker.blob()), files: Object.fromEntries(files) };
}

/** @param {Blob} script @returns {Promise<string>} an address that holds all of it */
const addressOf = (script) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(String(reader.result).replace(/^data:[^,]*?(;base64)?,/, "data:text/javascript;base64,"));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(script);
  });

/** Starts what fetches packages for a guest, at the reader's bidding. @type {(() => Worker) | null} null: there is nothing that could */
export const startCourier = () =>
  new Worker(new URL("../bots/own/fetch-proxy.js", import.meta.url), { type: "module", name: "bug courier" });

/**
 * Whichever window takes a new version up, no window goes on with the old page beside the new files. To be called first of all:
 * the change may come while the engine still starts. A first visit has no version to change.
 */
export function heedVersions() {
  const { serviceWorker } = navigator; // none where the page came by plain http
  if (!serviceWorker?.controller) return;
  let changed = false;
  let leaving = false;
  const leave = () => {
    location.reload();
    setTimeout(leave, LOAD_AGAIN_MS); // even this may be asked for in the moment of the change
  };
  const loadAnew = () => {
    if (!leaving) leave();
    leaving = true;
  };
  serviceWorker.addEventListener("controllerchange", () => {
    changed = true;
    // What is asked for in the moment of the change may never come: a page that still waits for something begins anew.
    if (!awake) loadAnew();
    else serviceWorker.controller?.postMessage("take up"); // and thus tells of which build it is
  });
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data.taken && data.taken !== ownBuild()) setTimeout(loadAnew, changed ? 0 : GRACE_MS);
  });
}

/**
 * Has the site kept in this browser, for visits without a network (sw.js).
 * @param {(takeUp: () => void) => void} tell  hears that a newer version lies ready, and what takes it up: the page is loaded anew
 */
export async function keepOffline(tell) {
  awake = true;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(new URL("../../sw.js", import.meta.url), {
    updateViaCache: "none",
  });
  // A message may come to a worker that is just being ended: it is sent until the page is loaded anew.
  const takeUp = () => {
    (registration.waiting ?? registration.active)?.postMessage("take up");
    setTimeout(takeUp, ASK_AGAIN_MS);
  };
  const look = () => {
    if (serviceWorker.controller) registration.waiting?.postMessage("which build?");
  };
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data.ready && data.ready !== ownBuild()) tell(takeUp);
  });
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {}); // no network: later
  });
}
