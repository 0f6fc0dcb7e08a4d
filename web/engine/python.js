// Boots Pyodide with the site's own files (downloads.js) and loads the engine: `boot` returns the function that answers requests.
// Most browser tests replace this module by one that asks a Python outside the browser (tests/e2e/bridge.py).

import { attempt, Downloads } from "./downloads.js";
import { site } from "./site.js";
import { checkScript, fileNow, patience, role, top } from "./worker-files.js";

/** @import { BootStage, Versions } from "./messages.js" */
/** @typedef {import("../../pyodide/pyodide.mjs").PyodideAPI} Pyodide */
/** @typedef {{ receive: (text: string) => string, pump: () => string }} Wire */
/** @typedef {(stage: BootStage, done?: number, total?: number) => void} Report */
/**
 * Of web/build/bug_startup.py.
 * @typedef {{ add_engine(fetch: (path: string) => Uint8Array, hashOf: (path: string) => string): void, open_wire(): Wire,
 *   open_sandbox(): Wire, versions(): string, booted(): void }} Startup
 */

const pyodideURL = new URL("pyodide/", top).href;

// The name of the library for Pyodide. Pyodide requests it, and gets the library from withDownloads.
const LIBRARY = "library.zip";

/**
 * @param {Pyodide} pyodide
 * @param {Startup} startup
 * @param {Uint8Array} engine  the wheel, compiled, without what a boot does not need
 * @returns {Promise<Wire>}
 */
async function installEngine(pyodide, startup, engine) {
  pyodide.FS.writeFile("/lib/engine.zip", engine);
  startup.add_engine(fileNow, (path) => site.later[path]);
  if (role === "sandbox")
    return (await import("../bots/own/sandbox.js")).openSandbox(pyodide, startup.open_sandbox(), patience);
  return startup.open_wire();
}

/**
 * Gives Pyodide the files that are already on their way: the downloaded library, and the wasm module that was compiled while
 * Pyodide's own scripts were still loading.
 * @template T
 * @param {Downloads} downloads
 * @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
async function withDownloads(downloads, start) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  /** @type {(cause: unknown) => void} */
  let misfit = () => {};
  const broken = new Promise((_, reject) => {
    misfit = reject;
  });
  self.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, top);
    if (pathname.endsWith(".wasm")) return new Response();
    if (!pathname.endsWith(LIBRARY)) return fetch(input, init);
    return new Response(await downloads.library.catch(() => new Promise(() => {}))); // on failure the boot ends and says why
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await downloads.wasm;
    const instance = await WebAssembly.instantiate(module, imports).catch(misfit);
    return instance ? { module, instance } : new Promise(() => {}); // the boot ends with the error; Pyodide need not see it
  };
  try {
    return await Promise.race([start(), downloads.failure, broken]);
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * @param {Downloads} downloads
 * @returns {Promise<Pyodide>}
 */
async function startPython(downloads) {
  const scripts = async () => {
    await Promise.all(Object.entries(site.scripts).map(([path, integrity]) => checkScript(path, integrity)));
    return Promise.all([import("../../pyodide/pyodide.mjs"), import("../../pyodide/pyodide.asm.mjs")]);
  };
  const [{ loadPyodide }, assembly] = await attempt("runtime_missing", scripts);
  const options = {
    indexURL: pyodideURL,
    packageBaseUrl: pyodideURL, // or Pyodide would look for packages on the network
    lockFileContents: site.lock,
    stdLibURL: new URL(LIBRARY, pyodideURL).href,
    createPyodideModule: assembly.default,
  };
  return attempt("runtime_broken", () => withDownloads(downloads, () => loadPyodide(options)));
}

/**
 * @param {Report} report  is called at each stage
 * @returns {Promise<{ wire: Wire, versions: Versions }>}
 */
export async function boot(report) {
  const downloads = new Downloads((done, total) => (done < total ? report("download", done, total) : report("python")));
  const pyodide = await Promise.race([startPython(downloads), downloads.failure]);
  const engine = await downloads.engine;
  report("engine");
  return attempt("wheel_broken", async () => {
    /** @type {Startup} */
    const startup = pyodide.pyimport("bug_startup");
    const wire = await installEngine(pyodide, startup, engine);
    const [engineVersion, python] = startup.versions().split(" ");
    startup.booted();
    return { wire, versions: { engine: engineVersion, python, pyodide: pyodide.version } };
  });
}
