/** Choices in forms: one of several, or yes or no. */

import { html } from "./lit.js";

/** @param {string} name @param {string} label @param {boolean} checked @param {() => void} choose */
export const choice = (name, label, checked, choose) =>
  html`<label class="radio choice"
    ><input type="radio" name=${name} .checked=${checked} @change=${choose} /><span>${label}</span></label
  >`;

/** @param {string} words @param {boolean} checked @param {() => void} toggle */
export const tick = (words, checked, toggle) =>
  html`<label class="tick"
    ><input type="checkbox" .checked=${checked} @change=${toggle} /><span>${words}</span></label
  >`;
