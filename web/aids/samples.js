/** Samples of the aids' signs, for the legend. */

import { html } from "../ui/lit.js";

/** @param {unknown[]} rows */
export const signs = (rows) =>
  html`<ul class="legend-signs">
    ${rows}
  </ul>`;

/** @param {unknown} picture in a square of 52, its middle at 0 @param {string} words */
export const row = (picture, words) =>
  html`<li>
    <svg class="legend-sign" viewBox="-26 -26 52 52" aria-hidden="true">${picture}</svg><span>${words}</span>
  </li>`;
