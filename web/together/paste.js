/** A link of a game with a friend that came elsewhere, in a chat or in another browser, is pasted. */

import { t } from "../strings/index.js";
import { lineForm } from "../ui/line-form.js";
import { scanButton } from "./camera.js";
import { codeIn, letterIn } from "./shared.js";

/** @typedef {import("../app/context.js").Context} Context */

/** @param {Context} context @param {string} label */
export const pasteForm = ({ act }, label) =>
  lineForm(
    { kind: "together-row", label, go: t("together-open"), more: scanButton((text) => taken(text, act)) },
    (given, input) => pasted(given, input, act),
    ({ target }) => /** @type {HTMLInputElement} */ (target).setCustomValidity(""),
  );

/** Opens the link in a text; false: there is none. @param {string} given @param {Context["act"]} act */
function taken(given, act) {
  const text = letterIn(given);
  const code = codeIn(given);
  if (text) act({ type: "letter", text });
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
