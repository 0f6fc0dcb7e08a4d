// Keeps the site for visits without a network. build.py serves it from the top of the site, so that its scope is the site,
// and writes before it what `version` is: the name of this build and the SHA-256 of each of its files, by address.
//
// A version is kept whole or not at all, and a page gets all its files from one version: the files of a new one are
// fetched, each checked against its hash, while the old one goes on serving; then the new one waits until no page is left
// that runs on the old, or until the reader takes it up, which loads every such page anew (platform.js).
//
// Taken up is the version whose elders are gone from the caches. Browsers let the old worker answer until it is idle, which
// may take minutes, or never come while pages ask it for files: so a worker whose own version is gone serves its successor.

/** @typedef {{name: string, build: string, policy: string, files: Record<string, string>}} Version */

const worker = /** @type {any} */ (self); // tsc knows this file as one of a page
const { name: newest, build, policy, files } = /** @type {Version} */ (worker.version);
const scope = new URL(worker.registration.scope);
// Other sites may have the same origin, as on GitHub Pages, and with it the same caches.
const ours = `bug ${scope.pathname} `;
// So many files are fetched at once.
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
 * Finds a file of this version: in an older version, in what the browser has kept of late, or on the server.
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

/** The page itself comes last: a cache that has it is whole. */
async function keepVersion() {
  const name = ours + newest;
  const { "./": page, ...others } = files;
  const queue = Object.entries(others);
  try {
    const cache = await caches.open(name);
    const keep = async (/** @type {string} */ file, /** @type {string} */ hash) => {
      const { href } = new URL(file, scope);
      await cache.put(href, await find(href, hash));
    };
    const lane = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await keep(...next);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await keep("./", page);
    if (!(await isWhole(name))) throw new Error("another version was taken up meanwhile");
  } catch (error) {
    queue.length = 0;
    await caches.delete(name);
    throw error; // the browser tries again with the next visit
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
  return own || (await fromSuccessor(path)) || fetch(request); // the browser may have thrown it all away
}

/**
 * From the oldest version that is whole: this one, as long as it is there.
 * @param {string} path
 * @returns {Promise<Response | undefined>}
 */
async function fromSuccessor(path) {
  for (const name of await caches.keys()) {
    const fits = name.startsWith(ours) && (await isWhole(name));
    if (fits) return caches.match(new URL(path, scope), { cacheName: name, ignoreSearch: true });
  }
}

/** Also asked of a worker that has been let in already, for windows that have not heard of it. */
async function takeUp() {
  worker.skipWaiting(); // whenever the old one is idle
  await dropOthers();
  for (const window of await worker.clients.matchAll({ includeUncontrolled: true }))
    window.postMessage({ taken: build });
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepVersion()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(dropOthers()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "take up") event.waitUntil(takeUp());
  else event.source.postMessage({ ready: build });
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { origin, pathname } = new URL(event.request.url);
  const path = pathname.replace(/\/index\.html$/, "/");
  const { method, mode } = event.request;
  const ofSite = origin === scope.origin && path.startsWith(scope.pathname);
  // The site has one page; what else can be gone to, bug.html say, is the server's.
  if (ofSite && method === "GET" && (addresses.has(path) || mode !== "navigate"))
    event.respondWith(answer(event.request, path));
});
