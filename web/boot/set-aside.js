// Texts in the browser's storage that this version can't read, for example those of a later version.

/**
 * Copies a stored text under a key of its own, so that its key can be used again: `aside`, or the first of `aside.2`,
 * `aside.3`, … that is free.
 * @param {Pick<Storage, "getItem" | "setItem" | "removeItem">} storage
 * @param {string} text
 * @param {string} aside
 * @returns {boolean} whether the copy was read back; if not, the text must not be overwritten
 */
export function setAside(storage, text, aside) {
  for (let i = 1; ; i += 1) {
    const key = i > 1 ? `${aside}.${i}` : aside;
    try {
      const there = storage.getItem(key);
      if (there === text) return true;
      if (there !== null) continue;
      storage.setItem(key, text);
      if (storage.getItem(key) === text) return true;
      storage.removeItem(key);
      return false;
    } catch {
      return false;
    }
  }
}
