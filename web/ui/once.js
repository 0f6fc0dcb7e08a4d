// Loads modules when they are needed, and forgets a failed load; and lets work wait for a frame.

/** How many more addresses a module has; boot/hashes.js gives the browser the hash for each. */
export const TRIES = 4;
/** Modules that loaded at another try, by address. @type {Map<string, Promise<any>>} */
const found = new Map();
/** How often each address was asked for again. @type {Map<string, number>} */
const tries = new Map();

/**
 * Loads a module. Browsers remember that an address failed until the page is reloaded, so each other try uses another address.
 * @template T
 * @param {() => Promise<T>} load @param {(address: string) => Promise<any>} [ask] @returns {Promise<T>}
 */
export const arriving = (load, ask = (address) => import(address)) =>
  load().catch((error) => {
    const [address] = /https?:\S+\.js/.exec(error) ?? []; // Chromium and Firefox name the address
    if (!address) throw error;
    if (!found.has(address)) {
      const number = Math.min((tries.get(address) ?? 0) + 1, TRIES);
      tries.set(address, number);
      found.set(address, ask(`${address}?${number}`));
    }
    return /** @type {Promise<T>} */ (found.get(address)).catch((/** @type {unknown} */ again) => {
      found.delete(address);
      throw again;
    });
  });

/**
 * Returns a function that loads something at its first call.
 * @template T
 * @param {() => Promise<T>} load
 */
export function once(load) {
  /** @type {Promise<T> | null} */
  let coming = null;
  return () =>
    (coming ??= load().catch((error) => {
      coming = null; // the next call may have a network again
      throw error;
    }));
}

/** Runs a task when the next frame is on its way to the screen, so that the frame does not wait for the task. @param {() => void} task */
export const afterFrame = (task) => void requestAnimationFrame(() => setTimeout(task));
