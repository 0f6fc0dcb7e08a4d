/**
 * The languages, and the words of the one that the page was loaded in; a change of language loads the page again.
 * The build joins the files of `en/` into `en.ftl.js` (web/build/words.py). docs/contributing.md: how to add a language.
 */

import english from "./en.ftl.js";
import { createWords } from "./words.js";

/**
 * code: of its folder, and the page's `lang`; locale: by which `Intl` counts and lists; words: its messages, or what loads them
 * @typedef {{code: string, locale: string, name: string, words: string | (() => Promise<{default: string}>)}} Language
 */

/**
 * One line a language. English comes with the page, so that its first frame has words; another one is loaded:
 * `words: () => import("./de.ftl.js")`.
 * @type {readonly Language[]}
 */
export const LANGUAGES = [{ code: "en", locale: "en-GB", name: "English", words: english }];

/** The first language that is wanted and there is. @param {readonly string[]} wanted as `navigator.languages` has them */
export const languageFor = (wanted) =>
  wanted.map((tag) => LANGUAGES.find(({ code }) => tag === code || tag.startsWith(`${code}-`))).find(Boolean) ??
  LANGUAGES[0];

export const language = languageFor(globalThis.navigator?.languages ?? []);
const { words } = language;
const text = typeof words === "string" ? words : (await words()).default;
export const { t, percent, colour, number, compare, few } = createWords(language.locale, text);
