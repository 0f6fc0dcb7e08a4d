/** Choices that a small screen folds, so that they leave room for what is chosen. */

import { html } from "./lit.js";

const SMALL = "(max-width: 40rem), (max-height: 30rem)";

/** Does the screen fold choices? */
export const isFolding = () => !!globalThis.matchMedia?.(SMALL).matches;

/** @param {string} name of the choices @param {unknown} choices @param {boolean} open whether one is made */
export const folded = (name, choices, open) =>
  isFolding()
    ? html`<details class="rule-choice more" ?open=${open}>
        <summary>${name}</summary>
        <div class="filters more-body">${choices}</div>
      </details>`
    : choices;
