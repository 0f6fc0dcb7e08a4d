/** Tabs of one browser: when one of them changes what is stored, the others read it again. */

/** Changes that come together are read together (ms). */
const PAUSE_MS = 300;

/** @param {() => void} reload @returns {() => void} says that something has changed */
export function joinTabs(reload) {
  if (typeof BroadcastChannel !== "function") return () => {};
  const channel = new BroadcastChannel("bug.library");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  channel.addEventListener("message", () => {
    clearTimeout(waiting);
    waiting = setTimeout(reload, PAUSE_MS);
  });
  return () => channel.postMessage("changed");
}
