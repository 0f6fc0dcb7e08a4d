// Modules that a button needs: a load that failed is not kept.

/**
 * What is loaded when it is first asked for.
 * @template T
 * @param {() => Promise<T>} load
 */
export function once(load) {
  /** @type {Promise<T> | null} */
  let coming = null;
  return () =>
    (coming ??= load().catch((error) => {
      coming = null; // the next may find the network again
      throw error;
    }));
}
