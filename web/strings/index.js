/**
 * The languages, and the words of the one that the page was loaded in; a change of language loads the page again.
 * The build joins the files of `en/` into `en.ftl.js` (build.py). docs/contributing.md: how to add a language.
 */

import { createWords } from "./words.js";

/** @param {{default: string}} module */
const textOf = (module) => module.default;

/** One line a language. code: of its folder, and the page's `lang`; locale: by which `Intl` counts and lists. */
export const LANGUAGES = [
  { code: "en", locale: "en-GB", name: "English", load: () => import("./en.ftl.js").then(textOf) },
];

/** The first language that is wanted and there is. @param {readonly string[]} wanted as `navigator.languages` has them */
export const languageFor = (wanted) =>
  wanted.map((tag) => LANGUAGES.find(({ code }) => tag === code || tag.startsWith(`${code}-`))).find(Boolean) ??
  LANGUAGES[0];

export const language = languageFor(globalThis.navigator?.languages ?? []);
export const { t, percent, colour, number, compare, few } = createWords(language.locale, await language.load());
