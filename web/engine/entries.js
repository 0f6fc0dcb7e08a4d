/** Lists of entries in IndexedDB. The key of an entry is its id, even if the entry names another one. An entry that can't be read stays stored unchanged. */
import { entries } from "../../vendor/idb-keyval/index.js";
import * as v from "./valid.js";

/** @typedef {import("../../vendor/idb-keyval/index.js").UseStore} Database */
/** @template T @typedef {import("../../vendor/valibot/index.min.mjs").GenericSchema<unknown, T>} Schema */

/** The end of the year 9999 (ms): later dates have no text form. */
const LAST_TIME = 253_402_300_799_000;
/** A moment (ms) that can be shown as a date. */
export const time = v.pipe(v.natural, v.maxValue(LAST_TIME));
/** A text, cut after `most` characters: a longer one would make a list slow. @param {number} most */
export const short = (most) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, most)),
  );

/** A text that means something only as a whole, such as rules or a turn. */
export const brief = v.pipe(v.string(), v.maxLength(5000));
/** A list of at most so many items; a longer one is not looked through. @template {import("../../vendor/valibot/index.min.mjs").GenericSchema} S @param {S} item @param {number} most */
export const atMost = (item, most) => v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item));
/** The longest name that a list shows, in characters. */
export const LONGEST_NAME = 300;

/** The entry under a key; null: it can't be read. @template T @param {Schema<T>} schema @param {unknown} key @param {unknown} value @returns {T | null} */
export function entryUnder(schema, key, value) {
  if (typeof key !== "string") return null;
  const { success, output } = v.safeParse(schema, { .../** @type {object} */ (value), id: key });
  return success ? output : null;
}

/** @template T @param {Schema<T>} schema @param {Database} database @returns {Promise<{found: T[], unread: number, keys: unknown[]}>} unread: how many can't be read; keys: all that are taken */
export async function allIn(schema, database) {
  const all = await entries(database);
  const found = all.flatMap(([key, value]) => entryUnder(schema, key, value) ?? []);
  return { found, unread: all.length - found.length, keys: all.map(([key]) => key) };
}

/**
 * Changes entries as they are stored now: another tab may have changed them since this tab read them. Stores those that are not stored yet.
 * It takes one transaction: all are stored or none.
 * @template {{id: string}} T @param {Schema<T>} schema @param {Database} database @param {readonly T[]} known as they were read @param {(kept: T) => T} change @returns {Promise<T[]>} as they are now
 */
export async function changeEntries(schema, database, known, change) {
  const now = known.map(change);
  await database(
    "readwrite",
    (all) =>
      new Promise((resolve, reject) => {
        for (const [i, { id }] of known.entries()) {
          const request = all.get(id);
          request.onsuccess = () => {
            const kept = request.result;
            const read = kept === undefined ? null : entryUnder(schema, id, kept);
            if (kept !== undefined && !read) return; // of a later version
            now[i] = read ? change(read) : now[i];
            all.put(now[i], id);
          };
        }
        all.transaction.oncomplete = () => resolve(null);
        all.transaction.onabort = () => reject(all.transaction.error);
      }),
  );
  return now;
}

/** The same for one entry. @template {{id: string}} T @param {Schema<T>} schema @param {Database} database @param {T} known @param {(kept: T) => T} change @returns {Promise<T>} as it is now */
export const changeEntry = async (schema, database, known, change) =>
  (await changeEntries(schema, database, [known], change))[0];
