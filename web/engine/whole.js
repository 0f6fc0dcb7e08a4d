/**
 * Fetches a script with its hash: from the browser's cache, or else from the server. Browsers check no hash of a worker's script, and of what
 * it imports. So these scripts are fetched here first, and then run from the browser's cache. Uses nothing of this file (boot/platform.js).
 * @param {string | URL} address @param {string} integrity @returns {Promise<Response>} rejects if the script has another hash
 */
export function fetchWhole(address, integrity) {
  const ask = (/** @type {RequestCache} */ cache) => fetch(address, { integrity, cache });
  return ask("default").catch(() => ask("reload"));
}
