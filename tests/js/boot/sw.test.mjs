// The service worker with caches and a server of this test: damaged files are never served, and are replaced.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";

/** @type {any} */
const scopeOf = globalThis;
const TOP = "https://example.org/bug/";
const FILES = { "./": "the page", "main.js": "the program", "web/engine/worker.js": "the worker" };
/** @type {Map<string, Map<string, Response>>} */
const kept = new Map();
/** @type {Record<string, string>} */
let server = {};
/** @type {string[]} */
let fetched = [];
/** @type {Record<string, (event: any) => void>} */
const listeners = {};

/** @param {string} text */
const hash = (text) => createHash("sha256").update(text).digest("hex");
/** @param {string} name */
const cacheOf = (name) => {
  const files = kept.get(name) ?? new Map();
  kept.set(name, files);
  return {
    match: async (/** @type {string} */ address) => files.get(address)?.clone(),
    put: async (/** @type {string} */ address, /** @type {Response} */ response) => void files.set(address, response),
  };
};
scopeOf.caches = {
  open: async (/** @type {string} */ name) => cacheOf(name),
  has: async (/** @type {string} */ name) => kept.has(name),
  delete: async (/** @type {string} */ name) => kept.delete(name),
  keys: async () => [...kept.keys()],
  match: async (/** @type {URL | string} */ address, /** @type {{cacheName?: string}} */ { cacheName } = {}) =>
    [...kept]
      .filter(([name]) => !cacheName || name === cacheName)
      .map(([, files]) => files.get(String(address))?.clone())
      .find(Boolean),
};
scopeOf.fetch = async (/** @type {any} */ asked) => {
  const address = String(asked.url ?? asked);
  fetched.push(address);
  const text = server[address];
  return text === undefined ? new Response("", { status: 404 }) : new Response(text);
};
scopeOf.self = {
  version: {
    ...{ name: "one", build: "b1", policy: "none" },
    files: Object.fromEntries(Object.entries(FILES).map(([path, text]) => [path, hash(text)])),
  },
  registration: { scope: TOP },
  clients: { matchAll: async () => [] },
  skipWaiting() {},
  addEventListener: (/** @type {string} */ type, /** @type {any} */ listener) => (listeners[type] = listener),
};
await import(String(new URL("../../../web/boot/sw.js", import.meta.url))); // not a module

/** @param {string} path @param {RequestInit} [options] @returns {Promise<Response>} */
const ask = (path, options = {}) =>
  new Promise((resolve, reject) =>
    listeners.fetch({
      request: { url: TOP + path, method: "GET", mode: "cors", ...options },
      respondWith: (/** @type {Promise<Response>} */ answer) => answer.then(resolve, reject),
    }),
  );
/** @param {string} path @param {RequestInit} [options] */
const textOf = async (path, options) => (await ask(path, options)).text();
/** @param {string} path @param {string} text */
const damage = (path, text) => kept.get("bug /bug/ one")?.set(TOP + path, new Response(text));

beforeEach(async () => {
  kept.clear();
  server = Object.fromEntries(Object.entries(FILES).map(([path, text]) => [TOP + path.replace("./", ""), text]));
  await new Promise((resolve) => listeners.install({ waitUntil: (/** @type {any} */ done) => done.then(resolve) }));
  fetched = [];
});

test("undamaged files are served without the server", async () => {
  assert.equal(await textOf("main.js"), "the program");
  assert.equal((await ask("web/engine/worker.js")).headers.get("Content-Security-Policy"), "none");
  assert.deepEqual(fetched, []);
});

test("a damaged file is fetched again, served and replaced", async () => {
  for (const path of ["main.js", ""]) {
    damage(path, "the pro");
    assert.equal(await textOf(path), FILES[/** @type {keyof typeof FILES} */ (path || "./")]);
    assert.equal(await textOf(path), FILES[/** @type {keyof typeof FILES} */ (path || "./")]);
  }
  assert.deepEqual(fetched, [TOP + "main.js", TOP]);
});

test("a request with cache: reload asks the server", async () => {
  assert.equal(await textOf("main.js", { cache: "reload" }), "the program");
  assert.deepEqual(fetched, [TOP + "main.js"]);
});

test("a damaged version that the server no longer has is given up", async () => {
  damage("main.js", "flipped");
  server[TOP + "main.js"] = "the newer program";
  assert.equal(await textOf("main.js"), "the newer program");
  assert.deepEqual([...kept.keys()], []);
});

test("an error of the server does not end a version", async () => {
  damage("main.js", "flipped");
  delete server[TOP + "main.js"];
  assert.equal((await ask("main.js")).status, 404);
  assert.equal(await textOf(""), "the page");
});

test("without a network a damaged file is an error, and the other files are kept", async () => {
  damage("main.js", "flipped");
  const { fetch } = scopeOf;
  scopeOf.fetch = async () => {
    throw new TypeError("no network");
  };
  await assert.rejects(() => ask("main.js"));
  assert.equal(await textOf("web/engine/worker.js"), "the worker");
  scopeOf.fetch = fetch;
});
