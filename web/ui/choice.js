/** One of several: a radio button that looks like a button. */
import { html } from "./lit.js";

/** @param {string} name @param {string} label @param {boolean} checked @param {() => void} choose */
export const choice = (name, label, checked, choose) =>
  html`<label class="radio choice"
    ><input type="radio" name=${name} .checked=${checked} @change=${choose} /><span>${label}</span></label
  >`;
