/** Effects that load when they are first needed, or before, when the page is idle: later there may be no network. */

import { loadIdly } from "./later.js";
import { arriving } from "./once.js";

/**
 * An effect that loads at the first state that needs it. If it can't load, the next change of the page tries again.
 * @template S
 * @template {{state(): S}} T
 * @param {() => Promise<(store: T) => (state: S) => void>} load @param {(state: S) => boolean} isWanted
 */
export const onceWanted = (load, isWanted) => (/** @type {T} */ store) => {
  /** @type {((state: S) => void) | null} */
  let follow = null;
  let asked = false;
  loadIdly(() => arriving(load));
  return (/** @type {S} */ state) => {
    if (follow) return follow(state);
    if (asked || !isWanted(state)) return;
    asked = true;
    arriving(load).then(
      (effect) => {
        follow = effect(store);
        follow(store.state());
      },
      () => (asked = false),
    );
  };
};
