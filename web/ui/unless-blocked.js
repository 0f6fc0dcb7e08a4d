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
