/** Days, as the reader's own clock counts them. */

export const DAY_MS = 86_400_000;

/** @param {Date} date @returns {string} like 2026-11-21 */
export const dayOf = (date) =>
  [String(date.getFullYear()).padStart(4, "0"), ...[date.getMonth() + 1, date.getDate()].map(twoDigits)].join("-");

/** @param {number} part */
const twoDigits = (part) => String(part).padStart(2, "0");

/** When the day of a moment ends. @param {number} now in ms @returns {number} */
export const endOfDay = (now) => new Date(now).setHours(24, 0, 0, 0);
