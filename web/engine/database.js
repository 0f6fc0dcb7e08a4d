/** Opens IndexedDB's databases. */

/** A database with one store, as idb-keyval uses it. @typedef {import("../../vendor/idb-keyval/index.js").UseStore} Database */

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
      request.onupgradeneeded = () => request.result.createObjectStore(store);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const { result } = request;
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
