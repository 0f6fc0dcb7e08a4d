/** A link of a game with a friend that came elsewhere, in a chat or in another browser, is pasted. */

import { t } from "../strings/index.js";
import { html } from "../ui/lit.js";
import { scanButton } from "./camera.js";
import { codeIn } from "./code.js";
import { letterIn } from "./shared.js";

/** @typedef {import("../app/context.js").Context} Context */

/** @param {Context} context @param {string} label */
export const pasteForm = ({ act }, label) =>
  html`<form class="together-row" @submit=${(/** @type {SubmitEvent} */ event) => pasted(event, act)}>
    <input
      class="field"
      name="text"
      aria-label=${label}
      placeholder=${label}
      autocomplete="off"
      spellcheck="false"
      @input=${(/** @type {InputEvent} */ { target }) => /** @type {HTMLInputElement} */ (target).setCustomValidity("")}
    />
    <button class="button small" type="submit">${t("together-open")}</button>
    ${scanButton((text) => taken(text, act))}
  </form>`;

/** Opens the link in a text; false: there is none. @param {string} given @param {Context["act"]} act */
function taken(given, act) {
  const text = letterIn(given);
  const code = codeIn(given);
  if (text) act({ type: "letter", text });
  else if (code) location.hash = `#${code.type}/${code.code}`; // as if the link had been opened
  return Boolean(text ?? code);
}

/** @param {SubmitEvent} event @param {Context["act"]} act */
function pasted(event, act) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (taken(String(new FormData(form).get("text") ?? ""), act)) return form.reset();
  const input = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
  input.setCustomValidity(t("together-no-letter"));
  input.reportValidity();
}
