/** The games of the library in IndexedDB. An entry that can't be read stays unchanged. */
import { createStore, delMany, setMany, update, values } from "../../vendor/idb-keyval/index.js";
import * as v from "../engine/valid.js";

export const store = createStore("bug-library", "games");

const side = v.picklist([0, 1]);
const pair = v.tuple([v.natural, v.natural]);
const player = v.variant("kind", [
  v.object({ kind: v.literal("person") }),
  v.object({ kind: v.literal("bot"), level: v.string() }),
  v.object({ kind: v.literal("friend"), key: v.string() }),
]);
const finish = v.picklist(["no_growth", "handicap", "time", "resignation", "abandonment", "other"]);
const summary = v.object({
  ...{ key: v.string(), rules: v.string(), board: v.string(), stones: v.string() },
  cells: v.nullable(v.array(v.tuple([v.number(), v.number()]))),
  players: v.tuple([v.string(), v.string()]),
  date: v.nullable(v.string()),
  turns: v.natural,
  result: v.nullable(v.object({ winner: v.nullable(side), ending: finish, margin: v.nullable(v.natural) })),
  chain: v.natural,
  chains: v.fallback(v.nullable(pair), null), // older entries have none
  eaten: pair,
});
/** id, and the library's data about the game; seats: null if only the record names the players; played: how, null in entries of earlier versions (played.js); tags: of its review; mistakes: the reader's in the opening, the middle and the end, null if it was not reviewed; accuracy: of the reader's turns, in per cent; slips: the number of each kind */
const details = {
  id: v.fallback(v.string(), ""),
  name: v.fallback(v.string(), ""),
  folder: v.fallback(v.string(), ""),
  tags: v.fallback(v.fitting(v.string()), []),
  mistakes: v.fallback(v.nullable(v.tuple([v.natural, v.natural, v.natural])), null),
  reviewed: v.fallback(v.boolean(), false),
  accuracy: v.fallback(v.nullable(v.natural), null),
  slips: v.fallback(v.nullable(v.array(v.natural)), null),
  kept: v.fallback(v.natural, 0),
  seats: v.fallback(v.nullable(v.tuple([player, player])), null),
  starts: v.fallback(side, 0),
  played: v.fallback(v.nullable(v.string()), null),
};
export const entry = v.object({ ...details, record: v.string(), summary });
/** @typedef {import("../../vendor/valibot/index.min.mjs").InferOutput<typeof entry>} Entry kept: when, in ms */

/** @returns {Promise<{games: Entry[], unread: number}>} unread: how many entries can't be read */
export async function keptGames() {
  const all = await values(store);
  const games = v.parse(v.fitting(entry), all);
  return { games, unread: all.length - games.length };
}
/** Whether storing failed for lack of space. @param {unknown} error */
export const isFull = (error) => error instanceof DOMException && error.name === "QuotaExceededError";

/**
 * Stores games together; without space for all of them, as many of the first as fit.
 * @param {readonly Entry[]} games @returns {Promise<{stored: number, error: unknown}>} error: why the others are not stored
 */
export async function keepGames(games) {
  try {
    await setMany(
      games.map((game) => [game.id, game]),
      store,
    );
    return { stored: games.length, error: null };
  } catch (error) {
    const half = games.length >> 1;
    if (!half || !isFull(error)) return { stored: 0, error };
    const first = await keepGames(games.slice(0, half));
    if (first.error) return first;
    const second = await keepGames(games.slice(half));
    return { stored: first.stored + second.stored, error: second.error };
  }
}
/**
 * Changes games as they are stored now: another tab may have stored more of them since this one read them.
 * @param {readonly Entry[]} known @param {(game: Entry) => Entry} change @returns {Promise<{games: Entry[], error: unknown}>}
 */
export async function changeGames(known, change) {
  /** @type {Entry[]} */
  const games = [];
  /** @type {unknown} */
  let error = null;
  for (const each of known) {
    let now = change(each);
    await update(
      each.id,
      (kept) => {
        const [read] = v.parse(v.fitting(entry), [kept]);
        if (kept !== undefined && !read) return kept; // of a later version: it stays unchanged
        now = change(read ?? each);
        return now;
      },
      store,
    ).catch((/** @type {unknown} */ why) => (error = why));
    games.push(now);
  }
  return { games, error };
}
/** @param {readonly string[]} ids */
export const dropGames = async (ids) => delMany([...ids], store); // a blocked database throws at once

/** The data of a new entry without a review. @type {Omit<Entry, "id" | "record" | "summary">} */
export const NEW = {
  ...{ name: "", folder: "", tags: [], mistakes: null, reviewed: false, accuracy: null, slips: null },
  ...{ kept: 0, seats: null, starts: 0, played: null },
};
