/** The field for a friend's link from elsewhere, such as a chat or another browser. */

import { wrongWords } from "../game/wrong-words.js";
import { t } from "../strings/index.js";
import { lineForm } from "../ui/line-form.js";
import { html, nothing } from "../ui/lit.js";
import { scanButton } from "./camera.js";
import { letterIn } from "./quoted.js";
import { codeIn } from "./shared.js";

/** @typedef {import("../app/context.js").Context} Context */

/** The field, and what is wrong with the pasted link. @param {Context} context @param {string} label */
export function pasteForm({ state, act }, label) {
  const { wrong } = state.together;
  const typed = (/** @type {InputEvent} */ { target }) => {
    /** @type {HTMLInputElement} */ (target).setCustomValidity("");
    if (wrong) act({ type: "together", change: { wrong: null } });
  };
  const more = scanButton((text) => taken(text, act));
  return html`${lineForm({ kind: "together-row", label, go: t("together-open"), more }, (given, input) => pasted(given, input, act), typed)}
  ${wrong ? html`<p class="wrong" role="alert">${wrongWords(wrong)}</p>` : nothing}`;
}

/** Opens the link in a text. Returns false if there is none. @param {string} given @param {Context["act"]} act */
function taken(given, act) {
  const text = letterIn(given);
  const code = codeIn(given);
  if (text) act({ type: "letter", text, pasted: true });
  else if (code) location.hash = `#${code.type}/${code.code}`; // as if the link had been opened
  return Boolean(text ?? code);
}

/** @param {string} given @param {HTMLInputElement} input @param {Context["act"]} act */
function pasted(given, input, act) {
  if (taken(given, act)) {
    input.value = "";
    return;
  }
  input.setCustomValidity(t("together-no-letter"));
  input.reportValidity();
}
