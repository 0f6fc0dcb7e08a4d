/** Asking the engine from the page. */

/** @typedef {{code: string, message: string, trace: string | null, context: string}} Trouble */

/** What the page shows of an error. @param {unknown} error @param {string} context what was asked @returns {Trouble} */
export function troubleOf(error, context) {
  const { code = "unknown", message = String(error), trace = null } = /** @type {any} */ (error ?? {});
  return { code, message, trace, context };
}
