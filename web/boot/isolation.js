// What isolated workers (engine/isolated.js) need from the platform when a server sends the page. It is not in platform.js because
// a first visit does not need it. The single file has one-file/isolation.js instead.

import { hasHash } from "../engine/hash.js";
import { fetchWhole } from "../engine/whole.js";

/** @typedef {{source: string, files: Record<string, string | ArrayBuffer>}} IsolatedParts a worker's address, and the files that it requests */

const top = new URL("../../", import.meta.url);
const siteFiles = () => import("../engine/site.js").then(({ site }) => site);

/** Fetches everything that an isolated worker needs (engine/isolated.js). @returns {Promise<IsolatedParts>} */
export async function isolatedParts() {
  const get = async (/** @type {string} */ path) => {
    const response = await fetch(new URL(path, top));
    if (!response.ok) throw new Error(`${path}: status ${response.status}`);
    return response;
  };
  const { wasm, library, engine, isolated, later, lock } = await siteFiles();
  const { file_name: micropip, sha256 } = lock.packages.micropip;
  const hashes = { ...later, [`pyodide/${micropip}`]: sha256 };
  const wanted = [wasm, library, engine, ...Object.entries(hashes).map(([path, hash]) => ({ path, hashes: [hash] }))];
  const bytesOf = async (/** @type {{path: string, hashes: string[]}} */ { path, hashes }) => {
    const bytes = await (await get(path)).arrayBuffer();
    if (!(await hasHash(bytes, hashes))) throw new Error(`${path} is damaged or of another build`);
    return bytes;
  };
  const filed = async (/** @type {{path: string, hashes: string[]}} */ file) =>
    /** @type {const} */ ([file.path.split("?")[0], await bytesOf(file)]);
  const [worker, ...files] = await Promise.all([bytesOf(isolated), ...wanted.map(filed)]);
  return { source: await addressOf(new Blob([worker])), files: Object.fromEntries(files) };
}

/** @param {Blob} script @returns {Promise<string>} an address that contains the whole script */
const addressOf = (script) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(String(reader.result).replace(/^data:[^,]*?(;base64)?,/, "data:text/javascript;base64,"));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(script);
  });

/** Starts the worker that fetches packages for a sandbox. @type {(() => Promise<Worker>) | null} null where there is no network */
export const startFetchProxy = async () => {
  const { path, integrity } = (await siteFiles()).proxy;
  const address = new URL(path, top);
  await fetchWhole(address, integrity);
  return new Worker(address, { type: "module", name: "bug fetch proxy" });
};
