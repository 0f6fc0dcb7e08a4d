// How the engine's worker reads the site's files without a server: the page posts them first, as base64 or as bytes. They
// have made-up addresses, so that everything else works as on a server.

import { guard } from "../../engine/guard.js";
import { isZipped, unzipped } from "../../engine/unzip.js";

/** The made-up address of the site. */
export const top = new URL("https://bug.invalid/");

/**
 * The message that starts this worker.
 * @typedef {{files: Record<string, string | ArrayBuffer>, role?: "engine" | "sandbox" | "guard", patience?: number, fetchProxy?: MessagePort}} First
 */
/** @type {MessageEvent<First>} */
const { data: first, ports } = await new Promise((resolve) => {
  self.onmessage = resolve;
});
if (first.role === "guard") await guard(ports[0]); // never returns: nothing else runs in a guard
const { files, fetchProxy } = first;

/** Whether this worker runs the engine or a bot (bots/own/sandbox.js), and how long a bot may be silent (ms). */
export const role = first.role === "sandbox" ? "sandbox" : "engine";
export const { patience = 0 } = first;

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

/** Does nothing: Pyodide's scripts are part of this worker. @param {string} _path @param {string} _integrity */
export async function checkScript(_path, _integrity) {}

/** @type {Map<number, (answer: {status: number, type: string, body: ArrayBuffer | null}) => void>} */
const asked = new Map();
if (fetchProxy) fetchProxy.onmessage = ({ data }) => asked.get(data.id)?.(data);

/**
 * Fetches from another host through the proxy, if the page gave this worker one.
 * @param {string} url
 * @param {RequestInit | undefined} init
 * @returns {Promise<Response>}
 */
async function fromElsewhere(url, init) {
  if (!fetchProxy) throw new TypeError("a sandbox has no network");
  const id = asked.size;
  const accept = new Headers(init?.headers).get("Accept");
  const { status, type, body } = await new Promise((resolve) => {
    asked.set(id, resolve);
    fetchProxy.postMessage({ id, url, accept });
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
