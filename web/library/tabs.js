/** Tabs of one browser: when one of them changes the storage, the others read it again. */

/** Changes within this time (ms) are read together. */
const PAUSE_MS = 300;

/** @param {() => Promise<void>} reload lists the games again @returns {() => void} announces a change */
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
