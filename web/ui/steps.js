/** Work in steps: the browser may paint and answer between them, so that none of its tasks is long. */

/** A task of the browser ends after this time (ms): a slow phone takes four times as long as the machine this was measured on. */
const LONG_MS = 4;

/** Lets the browser do other work that waits. @returns {Promise<void>} */
export function pause() {
  const { scheduler } = /** @type {{scheduler?: {yield?: () => Promise<void>}}} */ (globalThis);
  return (
    scheduler?.yield?.() ??
    new Promise((resolve) => {
      setTimeout(resolve);
    })
  );
}

/** Runs steps one after the other, with a pause where a task would become long. @param {Iterable<() => void>} steps */
export async function inSteps(steps) {
  let since = performance.now();
  for (const step of steps) {
    if (performance.now() - since > LONG_MS) {
      await pause();
      since = performance.now();
    }
    step();
  }
}
