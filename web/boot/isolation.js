// What isolated workers (engine/isolated.js) need of the platform when a server sends the page. Apart from platform.js because
// a first visit does not need it. The page of one file has one-file/isolation.js instead.

/** @typedef {{source: string, files: Record<string, string | ArrayBuffer>}} IsolatedParts a worker's address, and the files that it requests */

/** Fetches everything that an isolated worker needs (engine/isolated.js). @returns {Promise<IsolatedParts>} */
export async function isolatedParts() {
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

/** Starts the worker that fetches packages for a sandbox. @type {(() => Worker) | null} null where there is no network */
export const startFetchProxy = () =>
  new Worker(new URL("../bots/own/fetch-proxy.js", import.meta.url), { type: "module", name: "bug fetch proxy" });
