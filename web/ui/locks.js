/** The browser's locks: they let one tab at a time do some work. */

/** @typedef {{request: <T>(name: string, options: LockOptions, work: (lock: Lock | null) => Promise<T>) => Promise<T>, query: () => Promise<{held?: readonly {name?: string}[]}>}} Locks */

/**
 * Only secure addresses have locks. Where the browser refuses them with the storage, as in a sandboxed frame, no other tab can share what is
 * stored, so the lock is granted.
 * @param {Pick<LockManager, "request" | "query"> | undefined} [manager] @returns {Locks | undefined}
 */
export function locksOf(manager = globalThis.navigator?.locks) {
  if (!manager) return undefined;
  const isRefusal = (/** @type {unknown} */ error) => error instanceof DOMException && error.name === "SecurityError";
  return {
    async request(name, options, work) {
      let granted = false;
      try {
        return await manager.request(name, options, (lock) => {
          granted = true;
          return work(lock);
        });
      } catch (error) {
        if (granted || !isRefusal(error)) throw error;
        return work({ name, mode: "exclusive" });
      }
    },
    query: () => manager.query().catch((error) => (isRefusal(error) ? {} : Promise.reject(error))),
  };
}
