// The service worker: it installs the site, so that it works without a network. The build puts it at the top of the site,
// which makes the site its scope, and writes `version` in front: the build, the policy of the engine's worker, and the
// SHA-256 of each file by address.
//
// A version is installed whole or not at all, and a page gets all its files from one version. The files of a new version
// are fetched and checked against their hashes while the old version goes on serving. The new version then waits until no
// page uses the old one, or until the reader activates it, which reloads every page (platform.js).
//
// A cache can be damaged. A file is checked against its hash whenever it is served; a damaged file is fetched from the server
// and replaced. If the server no longer has it, the version is given up.
//
// The active version is the oldest in the caches: activation deletes those before it. A browser keeps the old worker until
// it is idle, which takes minutes, or never happens while pages request files. So a worker whose own version was deleted
// serves the next one.

/** @typedef {{name: string, build: string, policy: string, files: Record<string, string>}} Version */

const worker = /** @type {any} */ (self); // tsc takes this file for one of a page
const { name: newest, build, policy, files } = /** @type {Version} */ (worker.version);
const scope = new URL(worker.registration.scope);
// Other sites may have the same origin, as on GitHub Pages, and with it the same caches.
const ours = `bug ${scope.pathname} `;
// The header of a stored file that contains its SHA-256.
const HASH = "X-Bug-Hash";
// How many files are fetched at once.
const LANES = 4;
const addresses = new Map(Object.keys(files).map((file) => addressed(new URL(file, scope))));

const hashes = new Map(Object.entries(files).map(([file, hash]) => [new URL(file, scope).href, hash]));

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
    const found = await checked(await look(), hash);
    if (found) return stored(found, address, hash);
  }
  throw new Error(`${address} is of another version`);
}

/** @typedef {{bytes: ArrayBuffer, type: string, policy: string | null}} Content of a file, and its headers */

/**
 * Reads a file; null if it does not have this hash.
 * @param {Response | undefined} response @param {string} hash
 * @returns {Promise<Content | null>}
 */
async function checked(response, hash) {
  if (!response?.ok) return null;
  const bytes = await response.arrayBuffer().catch(() => null);
  if (!bytes || (await hashOf(bytes)) !== hash) return null;
  const { headers } = response;
  return { bytes, type: headers.get("Content-Type") ?? "", policy: headers.get("Content-Security-Policy") };
}

/** Returns a file as it is stored and served. @param {Content} content @param {string} address @param {string} hash */
function stored({ bytes, type, policy: own }, address, hash) {
  const headers = new Headers({ "Content-Type": type, [HASH]: hash });
  if (address.endsWith("/engine/worker.js")) headers.set("Content-Security-Policy", own ?? policy);
  return new Response(bytes, { headers });
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
  const own = address && (await caches.has(ours + newest)) && (await served(ours + newest, address, request));
  return own || (await fromActiveVersion(path, request)) || fetch(request); // the browser may have deleted its caches
}

/**
 * Returns a file of a version as it was installed; undefined if the version does not have it. A damaged version that can't be
 * mended is deleted, so that the next visit gets everything from the server.
 * @param {string} name of a cache @param {string} address @param {Request} request one with `cache: "reload"` asks the server
 * @returns {Promise<Response | undefined>}
 */
async function served(name, address, request) {
  const cache = await caches.open(name);
  const there = await cache.match(address, { ignoreSearch: true });
  if (!there) return undefined;
  const hash = hashes.get(name === ours + newest ? address : "") ?? there.headers.get(HASH) ?? "";
  const content = request.cache === "reload" ? null : await checked(there, hash);
  if (content) return stored(content, address, hash);
  const policyThere = there.headers.get("Content-Security-Policy");
  const response = await fetch(address, { cache: "reload" });
  if (!response.ok) return response;
  const fresh = await checked(response, hash);
  if (fresh) {
    await cache.put(address, stored({ ...fresh, policy: policyThere }, address, hash));
    return stored({ ...fresh, policy: policyThere }, address, hash);
  }
  await caches.delete(name);
}

/**
 * Answers from the oldest complete version.
 * @param {string} path @param {Request} request
 * @returns {Promise<Response | undefined>}
 */
async function fromActiveVersion(path, request) {
  for (const name of await caches.keys()) {
    const fits = name.startsWith(ours) && (await isWhole(name));
    if (fits) return served(name, new URL(path, scope).href, request);
  }
}

/** Activates this version. A worker that is already active does it for windows that have not noticed. */
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
  // The site has one page; other pages, such as bug.html, come from the server.
  if (ofSite && method === "GET" && (addresses.has(path) || mode !== "navigate"))
    event.respondWith(answer(event.request, path));
});
