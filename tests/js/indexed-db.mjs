/** The part of IndexedDB that idb-keyval needs, with a limited number of entries. Import it before any module that stores something. */

/** Values by database and key. @type {Map<string, Map<string, unknown>>} */
const databases = new Map();
let room = Infinity;

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

/** A request, which succeeds or fails a moment later. @param {() => unknown} work */
function request(work) {
  /** @type {any} */
  const made = {};
  queueMicrotask(() => {
    try {
      made.result = work();
    } catch (error) {
      made.error = error;
      return made.onerror?.();
    }
    return made.onsuccess?.();
  });
  return made;
}

/** A transaction: every put and delete, or none. @param {Map<string, unknown>} values */
function transaction(values) {
  /** @type {any} */
  const made = {};
  /** @type {((to: Map<string, unknown>) => void)[]} */
  const changes = [];
  setImmediate(() => {
    const next = new Map(values);
    for (const change of changes) change(next);
    if (next.size > Math.max(room, values.size)) {
      made.error = new DOMException("full", "QuotaExceededError");
      return made.onabort?.();
    }
    values.clear();
    for (const [key, value] of next) values.set(key, value);
    return made.oncomplete?.();
  });
  const objectStore = () => ({
    transaction: made,
    get: (/** @type {string} */ key) => request(() => structuredClone(values.get(key))),
    getAllKeys: () => request(() => [...values.keys()]),
    getAll: () => request(() => structuredClone([...values.values()])),
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
