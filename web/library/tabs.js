/** Tabs of one browser: when one of them changes the storage, the others read it again. */

import { keptGames } from "./games.js";

/** Changes within this time (ms) are read together. */
const PAUSE_MS = 300;

/** @typedef {Pick<import("../app/effects.js").Store, "state" | "dispatch">} Store */

/** Lists the games again after another tab has stored or deleted some. Games that could not be stored here stay listed. @param {Store} store */
async function reload(store) {
  const found = await keptGames().catch(() => null);
  if (!found) return;
  const { failed, games } = store.state().library;
  const kept = new Set(found.games.map(({ id }) => id));
  const others = failed ? (games ?? []).filter(({ id }) => !kept.has(id)) : [];
  store.dispatch({ type: "library", change: { ...found, games: [...found.games, ...others] } });
}

/** @param {Store} store @returns {() => void} announces a change */
export function joinTabs(store) {
  if (typeof BroadcastChannel !== "function") return () => {};
  const channel = new BroadcastChannel("bug.library");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  channel.addEventListener("message", () => {
    clearTimeout(waiting);
    waiting = setTimeout(reload, PAUSE_MS, store);
  });
  return () => channel.postMessage("changed");
}
