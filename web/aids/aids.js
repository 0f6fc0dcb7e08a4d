/** The aids of the eye: which there are, and which of them the reader has turned on. */

export const AIDS = /** @type {const} */ (["twins", "threats", "outlook", "territory"]);

/** @typedef {(typeof AIDS)[number]} Aid */
/** @typedef {Record<Aid, boolean>} Aids */
/** @typedef {{aids: Aids}} AidSettings */

/** The aids that a stored text says are on; all others are off. @param {any} [stored] @returns {Aids} */
export const aidsOf = (stored) =>
  /** @type {Aids} */ (Object.fromEntries(AIDS.map((aid) => [aid, stored?.[aid] === true])));
