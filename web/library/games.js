/** The games of the library in IndexedDB. An entry that can't be read stays unchanged. */
import { delMany, entries, getMany } from "../../vendor/idb-keyval/index.js";
import { databaseOf } from "../engine/database.js";
import { allIn, brief, changeEntries, entryUnder, LONGEST_NAME, short, time, atMost } from "../engine/entries.js";
import * as v from "../engine/valid.js";
import { locksOf } from "../ui/locks.js";
import { inSteps } from "../ui/steps.js";
import { SLIPS } from "./state.js";

export const store = databaseOf("bug-library", "games");

const side = v.picklist([0, 1]);
const pair = v.tuple([v.natural, v.natural]);
const name = short(LONGEST_NAME);
const player = v.variant("kind", [
  v.object({ kind: v.literal("person") }),
  v.object({ kind: v.literal("bot"), level: name }),
  v.object({ kind: v.literal("friend"), key: v.friendKey }),
]);
/** The cells of a board without a name: no more than the largest board has (MAX_SPAN in bug_engine/board.py). */
const cells = atMost(v.tuple([v.whole, v.whole]), 32 * 32);
const finish = v.picklist(["no_growth", "handicap", "time", "resignation", "abandonment", "other"]);
const summary = v.object({
  ...{ key: v.string(), rules: brief, board: brief, stones: brief },
  cells: v.nullable(cells),
  players: v.tuple([name, name]),
  date: v.nullable(name),
  turns: v.natural,
  result: v.nullable(v.object({ winner: v.nullable(side), ending: finish, margin: v.nullable(v.natural) })),
  chain: v.natural,
  chains: v.fallback(v.nullable(pair), null), // older entries have none
  eaten: pair,
});
/** id, and the library's data about the game; seats: null if only the record names the players; played: how, null in entries of earlier versions (played.js); tags: of its review; mistakes: the reader's in the opening, the middle and the end, null if it was not reviewed; accuracy: of the reader's turns, in per cent; slips: the number of each kind */
const details = {
  id: v.fallback(v.string(), ""),
  name: v.fallback(name, ""),
  folder: v.fallback(name, ""),
  tags: v.fallback(v.pipe(atMost(v.unknown(), 100), v.fitting(name)), []),
  mistakes: v.fallback(v.nullable(v.tuple([v.natural, v.natural, v.natural])), null),
  reviewed: v.fallback(v.boolean(), false),
  accuracy: v.fallback(v.nullable(v.natural), null),
  slips: v.fallback(v.nullable(atMost(v.natural, 100)), null),
  kept: v.fallback(time, 0),
  seats: v.fallback(v.nullable(v.tuple([player, player])), null),
  starts: v.fallback(side, 0),
  played: v.fallback(v.nullable(v.string()), null),
};
export const entry = v.object({ ...details, record: v.string(), summary });
/** @typedef {import("../../vendor/valibot/index.min.mjs").InferOutput<typeof entry>} Entry kept: when, in ms */

/** @returns {Promise<{games: Entry[], unread: number}>} unread: how many entries can't be read */
export async function keptGames() {
  const { found, unread } = await allIn(entry, store);
  return { games: found, unread };
}

/**
 * The stored games, checked in steps: many take long. If the listed ones change meanwhile, all are read again, so that no later game is missing.
 * @param {() => readonly Entry[]} listed @returns {Promise<{games: Entry[], keys: unknown[]}>} keys: all that are taken
 */
export async function keptInSteps(listed) {
  const before = listed();
  const all = await entries(store);
  const games = /** @type {Entry[]} */ ([]);
  await inSteps(
    all.map(([key, value]) => () => {
      const game = entryUnder(entry, key, value);
      if (game) games.push(game);
    }),
  );
  const now = listed();
  const isSame = now.length === before.length && now.every((game, i) => game === before[i]);
  return isSame ? { games, keys: all.map(([key]) => key) } : keptInSteps(listed);
}

/** Lets one tab of the browser at a time do some work, so that each sees what the others have stored. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
export const alone = (work) => locksOf()?.request("bug.library.keep", {}, work) ?? work();

/** The stored games of some ids: "unread" if one can't be read, null if there is none. @param {readonly string[]} ids @returns {Promise<(Entry | "unread" | null)[]>} */
export async function storedGames(ids) {
  const all = await getMany([...ids], store);
  return all.map((value, i) => (value === undefined ? null : (entryUnder(entry, ids[i], value) ?? "unread")));
}

/** Whether storing failed for lack of space. @param {unknown} error */
export const isFull = (error) => error instanceof DOMException && error.name === "QuotaExceededError";

/** Why games could not be read or stored. @param {unknown} error @returns {"full" | "silent" | "blocked"} silent: the browser's storage does not answer */
export const whyNot = (error) =>
  isFull(error) ? "full" : error instanceof DOMException && error.name === "TimeoutError" ? "silent" : "blocked";

/** Changes games together, as they are stored now. @param {readonly Entry[]} known @param {(game: Entry, stored: Entry | null) => Entry} change @param {import("../engine/entries.js").Waiting<Entry>} waiting @param {boolean} mayBeNew */
export const changeGames = (known, change, waiting, mayBeNew) =>
  changeEntries(entry, store, known, change, waiting, mayBeNew);

/** @param {readonly string[]} ids */
export const dropGames = (ids) => delMany([...ids], store);

// A comment or submission that is not closed goes on to the end. Otherwise the rest of the text would be searched for each of many open brackets.
const WORD =
  /^[A-Za-z][\w -]*:[^\n]*|\{(?:[^\\}]+|\\.?)*(?:\}|(?![^]))|\[\s*[xo](?:\s[\d.\s]*s)?:(?:[^\\\]]+|\\.?)*(?:\]|(?![^]))|[(){}[\]]|[^\s(){}[\]]+/gms;

/** The words of a record, each header, comment, submission and bracket as one, without the mark of its cursor: moving the cursor is no change of the game. @param {string} record */
export const wordsOf = (record) =>
  (record.match(WORD) ?? []).filter((word) => word !== "@").map((word) => word.replace(/\s+/g, " "));

/** @param {string} record */
export const withoutCursor = (record) => wordsOf(record).join(" ");

/** @type {Pick<Entry, "tags" | "mistakes" | "reviewed" | "accuracy" | "slips">} */
export const UNREVIEWED = { tags: [], mistakes: null, reviewed: false, accuracy: null, slips: null };
/** The data of a new entry. @type {Omit<Entry, "id" | "record" | "summary">} */
export const NEW = { ...UNREVIEWED, name: "", folder: "", kept: 0, seats: null, starts: 0, played: null };

/** Adds a review's result to a game. @param {import("./reviews.js").Said} said @returns {(game: Entry) => Entry} */
export function reviewed(said) {
  const slips = said.slips && SLIPS.map((kind) => said.slips?.filter((slip) => slip === kind).length ?? 0);
  return (game) => ({ ...game, ...said, tags: [...said.tags], slips, reviewed: true });
}
