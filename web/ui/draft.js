/** Texts that are being typed: this tab keeps them until they are used, through a closed dialog and a reload. */

const KEY = "bug.drafts";
const MOST = 20;

/** The newest last; null: not read yet. @type {Map<string, string> | null} */
let drafts = null;

/** @returns {Map<string, string>} */
function all() {
  if (drafts) return drafts;
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    drafts = new Map(kept.filter((/** @type {unknown[]} */ each) => each.every((part) => typeof part === "string")));
  } catch {
    drafts = new Map(); // storage is blocked, or the texts are damaged
  }
  return drafts;
}

/** @param {string} name @param {string} place what the text is about */
const keyOf = (name, place) => `${name} ${place}`;

/** @param {string} name @param {string} place a draft about something else does not count @returns {string | null} null: there is none */
export const draftOf = (name, place = "") => all().get(keyOf(name, place)) ?? null;

/** @param {string} name @param {string | null} text null: there is none any more @param {string} [place] */
export function keepDraft(name, text, place = "") {
  const kept = all();
  kept.delete(keyOf(name, place));
  if (text !== null) kept.set(keyOf(name, place), text);
  for (const key of [...kept.keys()].slice(0, -MOST)) kept.delete(key);
  try {
    sessionStorage.removeItem(KEY); // an older text must not come back if there is no room for this one
    sessionStorage.setItem(KEY, JSON.stringify([...kept]));
  } catch {
    // Storage is blocked or full: the texts stay until the page is closed.
  }
}

/** Texts about one thing are about another from now on. @param {string} name @param {string} from the first part of their places, a list in JSON @param {string} to */
export function moveDrafts(name, from, to) {
  const start = keyOf(name, `["${from}",`);
  for (const [key, text] of [...all()])
    if (key.startsWith(start)) {
      keepDraft(name, null, key.slice(name.length + 1));
      keepDraft(name, text, `["${to}",${key.slice(start.length)}`);
    }
}

/** Keeps what is typed into a field; its first text is no draft. @param {string} name @param {string} first @param {string} [place] */
export const drafting =
  (name, first, place = "") =>
  (/** @type {InputEvent} */ event) => {
    const { value } = /** @type {HTMLTextAreaElement} */ (event.target);
    keepDraft(name, value === first ? null : value, place);
  };
