/** The reader's progress in lessons and puzzles, as the browser stores it. stored.js reads it, rows.js changes it. */

export const LEARNED_KEY = "bug.learned";
/** A text that could not be read is moved here, not thrown away. */
export const LEARNED_UNREAD_KEY = "bug.learned.unread";

export const VERSION = 1;

/** @typedef {import("./index.js").Learned} Learned */

/** @param {Learned} learned */
export const encodeLearned = (learned) => JSON.stringify({ version: VERSION, ...learned });
