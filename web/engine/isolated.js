/**
 * Isolated workers: the engine's worker as one text, with all its files posted to it, for users' bots and for measuring.
 *
 * A sandboxed frame has its own origin and a policy that allows no connection. It starts a guard (guard.js), which starts the worker;
 * both inherit the policy. So the worker reaches neither the page, its storage nor the network.
 */
import { isolatedParts } from "../boot/isolation.js";

/** @typedef {import("../boot/isolation.js").IsolatedParts} IsolatedParts */
/** @typedef {{patience: number, fetchProxy?: MessagePort}} IsolatedOptions patience: see bots/own/sandbox.js */

/** The script of the frame: it starts the guard from the source that the page sends. The policy of index.html has its hash, too. */
export const FRAME_SCRIPT =
  'onmessage=({data,ports})=>{onmessage=null;new Worker(data,{type:"module",name:"bug guard"}).postMessage({role:"guard"},ports)}';
export const FRAME_HASH = "sha256-Q8m+eZ5HMXmR+8OTwg8NgTifFirmzQi2TltKQxSFkg8=";
export const FRAME_POLICY = `default-src 'none'; connect-src 'none'; script-src '${FRAME_HASH}' 'wasm-unsafe-eval'; worker-src data:`;

/** @type {Promise<IsolatedParts> | null} */
let parts = null;

/** Fetches the files that isolated workers need, once. */
export function partsOnce() {
  parts ??= isolatedParts();
  parts.catch(() => {
    parts = null; // the next call tries again
  });
  return parts;
}

/**
 * @param {IsolatedParts} parts @param {IsolatedOptions} options
 * @returns {import("./client.js").WorkerLike} its messages have passed the guard's door
 */
export function startIsolated({ source, files }, { patience, fetchProxy }) {
  const { port1, port2 } = new MessageChannel();
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.sandbox.add("allow-scripts");
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}"><script>${FRAME_SCRIPT}</script>`;
  frame.onload = () => frame.contentWindow?.postMessage(source, "*", [port2]); // "*": its origin has no name
  document.body.append(frame);
  const first = { files, role: "sandbox", patience, fetchProxy };
  port1.postMessage({ source, first }, fetchProxy ? [fetchProxy] : []);
  /** @type {import("./client.js").WorkerLike} */
  const isolated = {
    onmessage: null,
    onerror: null,
    postMessage: (/** @type {unknown} */ text) => port1.postMessage(text),
    terminate() {
      port1.close();
      frame.remove(); // ends the guard and its worker
    },
  };
  port1.onmessage = (event) => isolated.onmessage?.call(/** @type {any} */ (isolated), event);
  return isolated;
}
