/** Texts that are being typed: this tab keeps them until they are used, through a closed dialog and a reload. */

/** @param {string} name */
const keyOf = (name) => `bug.draft.${name}`;

/** @param {string} name @param {string} place what the text is about: a draft about something else does not count @returns {string | null} null: there is none */
export function draftOf(name, place = "") {
  try {
    const [kept, text] = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "[]");
    return kept === place && typeof text === "string" ? text : null;
  } catch {
    return null; // storage is blocked, or the text is damaged
  }
}

/** @param {string} name @param {string | null} text null: there is none any more @param {string} [place] */
export function keepDraft(name, text, place = "") {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify([place, text]));
  } catch {
    // Storage is blocked or full: the text stays in its field.
  }
}

/** Keeps what is typed into a field; its first text is no draft. @param {string} name @param {string} first @param {string} [place] */
export const drafting =
  (name, first, place = "") =>
  (/** @type {InputEvent} */ event) => {
    const { value } = /** @type {HTMLTextAreaElement} */ (event.target);
    keepDraft(name, value === first ? null : value, place);
  };
