/** Every key that does something. */

import { t } from "../strings/index.js";
import { html } from "../ui/lit.js";

export const keys = () =>
  html`<dl class="keys">
    ${row(["←", "→"], t("keys-walk"))} ${row(["↑", "↓"], t("keys-walk-rows"))}
    ${row(["Q", "E", "Z", "C"], t("keys-walk-slanting"))} ${row(["Enter", "Space"], t("keys-grow"))}
    ${row(["Backspace", "Esc"], t("keys-take-back"))} ${row(["Ctrl Z"], t("keys-undo"))}
    ${row(["Ctrl Y"], t("keys-redo"))} ${row(["←", "→", "Home", "End"], t("keys-step"))}
    ${row([",", "."], t("keys-half"))} ${row(["↑", "↓"], t("keys-variations"))}
    ${row(["1", "2", "3", "4"], t("keys-aids"))} ${row(["5"], t("keys-marks"))} ${row(["M"], t("keys-mark"))}
    ${row(["0"], t("keys-clear-marks"))}
  </dl>`;

/** @param {readonly string[]} names @param {string} what */
const row = (names, what) =>
  html`<div>
    <dt>${names.map((name) => html`<kbd>${name}</kbd>`)}</dt>
    <dd>${what}</dd>
  </div>`;
