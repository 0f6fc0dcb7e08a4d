// Where the engine's worker has the site's files from when there is no server: the page posts them first of all, as texts
// in base64 or as bytes. They answer to one made-up address, so that all else is as on a server.

import { isZipped, unzipped } from "../../engine/unzip.js";

/** The top of a site that isn't there. */
export const top = new URL("https://bug.invalid/");

/** @type {{files: Record<string, string | ArrayBuffer>, role?: "engine" | "guest", patience?: number, courier?: MessagePort}} */
const first = await new Promise((resolve) => {
  self.onmessage = ({ data }) => resolve(data);
});
const { files, courier } = first;

/** Whether to answer for the engine or for a guest (bots/own/sandbox.js), and how long a guest may be silent, ms. */
export const { role = "engine", patience = 0 } = first;

/**
 * @param {string} path
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function fileNow(path) {
  const file = files[path] ?? "";
  return typeof file === "string"
    ? Uint8Array.from(atob(file), (character) => character.charCodeAt(0))
    : new Uint8Array(file);
}

/** @type {Map<number, (answer: {status: number, type: string, body: ArrayBuffer | null}) => void>} */
const asked = new Map();
if (courier) courier.onmessage = ({ data }) => asked.get(data.id)?.(data);

/**
 * Asks whoever was lent to this worker for what is elsewhere; mostly nobody was.
 * @param {string} url
 * @param {RequestInit | undefined} init
 * @returns {Promise<Response>}
 */
async function fromElsewhere(url, init) {
  if (!courier) throw new TypeError("a guest has no network");
  const id = asked.size;
  const accept = new Headers(init?.headers).get("Accept");
  const { status, type, body } = await new Promise((resolve) => {
    asked.set(id, resolve);
    courier.postMessage({ id, url, accept });
  });
  if (!status) throw new TypeError(type);
  return new Response(body, { status, headers: { "Content-Type": type } });
}

self.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, top);
  if (url.origin !== top.origin) return fromElsewhere(url.href, init);
  const path = url.pathname.slice(1);
  if (!(path in files)) return new Response(null, { status: 404 });
  const bytes = fileNow(path);
  const body = isZipped(bytes) && !path.endsWith(".packed") ? unzipped(bytes) : bytes;
  return new Response(body, { headers: { "Content-Type": path.endsWith(".wasm") ? "application/wasm" : "" } });
};
