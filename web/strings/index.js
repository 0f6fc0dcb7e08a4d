/**
 * The languages, and the words of the one that the page speaks. All of them change at once (`speak`): what is kept from one frame to the next
 * holds no words, or is kept for a `language`.
 * The build joins the files of `en/` into `en.ftl.js` (web/build/words.py). docs/contributing.md: how to add a language.
 */

import english from "./en.ftl.js";
import { createWords } from "./words.js";

/**
 * code: its folder's name, and what browsers ask for; locale: for `Intl`, and the page's `lang`; name: in the language itself;
 * words: a function that loads its messages
 * @typedef {{code: string, locale: string, name: string, words: () => Promise<{default: string}>}} Language
 */

/**
 * One line a language. English comes with the page, so that the first frame has words; any other language is loaded when it is needed.
 * @type {readonly Language[]}
 */
export const LANGUAGES = [
  { code: "en", locale: "en-GB", name: "English", words: async () => ({ default: english }) },
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
  try {
    return [wanted, (await wanted.words()).default];
  } catch {
    return [LANGUAGES[0], english];
  }
}

/** @param {Language} spoken @param {string} text */
const saying = ({ locale }, text) => createWords(locale, text, undefined, text === english ? "" : english);

/** The first language that is wanted and there is. @param {readonly string[]} first those before the browser's own */
const wantedHere = (first) => languageFor([...first, ...(globalThis.navigator?.languages ?? [])].filter(Boolean));

if (globalThis.storageThere) await globalThis.storageThere; // the page of one file (boot/one-file/storage-early.js)
const wanted = wantedHere(chosen());
const [spoken, text] = wanted === LANGUAGES[0] ? [wanted, english] : await loaded(wanted);
/** The language of the page. */
export let language = spoken;
export let { t, percent, colour, number, few, joined } = saying(spoken, text);

/** The language that was asked for last. */
let asked = "";

/** Changes the language, unless another was asked for meanwhile. It fails if the words don't arrive: then the language stays. @param {string} code "auto": the browser's */
export async function speak(code) {
  asked = code;
  const next = wantedHere([code]);
  const words = await next.words().catch((error) => {
    if (asked === code) throw error;
  });
  if (!words || asked !== code) return;
  language = next;
  ({ t, percent, colour, number, few, joined } = saying(next, words.default));
}
