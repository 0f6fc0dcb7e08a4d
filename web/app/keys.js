/** The list of the keys that shortcuts.js answers, and of those that the board answers itself. */

import { t } from "../strings/index.js";
import { html } from "../ui/lit.js";

export const keys = () =>
  html`<dl class="keys">
    ${row(["←", "→"], t("keys-walk"))} ${row(["↑", "↓"], t("keys-walk-rows"))}
    ${row(["Q", "E", "Z", "C"], t("keys-walk-slanting"))} ${row([t("key-enter"), t("key-space")], t("keys-grow"))}
    ${row([t("key-backspace"), t("key-escape")], t("keys-take-back"))} ${row([`${t("key-control")} Z`], t("keys-undo"))}
    ${row([`${t("key-control")} Y`], t("keys-redo"))} ${row(["←", "→", t("key-home"), t("key-end")], t("keys-step"))}
    ${row([",", "."], t("keys-half"))} ${row(["↑", "↓"], t("keys-variations"))} ${row(["B"], t("keys-to-line"))}
    ${row(["1", "2", "3", "4"], t("keys-aids"))} ${row(["Shift 1"], t("keys-aids-more"))} ${row(["5"], t("keys-marks"))}
    ${row(["M"], t("keys-mark"))} ${row(["0"], t("keys-clear-marks"))} ${row(["S"], t("keys-sound"))}
    ${row(["?"], t("keys-keys"))}
  </dl>`;

/** @param {readonly string[]} names @param {string} what */
const row = (names, what) =>
  html`<div>
    <dt>${names.map((name) => html`<kbd>${name}</kbd>`)}</dt>
    <dd>${what}</dd>
  </div>`;
