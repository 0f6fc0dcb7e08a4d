/** Cleans text from outside: a lone surrogate, which is half a character, can't be in an address, a file or the engine's UTF-8. */

/** @param {string} text */
const whole = (text) => text.replace(/\p{Surrogate}/gu, "\ufffd");

/**
 * The value with each lone surrogate in its texts replaced by U+FFFD; the same object if it has none. The value may be nested
 * to any depth.
 * @template T
 * @param {T} value plain data: what JSON can write
 * @returns {T}
 */
export function cleaned(value) {
  if (isClean(value)) return value;
  /** @type {any} */
  const root = { value };
  const open = [root];
  for (let here = open.pop(); here; here = open.pop()) {
    for (const [key, each] of Object.entries(here)) {
      const name = Array.isArray(here) ? key : whole(key);
      if (name !== key) delete here[key];
      if (typeof each === "string") here[name] = whole(each);
      else if (typeof each !== "object" || each === null) here[name] = each;
      else open.push((here[name] = Array.isArray(each) ? [...each] : { ...each }));
    }
  }
  return root.value;
}

/** @param {unknown} value */
function isClean(value) {
  const open = [value];
  while (open.length) {
    const here = open.pop();
    if (typeof here === "string" && whole(here) !== here) return false;
    if (typeof here !== "object" || here === null) continue;
    for (const [key, each] of Object.entries(here)) {
      if (whole(key) !== key) return false;
      if (typeof each === "string" || typeof each === "object") open.push(each);
    }
  }
  return true;
}

/** The text of a fragment; one that is not percent-encoded UTF-8 is taken literally. @param {string} hash with or without # */
export function fragmentText(hash) {
  const text = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
