/** Sentences with turns: a turn such as B2-B1 stays on one line. */

import { html } from "./lit.js";

const TURN = /\b([A-Za-z]{1,2}\d{1,2}(?:-[A-Za-z]{1,2}\d{1,2})+)\b/;
/** A longer turn would not fit on a line of a phone. */
const LONGEST = 24;

/** @param {string} text */
export const unbroken = (text) =>
  text
    .split(TURN)
    .map((part, i) => (i % 2 && part.length <= LONGEST ? html`<span class="unbroken">${part}</span>` : part));
