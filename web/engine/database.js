/** Opens IndexedDB's databases. */

/** A database with one store, as idb-keyval uses it. @typedef {import("../../vendor/idb-keyval/index.js").UseStore} Database */

/** A database that does not open for so long counts as lost (ms): some browsers never answer. */
export const SILENT_MS = 10_000;

/**
 * Returns a database, which is opened at its first use, and again if its connection has ended. A connection ends when another tab
 * or the browser deletes the database: otherwise the deletion would wait for this page.
 * @param {string} name @param {string} store @returns {Database}
 */
export function databaseOf(name, store) {
  /** @type {Promise<IDBDatabase> | null} */
  let opened = null;
  const forget = () => {
    opened = null;
  };

  /** @returns {Promise<IDBDatabase>} */
  const open = () =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name);
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        reject(new DOMException("the database does not answer", "TimeoutError"));
      }, SILENT_MS);
      request.onupgradeneeded = () => request.result.createObjectStore(store);
      request.onerror = () => {
        clearTimeout(timer);
        reject(request.error);
      };
      request.onsuccess = () => {
        clearTimeout(timer);
        const { result } = request;
        if (late) return result.close(); // the next use has opened it again
        result.onclose = forget;
        result.onversionchange = () => {
          result.close();
          forget();
        };
        resolve(result);
      };
    });

  return async (mode, use) => {
    opened ??= open();
    const database = await opened.catch((error) => {
      forget(); // the next use tries again
      throw error;
    });
    return use(database.transaction(store, mode).objectStore(store));
  };
}
