/** How long the browser keeps what the page stores, and what other tabs do with it. */
import { keptGames } from "./games.js";
export { joinTabs } from "./tabs.js";

/** Does this browser delete what a site has stored after some days without a visit? WebKit does, except for installed pages. */
const wipesGames = () => navigator.vendor.startsWith("Apple") && !matchMedia("(display-mode: standalone)").matches;

/** Would the browser keep it for good without a question to the reader? */
export async function mayPersist() {
  const may = await navigator.permissions?.query({ name: "persistent-storage" }).catch(() => null);
  return may?.state === "granted";
}

/** What is known of it now. */
export const kept = async () => ({
  wipes: wipesGames(),
  persisted: (await navigator.storage?.persisted?.().catch(() => null)) ?? null,
});

/** Asks the browser to keep it. @returns {Promise<boolean | null>} */
export const persist = async () => (await navigator.storage?.persist?.().catch(() => false)) ?? null;

/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {import("../game/line.js").Game} Game */

/** One tab of the browser at a time does some work, so that each sees what the others have stored. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
const alone = (work) => (navigator.locks ? navigator.locks.request("bug.library.keep", work) : work());

/**
 * Keeps a game that is new in this tab, unless it is kept already, perhaps by another tab: then the game on the table is that one.
 * @param {Entry} entry @param {Game} game on the table or put aside
 * @param {{store: Pick<import("../app/effects.js").Store, "state" | "dispatch">, written: Map<string, Game["tree"]>, put: (entries: Entry[]) => Promise<number>}} library written: the trees as they are stored
 * @returns {Promise<boolean>} whether it was kept now
 */
export const keepOnce = (entry, game, { store, written, put }) =>
  alone(async () => {
    const same = (/** @type {Entry} */ { summary }) => summary.key === entry.summary.key;
    const stored = await keptGames().catch(() => null); // a browser that stores nothing has no games of other tabs
    const kept = [...(stored?.games ?? []), ...(store.state().library.games ?? [])].find(same);
    if (!kept) {
      await put([entry]);
      return true;
    }
    store.dispatch({ type: "library-put", games: [kept] });
    written.set(kept.id, game.tree);
    for (const which of /** @type {const} */ (["game", "previousGame"]))
      if (store.state()[which]?.id === entry.id) store.dispatch({ type: "keep", which, id: kept.id });
    return false;
  });
