/** Texts that are being typed: this tab keeps them until they are used, through a closed dialog and a reload. */

import { tabMemory } from "./tab-memory.js";

const drafts = tabMemory("bug.drafts", 20);

/** @param {string} name @param {string} place what the text is about */
const keyOf = (name, place) => `${name} ${place}`;

/** @param {string} name @param {string} place a draft about something else does not count @returns {string | null} null: there is none */
export const draftOf = (name, place = "") => drafts.all().get(keyOf(name, place)) ?? null;

/** @param {string} name @param {string | null} text null: there is none any more @param {string} [place] */
export const keepDraft = (name, text, place = "") => drafts.remember(keyOf(name, place), text);

/** Texts about one thing are about another from now on. @param {string} name @param {string} from the first part of their places, a list in JSON @param {string} to */
export function moveDrafts(name, from, to) {
  const start = keyOf(name, `["${from}",`);
  for (const [key, text] of [...drafts.all()])
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
