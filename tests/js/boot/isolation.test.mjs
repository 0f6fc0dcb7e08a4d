// The files of a bot's worker: every file is the one of this build, or there is no worker.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { register } from "node:module";
import { beforeEach, test } from "node:test";

/** @param {string} text */
const hashOf = (text) => createHash("sha256").update(text).digest("hex");
/** @type {Record<string, string>} */
const FILES = {
  "wasm?1": "the wasm",
  "library?1": "the library",
  "engine?1": "the engine",
  "books/a.book": "a book",
  "pyodide/micropip.whl": "micropip",
  "isolated.js": "the worker",
};
const PROXY = "fetch-proxy.js";
const integrityOf = (/** @type {string} */ text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const file = (/** @type {string} */ path) => ({ path, hashes: [hashOf(FILES[path])] });
const site = {
  ...{ wasm: file("wasm?1"), library: file("library?1"), engine: file("engine?1"), isolated: file("isolated.js") },
  proxy: { path: PROXY, integrity: integrityOf("the proxy") },
  later: { "books/a.book": hashOf("a book") },
  lock: { packages: { micropip: { file_name: "micropip.whl", sha256: hashOf("micropip") } } },
};
const module = `data:text/javascript,${encodeURIComponent(`export const site = ${JSON.stringify(site)};`)}`;
const hook = `export const resolve = (specifier, context, next) => specifier.endsWith("/site.js")
  ? { url: ${JSON.stringify(module)}, shortCircuit: true } : next(specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

/** @type {any} */
const scope = globalThis;
const top = new URL("../../../", import.meta.url).href;
/** @type {Record<string, string>} */
let served = {};
/** A newer answer of the server, which the browser's cache does not have. @type {Record<string, string>} */
let newer = {};
scope.fetch = async (/** @type {URL} */ url, /** @type {RequestInit} */ { integrity, cache } = {}) => {
  const path = url.href.replace(top, "");
  const text = (cache === "reload" && newer[path]) || served[path];
  if (integrity && integrity !== integrityOf(text)) throw new TypeError("Failed to fetch");
  return new Response(text);
};
/** @type {string[]} */
let started = [];
scope.Worker = class {
  constructor(/** @type {URL} */ address) {
    started.push(address.href.replace(top, ""));
  }
};
scope.FileReader = class {
  readAsDataURL(/** @type {Blob} */ blob) {
    this.result = `data:;base64,${blob.size}`;
    /** @type {any} */ (this).onload();
  }
};
const { isolatedParts, startFetchProxy } = await import("../../../web/boot/isolation.js");
const startProxy = /** @type {() => Promise<Worker>} */ (startFetchProxy);

beforeEach(() => {
  served = { ...FILES, [PROXY]: "the proxy" };
  newer = {};
  started = [];
});

test("undamaged files make a worker", async () => {
  const { source, files } = await isolatedParts();
  assert.equal(source, `data:text/javascript;base64,${"the worker".length}`);
  assert.deepEqual(Object.keys(files).sort(), ["books/a.book", "engine", "library", "pyodide/micropip.whl", "wasm"]);
});

for (const path of Object.keys(FILES))
  test(`${path} is refused if it is damaged`, async () => {
    served[path] += "!";
    await assert.rejects(isolatedParts(), (/** @type {Error} */ { message }) =>
      message.startsWith(`${path} is damaged`),
    );
  });

test("the fetch proxy runs only if it is the one of this build", async () => {
  await startProxy();
  assert.deepEqual(started, [PROXY]);
  served[PROXY] += "!";
  await assert.rejects(startProxy());
  assert.deepEqual(started, [PROXY]);
  newer[PROXY] = "the proxy"; // only the browser's cache had a damaged one
  await startProxy();
  assert.deepEqual(started, [PROXY, PROXY]);
});
