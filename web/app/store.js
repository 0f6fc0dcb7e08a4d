/**
 * One store. An action changes the state at once; then the store calls every listener, in rounds: actions that listeners
 * dispatch meanwhile belong to the next round. So all listeners of a round see the same state, in any order.
 * @template S, A
 * @param {S} state @param {(state: S, action: A) => S} reduce
 */
export function createStore(state, reduce) {
  /** @type {Set<(state: S, before: S) => void>} */
  const listeners = new Set();
  let heard = state;
  let inRound = false;

  function notify() {
    inRound = true;
    try {
      while (state !== heard) {
        const before = heard;
        heard = state;
        for (const listener of [...listeners]) listener(heard, before);
      }
    } finally {
      inRound = false;
    }
  }

  return {
    state: () => state,
    /** @param {A} action */
    dispatch(action) {
      state = reduce(state, action);
      if (!inRound) notify();
    },
    /** @param {(state: S, before: S) => void} listener */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Runs effects now and after every change.
 * @template S
 * @param {{state(): S, subscribe(listener: (state: S) => void): unknown}} store @param {readonly ((state: S) => void)[]} effects
 */
export function runEffects(store, effects) {
  const run = (/** @type {S} */ state) => {
    for (const effect of effects) effect(state);
  };
  store.subscribe(run);
  run(store.state());
}
