/** Stores games and lists them. A game that the browser does not store is listed as long as the page is open, and tried again. */
import { changeGames, dropGames, isFull, keepGames } from "./games.js";

export { keptGames, NEW, reviewed } from "./games.js";

/** @typedef {import("./games.js").Entry} Entry */

/** @param {Pick<import("../app/effects.js").Store, "state" | "dispatch">} store @param {() => void} tell tells other tabs that something is stored */
export function createShelf(store, tell) {
  /** The ids of listed games that are not stored. @type {Set<string>} */
  const unkept = new Set();
  /** The ids of deleted games: one whose storing ends after that is not listed again. @type {Set<string>} */
  const gone = new Set();
  const set = (/** @type {Partial<import("./state.js").Library>} */ change) =>
    store.dispatch({ type: "library", change });
  const list = (/** @type {readonly Entry[]} */ games) => store.dispatch({ type: "library-put", games });

  /** Tries to store a game's entries. @param {readonly Entry[]} entries */
  async function keep(entries) {
    const { stored, error } = await keepGames(entries);
    for (const [i, { id }] of entries.entries())
      if (i < stored) unkept.delete(id);
      else if (!gone.has(id)) unkept.add(id);
    return { stored, error };
  }

  /** Tries the games again that are not stored, and says whether all are. @param {unknown} error why something was not stored; null: all was */
  async function settle(error) {
    const late = (store.state().library.games ?? []).filter(({ id }) => unkept.has(id));
    const why = error ?? (late.length ? (await keep(late)).error : null);
    if (why) set({ failed: isFull(why) ? "full" : "blocked" });
    else if (!unkept.size && store.state().library.failed === "full") set({ failed: null }); // there is space again
    tell();
  }

  /** @param {readonly Entry[]} entries @returns {Promise<number>} how many are stored */
  async function put(entries) {
    if (!entries.length) return 0;
    for (const { id } of entries) gone.delete(id); // a deleted game may come back
    const { stored, error } = await keep(entries);
    list(entries.filter(({ id }) => !gone.has(id)));
    await settle(error);
    return stored;
  }

  /** Changes stored games. @param {readonly Entry[]} entries @param {(entry: Entry) => Entry} change */
  async function edit(entries, change) {
    const { games, left, error } = await changeGames(entries, change);
    for (const { id } of games)
      if (left.has(id)) unkept.add(id);
      else unkept.delete(id);
    list(games);
    await settle(error);
  }

  /** @param {readonly Entry[]} games */
  async function drop(games) {
    for (const { id } of games) {
      gone.add(id);
      unkept.delete(id);
    }
    await dropGames(games.map(({ id }) => id)).then(
      () => settle(null), // there may be space now
      () => {}, // if nothing can be stored, nothing was
    );
  }
  return { list, put, edit, drop, unkept };
}
