/** How long the browser keeps the page's storage, the statistics of the stored games, games that the engine refuses, and changes by other tabs. */
import { FAILURE_CODES } from "../engine/messages.js";
import { gameText } from "../game/line.js";
import { seatsInText } from "../game/seats.js";

export { createCounting } from "./counting.js";
export { createStoring } from "./storing.js";

/** Whether this browser deletes a site's storage after some days without a visit. WebKit does, except for installed pages. */
const wipesGames = () => navigator.vendor.startsWith("Apple") && !matchMedia("(display-mode: standalone)").matches;

/** Whether the browser would keep the storage for good without asking the reader. */
export async function mayPersist() {
  const may = await navigator.permissions?.query({ name: "persistent-storage" }).catch(() => null);
  return may?.state === "granted";
}

/** The present state of the storage. */
export const kept = async () => ({
  wipes: wipesGames(),
  persisted: (await navigator.storage?.persisted?.().catch(() => null)) ?? null,
});

/** Asks the browser to keep the storage. @returns {Promise<boolean | null>} */
export const persist = async () => (await navigator.storage?.persist?.().catch(() => false)) ?? null;

/** Tells the reader of a game that the engine does not write: it would refuse again, so it is asked again only after a change.
 * @param {Pick<import("../app/effects.js").Store, "state" | "dispatch">} store */
export function createRefusals(store) {
  /** The ids of the games of which the reader knows. @type {Set<string | undefined>} */
  const said = new Set();
  return {
    /** @param {any} error @param {import("../game/line.js").Game} game @returns {boolean} whether the engine refused the game; otherwise it was lost, or a part of the page did not load */
    refused({ name, code }, game) {
      if (name !== "EngineError" || FAILURE_CODES.includes(code)) return false;
      const text = gameText(game, seatsInText(store.state()));
      const notice = code === "bad_game" ? "not_kept_illegal" : "not_kept";
      if (!said.has(game.id)) store.dispatch({ type: "notice", code: notice, text });
      said.add(game.id);
      return true;
    },
  };
}

/** Changes within this time (ms) are read together. */
const PAUSE_MS = 300;

/** Tabs of one browser: when one of them changes the storage, the others read it again. @param {() => Promise<void>} reload lists the games again @returns {() => void} announces a change */
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
