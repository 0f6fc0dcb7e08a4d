/**
 * The languages, and the words of the one that the page was loaded in; a change of language loads the page again.
 * The build joins the files of `en/` into `en.ftl.js` (web/build/words.py). docs/contributing.md: how to add a language.
 */

import english from "./en.ftl.js";
import { createWords } from "./words.js";

/**
 * code: its folder's name, and what browsers ask for; locale: for `Intl`, and the page's `lang`; name: in the language itself;
 * words: its messages, or a function that loads them
 * @typedef {{code: string, locale: string, name: string, words: string | (() => Promise<{default: string}>)}} Language
 */

/**
 * One line a language. English comes with the page, so that the first frame has words; any other language is loaded when it is needed.
 * @type {readonly Language[]}
 */
export const LANGUAGES = [
  { code: "en", locale: "en-GB", name: "English", words: english },
  { code: "de", locale: "de", name: "Deutsch", words: () => import("./de.ftl.js") },
  { code: "fr", locale: "fr", name: "Français", words: () => import("./fr.ftl.js") },
  { code: "es", locale: "es", name: "Español", words: () => import("./es.ftl.js") },
  { code: "pt", locale: "pt-BR", name: "Português", words: () => import("./pt.ftl.js") },
  { code: "ja", locale: "ja", name: "日本語", words: () => import("./ja.ftl.js") },
  { code: "zh", locale: "zh-Hans", name: "简体中文", words: () => import("./zh.ftl.js") },
];

/** The first wanted language that exists. @param {readonly string[]} wanted as `navigator.languages` has them */
export const languageFor = (wanted) =>
  wanted.map((tag) => LANGUAGES.find(({ code }) => tag === code || tag.startsWith(`${code}-`))).find(Boolean) ??
  LANGUAGES[0];

/** The language that was chosen in the settings (app/persistence.js), read before all other settings. @returns {string[]} */
function chosen() {
  try {
    return [String(JSON.parse(localStorage.getItem("bug.settings") ?? "{}").language ?? "")]; // it may be damaged
  } catch {
    return []; // storage is blocked, or there is none
  }
}

/** A language, or English if it does not load. @param {Language} wanted @returns {Promise<[Language, string]>} */
async function loaded(wanted) {
  const { words } = wanted;
  if (typeof words === "string") return [wanted, words];
  try {
    return [wanted, (await words()).default];
  } catch {
    return [LANGUAGES[0], english];
  }
}

if (globalThis.storageThere) await globalThis.storageThere; // the page of one file (boot/one-file/storage-early.js)
const wanted = languageFor([...chosen(), ...(globalThis.navigator?.languages ?? [])].filter(Boolean));
const [spoken, text] = typeof wanted.words === "string" ? [wanted, wanted.words] : await loaded(wanted);
/** The language of the page. */
export const language = spoken;
export const { t, percent, colour, number, compare, few } = createWords(
  language.locale,
  text,
  undefined,
  text === english ? "" : english,
);
