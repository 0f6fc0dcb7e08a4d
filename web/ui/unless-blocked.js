/** The keys of all texts in a storage. @param {Pick<Storage, "key" | "length">} storage */
export const keysIn = (storage) => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");

/**
 * Reads or writes the browser's storage; null if it is blocked or full.
 * @template T @param {() => T} use @returns {T | null}
 */
export function unlessBlocked(use) {
  try {
    return use();
  } catch {
    return null;
  }
}
