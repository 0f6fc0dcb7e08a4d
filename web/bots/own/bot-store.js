/** Where bots of the reader's own are kept: on this device, out of reach of the bots themselves. */

/** @typedef {import("./sandboxes.js").OwnBot} OwnBot */

const STORE = "bots";

/** @returns {Promise<IDBDatabase>} */
const database = () =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("bug", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });

/**
 * @template T
 * @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} work
 * @returns {Promise<T>}
 */
async function within(mode, work) {
  const open = await database();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = open.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    open.close();
  }
}

/** @returns {Promise<OwnBot[]>} */
export const keptBots = () => within("readonly", (store) => store.getAll());
/** @param {OwnBot} bot */
export const keepBot = (bot) => within("readwrite", (store) => store.put(bot));
/** @param {string} id */
export const dropBot = (id) => within("readwrite", (store) => store.delete(id));
