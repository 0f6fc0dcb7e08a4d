/** Stores games and lists them. What the browser does not store is listed as long as the page is open, and tried again. */
import { differences, withWaiting } from "../engine/entries.js";
import { mainLine } from "../game/line.js";
import { moveDrafts } from "../ui/draft.js";
import {
  changeGames,
  dropGames,
  isFull,
  keptGames,
  NEW,
  reviewed,
  storedGames,
  UNREVIEWED,
  whyNot,
  withoutCursor,
} from "./games.js";
import { newId } from "../ui/new-id.js";

/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {(game: Entry, stored: Entry | null) => Entry} Change stored: the game as it is stored, without what waits */

/** So many games are stored together: between them the page answers. */
const TOGETHER = 100;

/** @type {Change} */
const asItIs = (game) => game;

/** Gives the game on the table, or the one put aside, another id, and moves the drafts of its comments. @param {Pick<import("../app/effects.js").Store, "state" | "dispatch">} store @param {string} from @param {string} to */
export function renameOnTable(store, from, to) {
  moveDrafts("comment", from, to);
  for (const which of /** @type {const} */ (["game", "previousGame"]))
    if (store.state()[which]?.id === from) store.dispatch({ type: "keep", which, id: to });
}

/** The entry of a game with what the engine says of it now. @param {Entry | undefined} known as it is listed @param {string} id @param {Pick<Entry, "record" | "summary">} found @param {Pick<import("../game/line.js").Game, "seats" | "starts">} game @returns {Entry} */
export const entryOf = (known, id, found, { seats, starts }) => ({
  ...(known ?? { ...NEW, id, kept: Date.now() }),
  ...{ ...found, seats, starts },
});

/** @param {Pick<import("../app/effects.js").Store, "state" | "dispatch">} store @param {() => void} tell tells other tabs that something is stored @param {ReadonlyMap<string, import("../game/line.js").Game["tree"]>} written the stored trees, by id */
export function createShelf(store, tell, written) {
  /** Listed games whose newest state is not stored. @type {import("../engine/entries.js").Waiting<Entry>} */
  const waiting = new Map();
  /** The ids of deleted games: what is stored or read at the same time does not list them again. @type {Set<string>} */
  const gone = new Set();
  /** The ids of those that are still stored. @type {Set<string>} */
  const leaving = new Set();
  /** Listed games that were never stored. */
  const unkept = { has: (/** @type {string} */ id) => waiting.get(id)?.was === null };
  const isThere = (/** @type {Entry} */ { id }) => !gone.has(id);
  const set = (/** @type {Partial<import("./state.js").Library>} */ change) =>
    store.dispatch({ type: "library", change });

  /** Lists the games as they are stored now, with what waits. @param {readonly Entry[]} stored @param {number} [unread] */
  function list(stored, unread = store.state().library.unread) {
    for (const { id } of stored) if (!leaving.has(id)) gone.delete(id); // another tab brought it back
    set({ games: withWaiting(stored.filter(isThere), waiting), unread });
  }

  /** Changes games in one transaction; without room for all, as many of the first as fit. @param {readonly Entry[]} entries @param {Change} how @param {boolean} mayBeNew @returns {ReturnType<typeof changeGames>} */
  async function changeSome(entries, how, mayBeNew) {
    const all = await changeGames(entries.filter(isThere), how, waiting, mayBeNew);
    for (const id of gone) waiting.delete(id);
    const half = all.now.length >> 1;
    if (!half || !isFull(all.error)) return all;
    const first = await changeSome(all.now.slice(0, half), asItIs, mayBeNew);
    if (first.error) return { now: all.now, error: first.error };
    const second = await changeSome(all.now.slice(half), asItIs, mayBeNew);
    return { now: [...first.now, ...second.now], error: second.error };
  }

  /** Changes games and lists them; many new ones are listed after each doubling of the list, because listing copies it. @param {readonly Entry[]} entries @param {Change} how @param {boolean} [mayBeNew] @param {(done: number) => boolean} [goesOn] asked after each transaction: whether to store the others too @returns {Promise<{stored: number, error: unknown}>} error: why some are not stored */
  async function change(entries, how, mayBeNew = false, goesOn = () => true) {
    let stored = 0;
    /** @type {unknown} */
    let error = null;
    /** @type {Entry[]} */
    let unlisted = [];
    for (let at = 0, more = entries.length > 0; more; at += TOGETHER) {
      const some = entries.slice(at, at + TOGETHER);
      const done = await changeSome(some, how, mayBeNew);
      const now = done.now.filter(isThere);
      const deleted = new Set(some.map(({ id }) => id));
      for (const { id } of now) deleted.delete(id);
      error = done.error ?? error;
      stored += now.filter(({ id }) => !waiting.has(id)).length;
      unlisted.push(...now);
      more = goesOn(Math.min(at + TOGETHER, entries.length)) && at + TOGETHER < entries.length;
      const { games } = store.state().library;
      if (deleted.size) set({ games: games?.filter(({ id }) => !deleted.has(id)) ?? null });
      if (more && mayBeNew && unlisted.length < (games?.length ?? 0)) continue;
      store.dispatch({ type: "library-put", games: unlisted.filter(isThere) });
      unlisted = [];
    }
    return { stored, error };
  }

  /** If another tab stored a change of a game whose change waits here, there are two games. */
  async function part() {
    const late = [...waiting.values()].filter(({ was, now }) => was && was.record !== now.record);
    const there = await storedGames(late.map(({ now }) => now.id)).catch(() => []); // what can't be read now is tried later
    for (const [i, { was, now }] of late.entries()) {
      const stored = there[i];
      if (!was || !stored || stored === "unread") continue;
      const line = withoutCursor(stored.record);
      if ([was, now].some(({ record }) => withoutCursor(record) === line)) continue;
      const id = newId();
      waiting.set(now.id, { was, now: { ...now, record: was.record, summary: was.summary } });
      waiting.set(id, { was: null, now: { ...now, ...UNREVIEWED, id, kept: Date.now() } });
      renameOnTable(store, now.id, id);
    }
  }

  /** Tries to store what waits; changes first, which may need no more room. */
  async function retry() {
    await part();
    const late = [...waiting.values()].sort((one, other) => Number(!one.was) - Number(!other.was));
    return change(
      late.map(({ now }) => now),
      asItIs,
    );
  }

  /** Says why something is not stored, and no longer when all is. @param {unknown} error */
  function say(error) {
    const { failed } = store.state().library;
    if (error) set({ failed: whyNot(error) });
    else if (!waiting.size && !leaving.size && failed !== "blocked" && failed !== "silent") set({ failed: null }); // all is stored again
  }

  /** Tries again what waits. @param {unknown} error why something was not stored; null: all was */
  async function settle(error) {
    say(error ?? (await retry()).error);
    tell();
  }

  /** @param {readonly Entry[]} entries @param {(done: number) => boolean} [goesOn] asked between many: whether to store the others too @returns {Promise<number>} how many are stored */
  async function put(entries, goesOn) {
    if (!entries.length) return 0;
    const given = new Map(entries.map((each) => [each.id, each]));
    for (const id of given.keys()) {
      gone.delete(id); // a deleted game may come back
      leaving.delete(id);
    }
    const now = (/** @type {Entry} */ game) => given.get(game.id) ?? game;
    const { stored, error } = await change(
      entries,
      (game, was) => (was ? { ...game, ...differences(was, now(game)) } : now(game)),
      true,
      goesOn,
    );
    await settle(error);
    return stored;
  }

  /** Changes stored games. @param {readonly Entry[]} entries @param {(entry: Entry) => Entry} how */
  const edit = async (entries, how) => settle((await change(entries, how)).error);

  /** Adds a review's result to a listed game that was not played on meanwhile. @param {string} id @param {import("./reviews.js").Said} said @param {readonly string[]} turns that were reviewed */
  async function note(id, said, turns) {
    const tree = written.get(id);
    if (tree && mainLine(tree) !== `${turns}`) return;
    const entry = store.state().library.games?.find((each) => each.id === id);
    if (entry) await edit([entry], reviewed(said));
  }

  /** @param {readonly Entry[]} games */
  async function drop(games) {
    for (const { id } of games) {
      gone.add(id);
      if (!unkept.has(id)) leaving.add(id);
      waiting.delete(id);
    }
    const ids = [...leaving]; // also those that the browser did not delete before
    await dropGames(ids).then(
      () => {
        for (const id of ids) leaving.delete(id);
        return settle(null); // there may be space now
      },
      () => ids.length && set({ failed: "undeleted" }),
    );
  }

  /** Lists the stored games: at the first call, and when the reader tries again. @returns {Promise<boolean>} whether they could be read */
  async function read() {
    const again = store.state().library.failed !== null;
    if (again) set({ failed: "trying" });
    try {
      const found = await keptGames();
      list(found.games, found.unread);
      if (!again) return true;
      set({ failed: null });
      await settle(null);
      return true;
    } catch (error) {
      set({ games: store.state().library.games ?? [], failed: whyNot(error) });
      return false;
    }
  }

  /** Lists the games again after another tab has stored or deleted some: there may be space now. */
  async function reload() {
    const found = await keptGames().catch(() => null);
    if (!found) return;
    list(found.games, found.unread);
    if (!waiting.size) return say(null);
    const { stored, error } = await retry();
    say(error);
    if (stored) tell(); // else two tabs without space would wake each other for ever
  }

  /** Whether games are being read, or the report is in sight: a reload would lose it. */
  function isReading() {
    const { dialog, library } = store.state();
    return library.importing !== null || (dialog === "library" && library.report !== null);
  }
  return { list, read, put, edit, note, drop, reload, unkept, isReading };
}
