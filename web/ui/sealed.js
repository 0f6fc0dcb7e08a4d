/**
 * Values that the page stores for itself, each with a sum of its text. One that was damaged, or that something else has written, does not
 * come back, so all that is in it can be used without a check. A later version whose values have another form changes `FORM` (tests/js/ui/sealed.test.mjs sees it).
 */

export const FORM = 1;

/** @param {unknown} value */
const sumOf = (value) =>
  [...JSON.stringify(value)].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, FORM);

/** @param {unknown} value @returns {readonly [unknown, number]} */
export const sealed = (value) => [value, sumOf(value)];

/** @param {any} stored @returns {any} null: it is not as it was stored */
export const unsealed = (stored) => (stored?.[0] && stored[1] === sumOf(stored[0]) ? stored[0] : null);
