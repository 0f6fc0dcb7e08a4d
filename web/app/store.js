/**
 * One store: an action goes through the reducer, and whoever subscribed is told, once, after the state has changed.
 * @template S, A
 * @param {S} state @param {(state: S, action: A) => S} reduce
 */
export function createStore(state, reduce) {
  /** @type {Set<(state: S, before: S) => void>} */
  const listeners = new Set();
  return {
    state: () => state,
    /** @param {A} action */
    dispatch(action) {
      const before = state;
      state = reduce(state, action);
      if (state !== before) for (const listener of [...listeners]) listener(state, before);
    },
    /** @param {(state: S, before: S) => void} listener */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
