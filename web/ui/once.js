// Modules that are loaded when they are wanted, where a failed load is not kept; and work that can wait for a frame.

/** What came at the second try, by its address. @type {Map<string, Promise<any>>} */
const found = new Map();

/**
 * A module. Browsers keep the failure of an address until the page is loaded again, so one that did not arrive is asked for by another.
 * @template T
 * @param {() => Promise<T>} load @param {(address: string) => Promise<any>} [ask] @returns {Promise<T>}
 */
export const arriving = (load, ask = (address) => import(address)) =>
  load().catch((error) => {
    const [address] = /https?:\S+\.js/.exec(error) ?? []; // Chromium and Firefox name it
    if (!address) throw error;
    if (!found.has(address)) found.set(address, ask(`${address}?${Date.now()}`));
    return /** @type {Promise<T>} */ (found.get(address)).catch((/** @type {unknown} */ again) => {
      found.delete(address);
      throw again;
    });
  });

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

/** Does something when the next frame is on its way to the screen, so that the frame need not wait for it. @param {() => void} task */
export const afterFrame = (task) => void requestAnimationFrame(() => setTimeout(task));
