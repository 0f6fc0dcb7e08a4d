/** Every key that does something. */

import { en } from "../strings/en/index.js";
import { html } from "../ui/lit.js";

export const keys = () => html`<dl class="keys">${en.keys.rows.map(row)}</dl>`;

/** @param {readonly [names: readonly string[], what: string]} row */
const row = ([names, what]) =>
  html`<div>
    <dt>${names.map((name) => html`<kbd>${name}</kbd>`)}</dt>
    <dd>${what}</dd>
  </div>`;
