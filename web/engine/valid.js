/**
 * The only door to valibot (docs/decisions/0071), with schemas that many files use. A schema reads everything that comes from outside,
 * stored by an earlier visit or sent by another program: its result has the right type, and nothing more.
 */
import * as v from "../../vendor/valibot/index.min.mjs";

export * from "../../vendor/valibot/index.min.mjs";

// These replace valibot's regex, finite, safeInteger, and limits of values and lengths, which also write messages that nobody reads, and
// so are larger.

/** Checks that a text matches a pattern. @param {RegExp} pattern */
export const like = (pattern) => v.check((/** @type {string} */ text) => pattern.test(text));
export const finite = v.pipe(
  v.number(),
  v.check((/** @type {number} */ value) => Number.isFinite(value)),
);
export const whole = v.pipe(
  v.number(),
  v.check((/** @type {number} */ value) => Number.isSafeInteger(value)),
);
/** @template {number} T @param {number} least @returns {v.CheckAction<T, undefined>} */
export const minValue = (least) => v.check((value) => value >= least);
/** @template {number} T @param {number} most @returns {v.CheckAction<T, undefined>} */
export const maxValue = (most) => v.check((value) => value <= most);
/** @template {{length: number}} T @param {number} least @returns {v.CheckAction<T, undefined>} */
export const minLength = (least) => v.check(({ length }) => length >= least);
/** @template {{length: number}} T @param {number} most @returns {v.CheckAction<T, undefined>} */
export const maxLength = (most) => v.check(({ length }) => length <= most);
/** A whole number from 0. */
export const natural = v.pipe(whole, minValue(0));
export const texts = v.array(v.string());
/** The key of a game with a friend: "" if it can't be one. A name like `constructor` would be found in every list of games. */
export const friendKey = v.fallback(v.pipe(v.string(), like(/\//)), "");
/** A text, cut after `most` characters; anything else is "". @param {number} most */
export const cut = (most) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, most)),
    ),
    "",
  );

/** A list, without the items that do not fit. @template {import("../../vendor/valibot/index.min.mjs").GenericSchema} S @param {S} schema */
export const fitting = (schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.flatMap((each) => outputs(schema, each))),
  );

/** @template {import("../../vendor/valibot/index.min.mjs").GenericSchema} S @param {S} schema @param {unknown} value @returns {import("../../vendor/valibot/index.min.mjs").InferOutput<S>[]} one or none */
function outputs(schema, value) {
  const { success, output } = v.safeParse(schema, value);
  return success ? [output] : [];
}

/**
 * Fields that each have their own default.
 * @template {Record<string, import("../../vendor/valibot/index.min.mjs").GenericSchema>} E @param {E} fields
 * @param {{readonly [K in keyof E]: import("../../vendor/valibot/index.min.mjs").InferOutput<E[K]>}} defaults @returns {E}
 */
export const orDefaults = (fields, defaults) =>
  /** @type {any} */ (
    Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, v.fallback(schema, defaults[name])]))
  );

/** The value of a JSON text; null if it is not JSON, or does not fit. @template {import("../../vendor/valibot/index.min.mjs").GenericSchema} S @param {S} schema @param {string | null} text @returns {import("../../vendor/valibot/index.min.mjs").InferOutput<S> | null} */
export function readJson(schema, text) {
  try {
    return outputs(schema, JSON.parse(text ?? ""))[0] ?? null;
  } catch {
    return null;
  }
}
