/** Stores the game on the table, or the one put aside, without losing what other tabs of the browser have stored. */

import { nodesOf } from "../game/tree-nodes.js";
import * as v from "../engine/valid.js";
import { moveDrafts } from "../ui/draft.js";
import { tabMemory } from "../ui/tab-memory.js";
import { mergedGame } from "./backup.js";
import { covers, createKnown, endOf, lineOf, replaced } from "./duplicates.js";
import { alone, keptGames, storedGames, UNREVIEWED, withoutCursor } from "./games.js";
import { newId } from "../ui/new-id.js";
import { changedWithFriend, playedIn, playedNow } from "./played.js";
import { renameOnTable } from "./shelf.js";

/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {import("../game/line.js").Game} Game */

/** A game's turns, variations and comments as one text, without what scenes say about its turns. @param {Game} game */
const madeIn = ({ tree }) => JSON.stringify(nodesOf(tree).map(({ summary: _, ...node }) => node));

/** A game as this tab last read or stored it: its record, and the text of its tree. @typedef {{record: string, made: string}} Base */

/** The tab remembers them: what its reader deleted just before a reload is deleted then, not what another tab added. */
const REMEMBERED = "bug.library.bases";
/** How many games it remembers: the one on the table, the one put aside, and those that Back leads to (app/tables.js). */
const MOST_REMEMBERED = 22;
const remembered = v.object({ record: v.string(), made: v.string() });

/**
 * What to do with a game that is already stored. `leave`: only another tab changed it. `apart`: both tabs did.
 * @param {Entry} stored @param {Entry} entry as it is in this tab @param {Game} game the same
 * @param {Base | undefined} base undefined in another visit: then the one that says more stays
 * @returns {"put" | "leave" | "apart"}
 */
function fate(stored, entry, game, base) {
  const there = withoutCursor(stored.record);
  if (there === withoutCursor(entry.record)) return "put";
  if (base) {
    if (there === withoutCursor(base.record)) return "put";
    return madeIn(game) === base.made ? "leave" : "apart";
  }
  if (covers(stored, entry)) return "leave";
  if (stored.summary.result && endOf(stored) !== endOf(entry)) return "apart"; // a game that ended stays as it is
  if (lineOf(entry).startsWith(lineOf(stored))) return "put";
  return lineOf(stored).startsWith(lineOf(entry)) ? "leave" : "apart";
}

/** The players: a friend elsewhere stays one, although a reopened game has no such player. @param {Entry} stored @param {Entry} entry @returns {Pick<Entry, "seats" | "starts">} */
const whoPlayed = (stored, entry) => {
  const { seats, starts } = stored.seats?.some(({ kind }) => kind === "friend") ? stored : entry;
  return { seats, starts };
};

/** Whether two states of a game have the same main line and end: then a review of one is a review of the other. @param {Entry} one @param {Entry} other */
const isOneLine = (one, other) => lineOf(one) === lineOf(other) && endOf(one) === endOf(other);

/** A deleted game as it comes back: beside another game that has been stored under its id since, or in one with the same game. @param {Entry} game @param {Entry | "unread" | null} stored @returns {Entry} */
function returned(game, stored) {
  if (stored === null) return game;
  const same = stored !== "unread" && stored.record === game.record;
  return same ? mergedGame(stored, game) : { ...game, id: newId() };
}

/**
 * @param {Pick<import("../app/effects.js").Store, "state" | "dispatch">} store
 * @param {Map<string, Game["tree"]>} written the stored trees, by id
 * @param {(entries: Entry[]) => Promise<number>} put
 * @param {import("./played.js").IsLive} isLive
 */
export function createStoring(store, written, put, isLive) {
  const memory = tabMemory(REMEMBERED, MOST_REMEMBERED);
  /** By id. @type {Map<string, Base>} */
  const bases = new Map();
  for (const [id, text] of memory.all()) {
    const base = v.readJson(remembered, text);
    if (base) bases.set(id, base);
  }
  /** The new ids of games that both tabs changed, by their old ids. @type {Map<string, string>} */
  const moved = new Map();

  const howPlayed = (/** @type {Game} */ game) => playedNow(store.state().together, game, isLive);

  /** Gives the game on the table another id. @param {string} from @param {string} to @param {Game} game */
  function rename(from, to, game) {
    written.set(to, game.tree);
    renameOnTable(store, from, to);
  }

  /** @param {Pick<Entry, "id" | "record">} entry @param {Game} game */
  function know({ id, record }, game) {
    const base = { record, made: madeIn(game) };
    bases.set(id, base);
    memory.remember(id, JSON.stringify(base));
  }

  /** @param {Entry} entry @param {Game} game */
  async function putAs(entry, game) {
    if (await put([entry])) know(entry, game);
  }

  /** Stores a game that is new in this tab; if the library has it, the game on the table takes that entry's id. @param {Entry} entry @param {Game} game @returns {Promise<boolean>} whether it was stored now */
  async function keepNew(entry, game) {
    const stored = await keptGames().catch(() => null); // a browser that stores nothing has no games of other tabs
    const listed = store.state().library.games ?? [];
    const isListed = listed.some(({ id }) => id === entry.id);
    const found = isListed ? null : createKnown([...listed, ...(stored?.games ?? [])]).find(entry);
    if (!found) {
      const kept = changedWithFriend(store.state().together, game) ?? entry.kept;
      await putAs({ ...entry, kept, played: entry.played ?? howPlayed(game) }, game);
      return !isListed;
    }
    const { here: kept, more } = found;
    if (!listed.some(({ id }) => id === kept.id)) store.dispatch({ type: "library-put", games: [kept] });
    know({ id: kept.id, record: entry.record }, game); // what it says beyond that stays (fate)
    rename(entry.id, kept.id, game);
    if (more) await putAs(replaced(kept, entry), game);
    return false;
  }

  /** @param {Entry} entry @param {Entry | null} stored null: it can't be read here @param {Game} game */
  async function keepApart(entry, stored, game) {
    const id = newId();
    moved.set(entry.id, id);
    const { name, folder } = stored ?? entry;
    const played = stored ? playedIn(stored) : howPlayed(game);
    await putAs({ ...entry, ...UNREVIEWED, id, name, folder, played, kept: Date.now() }, game);
    rename(entry.id, id, game);
  }

  /** @param {Entry} given a game with its newest record @param {Game} game the same on the table or put aside @returns {Promise<boolean>} whether it is stored for the first time */
  const keep = (given, game) =>
    alone(async () => {
      const entry = { ...given, id: moved.get(given.id) ?? given.id };
      const base = bases.get(entry.id);
      const [stored] = await storedGames([entry.id]).catch(() => [null]); // a browser that stores nothing
      if (!written.has(entry.id)) return false; // it is deleted
      if (stored === null) return base?.made === madeIn(game) ? false : keepNew(entry, game); // another tab deleted it
      const will = stored === "unread" ? "apart" : fate(stored, entry, game, base);
      if (stored === "unread" || will === "apart") await keepApart(entry, stored === "unread" ? null : stored, game);
      else if (will === "put")
        await putAs(
          {
            ...stored,
            ...(isOneLine(stored, entry) ? {} : UNREVIEWED),
            ...{ record: entry.record, summary: entry.summary, played: stored.played ?? playedIn(stored) },
            ...whoPlayed(stored, entry),
          },
          game,
        );
      else if (!base) know(entry, game); // if the reader changes it now, both stay
      return false;
    });

  /** Notes that a game of the library is opened. @param {Entry} entry @param {Game} game */
  function opened(entry, game) {
    know(entry, game);
    moved.delete(entry.id);
  }

  /** Gives a game that is still on the table its entry again. @param {string} old the id that it had @param {Entry} entry */
  function rejoin(old, { id, record }) {
    bases.set(id, { record, made: bases.get(old)?.made ?? "" });
    if (id !== old) moveDrafts("comment", old, id);
    moved.delete(id);
    written.delete(id); // what has changed since is stored now
    for (const which of /** @type {const} */ (["game", "previousGame"])) {
      const game = store.state()[which];
      if (game?.id === "" && game.dropped === old) store.dispatch({ type: "keep", which, id });
    }
  }

  /** Puts the games back that were deleted last. */
  function putBack() {
    const { deleted } = store.state().library;
    store.dispatch({ type: "library", change: { deleted: [] } });
    return alone(async () => {
      const stored = await storedGames(deleted.map(({ id }) => id)).catch(() => []); // a browser that stores nothing
      const back = deleted.map((game, i) => returned(game, stored[i] ?? null));
      await put(back);
      for (const [i, { id }] of deleted.entries()) rejoin(id, back[i]);
    });
  }
  return { keep, opened, putBack };
}
