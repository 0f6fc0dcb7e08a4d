/** The part of IndexedDB that idb-keyval needs, with a limited number of entries. Import it before any module that stores something. */

/** Values by database and key. @type {Map<string, Map<string, unknown>>} */
const databases = new Map();
let room = Infinity;
let diskIsFull = false;
/** The number of transactions that changed something. */
let commits = 0;

/** @param {string} name @returns {Map<string, unknown>} the stored values */
export function stored(name) {
  const known = databases.get(name) ?? new Map();
  databases.set(name, known);
  return known;
}

/** @param {number} entries the number that a database has room for */
export function makeRoom(entries) {
  room = entries;
}

/** @param {boolean} full whether there is no room for any change */
export function fillDisk(full) {
  diskIsFull = full;
}

/** The number of transactions so far that have changed something. */
export const committed = () => commits;

/** The last transaction of each database: the next one waits for its end. @type {Map<Map<string, unknown>, Promise<unknown>>} */
const last = new Map();

/** A request, which succeeds or fails a moment later. @param {() => unknown} work @param {Promise<unknown>} [before] what it waits for */
function request(work, before) {
  /** @type {any} */
  const made = {};
  function act() {
    try {
      made.result = work();
    } catch (error) {
      made.error = error;
      return made.onerror?.();
    }
    return made.onsuccess?.();
  }
  if (before) void before.then(act);
  else queueMicrotask(act);
  return made;
}

/** A transaction: every put and delete, or none. @param {Map<string, unknown>} values */
function transaction(values) {
  /** @type {any} */
  const made = {};
  /** @type {((to: Map<string, unknown>) => void)[]} */
  const changes = [];
  const before = last.get(values);
  let aborted = false;
  made.abort = () => (aborted = true);
  function end() {
    const next = new Map(values);
    for (const change of changes) change(next);
    const full = next.size > Math.max(room, values.size) || (changes.length > 0 && diskIsFull);
    if (full || aborted) {
      made.error = full ? new DOMException("full", "QuotaExceededError") : null;
      return made.onabort?.();
    }
    values.clear();
    for (const [key, value] of next) values.set(key, value);
    if (changes.length) commits += 1;
    return made.oncomplete?.();
  }
  const over = (before ?? Promise.resolve()).then(() => new Promise((done) => setImmediate(() => done(end()))));
  last.set(values, over);
  const objectStore = () => ({
    transaction: made,
    get: (/** @type {string} */ key) => request(() => structuredClone(values.get(key)), before),
    getAllKeys: () => request(() => [...values.keys()], before),
    getAll: () => request(() => structuredClone([...values.values()]), before),
    put(/** @type {unknown} */ value, /** @type {string} */ key) {
      const copy = structuredClone(value);
      changes.push((to) => to.set(key, copy));
    },
    delete: (/** @type {string} */ key) => changes.push((to) => to.delete(key)),
  });
  return { objectStore };
}

/** @type {any} */ (globalThis).indexedDB = {
  open: (/** @type {string} */ name) => request(() => ({ transaction: () => transaction(stored(name)) })),
};
