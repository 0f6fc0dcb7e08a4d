/** Every key that does something. */
import { html } from "../lit.js";
import { en } from "../strings/en.js";

export const keys = () => html`<dl class="keys">${en.keys.rows.map(row)}</dl>`;

/** @param {readonly [names: readonly string[], what: string]} row */
const row = ([names, what]) => html`<div>
  <dt>${names.map((name) => html`<kbd>${name}</kbd>`)}</dt>
  <dd>${what}</dd></div>`;
