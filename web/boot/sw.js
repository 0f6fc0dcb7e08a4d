// The service worker: it installs the site, so that it works without a network. The build puts it at the top of the site,
// which makes the site its scope, and writes `version` in front: the build, the policy of the engine's worker, and the
// SHA-256 of each file by address.
//
// A version is installed whole or not at all, and a page gets all its files from one version. The files of a new version
// are fetched and checked against their hashes while the old version goes on serving. The new version then waits until no
// page uses the old one, or until the reader activates it, which reloads every page (platform.js).
//
// The active version is the oldest in the caches: activation deletes those before it. A browser keeps the old worker until
// it is idle, which takes minutes, or never happens while pages request files. So a worker whose own version was deleted
// serves the next one.

/** @typedef {{name: string, build: string, policy: string, files: Record<string, string>}} Version */

const worker = /** @type {any} */ (self); // tsc knows this file as one of a page
const { name: newest, build, policy, files } = /** @type {Version} */ (worker.version);
const scope = new URL(worker.registration.scope);
// Other sites may have the same origin, as on GitHub Pages, and with it the same caches.
const ours = `bug ${scope.pathname} `;
// How many files are fetched at once.
const LANES = 4;
const addresses = new Map(Object.keys(files).map((file) => addressed(new URL(file, scope))));

/** @param {URL} url @returns {[path: string, address: string]} */
function addressed(url) {
  return [url.pathname, url.href];
}

/** @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Finds a file of this version: in an older version, in the browser's HTTP cache, or on the server.
 * @param {string} address @param {string} hash
 * @returns {Promise<Response>}
 */
async function find(address, hash) {
  for (const look of [() => caches.match(address), () => fetch(address), () => fetch(address, { cache: "reload" })]) {
    const response = await look();
    if (!response?.ok) continue;
    const bytes = await response.arrayBuffer();
    if ((await hashOf(bytes)) !== hash) continue;
    const headers = new Headers({ "Content-Type": response.headers.get("Content-Type") ?? "" });
    if (address.endsWith("/engine/worker.js")) headers.set("Content-Security-Policy", policy);
    return new Response(bytes, { headers });
  }
  throw new Error(`${address} is of another version`);
}

/** Fills this version's cache. The page itself comes last: a cache that has it is whole. */
async function install() {
  const name = ours + newest;
  const { "./": page, ...others } = files;
  const queue = Object.entries(others);
  try {
    const cache = await caches.open(name);
    const add = async (/** @type {string} */ file, /** @type {string} */ hash) => {
      const { href } = new URL(file, scope);
      await cache.put(href, await find(href, hash));
    };
    const lane = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await add(...next);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await add("./", page);
    if (!(await isWhole(name))) throw new Error("another version was activated meanwhile");
  } catch (error) {
    queue.length = 0;
    await caches.delete(name);
    throw error; // the browser tries again at the next visit
  }
}

/** @param {string} name  of a cache */
const isWhole = async (name) => Boolean(await caches.match(scope.href, { cacheName: name }));

async function dropOthers() {
  const others = (await caches.keys()).filter((key) => key.startsWith(ours) && key !== ours + newest);
  await Promise.all(others.map((key) => caches.delete(key)));
}

/** @param {Request} request @param {string} path */
async function answer(request, path) {
  const address = addresses.get(path);
  const own = address && (await caches.match(address, { cacheName: ours + newest }));
  return own || (await fromActiveVersion(path)) || fetch(request); // the browser may have deleted its caches
}

/**
 * Answers from the oldest version that is whole.
 * @param {string} path
 * @returns {Promise<Response | undefined>}
 */
async function fromActiveVersion(path) {
  for (const name of await caches.keys()) {
    const fits = name.startsWith(ours) && (await isWhole(name));
    if (fits) return caches.match(new URL(path, scope), { cacheName: name, ignoreSearch: true });
  }
}

/** Activates this version. A worker that is active already does it for windows that have not noticed. */
async function activateUpdate() {
  worker.skipWaiting(); // takes effect when the old worker is idle
  await dropOthers();
  for (const window of await worker.clients.matchAll({ includeUncontrolled: true }))
    window.postMessage({ activated: build });
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(dropOthers()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "activate") event.waitUntil(activateUpdate());
  else event.source.postMessage({ ready: build });
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { origin, pathname } = new URL(event.request.url);
  const path = pathname.replace(/\/index\.html$/, "/");
  const { method, mode } = event.request;
  const ofSite = origin === scope.origin && path.startsWith(scope.pathname);
  // The site has one page; other pages, bug.html say, come from the server.
  if (ofSite && method === "GET" && (addresses.has(path) || mode !== "navigate"))
    event.respondWith(answer(event.request, path));
});
