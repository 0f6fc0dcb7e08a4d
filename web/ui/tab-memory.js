/** What this tab remembers through a reload: texts by their keys, the newest last. */

/** @param {string} key of sessionStorage @param {number} most how many texts it remembers */
export function tabMemory(key, most) {
  /** null: not read yet. @type {Map<string, string> | null} */
  let known = null;

  /** @returns {Map<string, string>} */
  function all() {
    if (known) return known;
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? "[]");
      known = new Map(kept.filter((/** @type {unknown[]} */ each) => each.every((part) => typeof part === "string")));
    } catch {
      known = new Map(); // storage is blocked, or the texts are damaged
    }
    return known;
  }

  /** @param {string} name @param {string | null} text null: there is none any more */
  function remember(name, text) {
    const kept = all();
    kept.delete(name);
    if (text !== null) kept.set(name, text);
    for (const each of [...kept.keys()].slice(0, -most)) kept.delete(each);
    write([...kept]);
  }

  /** Stores the texts; if there is not room for all, those without the longest. They all stay until the page is closed. @param {[string, string][]} texts */
  function write(texts) {
    try {
      sessionStorage.removeItem(key); // an older text must not come back if there is no room for this one
      sessionStorage.setItem(key, JSON.stringify(texts));
    } catch {
      const longest = Math.max(...texts.map(([, text]) => text.length));
      const at = texts.findIndex(([, text]) => text.length === longest);
      if (texts.length > 1) write(texts.filter((_, i) => i !== at));
    }
  }

  return { all, remember };
}
