/** Lists of entries in IndexedDB. The key of an entry is its id, even if the entry names another one. An entry that can't be read stays stored unchanged. */
import { entries } from "../../vendor/idb-keyval/index.js";
import * as v from "./valid.js";

/** @typedef {import("./database.js").Database} Database */
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

/** An entry whose newest state is not stored, for lack of room for example. was: as it is stored; null: it is not @template T @typedef {{was: T | null, now: T}} Late */
/** Such entries by id. They are listed, and the next change tries them again. @template T @typedef {Map<string, Late<T>>} Waiting */

/** What an entry has differently. @template {object} T @param {T} was @param {T} now @returns {Partial<T>} */
export const differences = (was, now) =>
  /** @type {Partial<T>} */ (
    Object.fromEntries(
      Object.entries(now).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[/** @type {keyof T} */ (field)]),
      ),
    )
  );

/** An entry as it is stored, with what waits to be stored. @template {object} T @param {T} stored @param {Late<T> | undefined} late @returns {T} */
const withLate = (stored, late) =>
  late ? { ...stored, ...(late.was ? differences(late.was, late.now) : late.now) } : stored;

/** All entries as they are stored, with what waits to be stored. A change of an entry that is deleted by now waits no longer. @template {{id: string}} T @param {readonly T[]} stored @param {Waiting<T>} waiting @returns {T[]} */
export function withWaiting(stored, waiting) {
  const ids = new Set(stored.map(({ id }) => id));
  for (const [id, { was }] of waiting) if (was && !ids.has(id)) waiting.delete(id);
  const others = [...waiting.values()].flatMap(({ now }) => (ids.has(now.id) ? [] : [now]));
  return [...stored.map((each) => withLate(each, waiting.get(each.id))), ...others];
}

/**
 * Changes entries as they are stored now: another tab may have changed or deleted them since this tab read them. A deleted one stays deleted.
 * It takes one transaction: all are stored or none. Those that are not stored wait.
 * @template {{id: string}} T @param {Schema<T>} schema @param {Database} database @param {readonly T[]} known as they are listed
 * @param {(kept: T, stored: T | null) => T} change kept: with what waits @param {Waiting<T>} waiting @param {boolean} mayBeNew whether some were never stored
 * @returns {Promise<{now: T[], error: unknown}>} now: as they are now, without the deleted ones; error: why they are not stored
 */
export async function changeEntries(schema, database, known, change, waiting, mayBeNew) {
  /** @type {(Late<T> | null)[]} */
  const all = known.map((each) => {
    const { was, now } = waiting.get(each.id) ?? { was: mayBeNew ? null : each, now: each };
    return { was, now: change(now, was) };
  });
  /** @param {number} i @param {unknown} kept */
  function changed(i, kept) {
    const { id } = known[i];
    const late = waiting.get(id);
    const was = kept === undefined ? null : entryUnder(schema, id, kept);
    const isNew = kept === undefined && (late ? !late.was : mayBeNew);
    const now = was ? withLate(was, late) : isNew ? (late?.now ?? known[i]) : null;
    return now && { was, now: change(now, was) };
  }
  const error = await database("readwrite", (store) => {
    /** @type {unknown} */
    let wrong = null;
    return new Promise((resolve) => {
      for (const [i, { id }] of known.entries()) {
        const request = store.get(id);
        request.onsuccess = () => {
          all[i] = changed(i, request.result);
          try {
            if (all[i]) store.put(all[i].now, id);
          } catch (why) {
            wrong = why;
            store.transaction.abort();
          }
        };
      }
      store.transaction.oncomplete = () => resolve(null);
      store.transaction.onabort = () => resolve(wrong ?? store.transaction.error);
    });
  }).catch((why) => why);
  for (const [i, { id }] of known.entries()) {
    const late = error && all[i];
    if (late) waiting.set(id, late);
    else waiting.delete(id);
  }
  return { now: all.flatMap((each) => each?.now ?? []), error };
}
