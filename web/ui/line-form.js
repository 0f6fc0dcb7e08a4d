/** One line of text with its button. */

import { html, nothing } from "./lit.js";

/**
 * @typedef {object} Words
 * @property {string} kind the classes of the form
 * @property {string} label of the line
 * @property {string} go the words of the button
 * @property {string} [list] the id of the list of suggestions
 * @property {unknown} [more] shown next to the button
 */

/** @param {Words} words @param {(text: string, input: HTMLInputElement) => void} submit @param {(event: InputEvent) => void} [onInput] called with the text while the reader types */
export const lineForm = ({ kind, label, go, list, more }, submit, onInput) =>
  html`<form class=${kind} @submit=${(/** @type {SubmitEvent} */ event) => submitted(event, submit)}>
    <input
      class="field"
      name="line"
      aria-label=${label}
      placeholder=${label}
      list=${list ?? nothing}
      autocomplete="off"
      spellcheck="false"
      @input=${onInput ?? nothing}
    />
    <button class="button small" type="submit">${go}</button>
    ${more ?? nothing}
  </form>`;

/** @param {SubmitEvent} event @param {(text: string, input: HTMLInputElement) => void} submit */
function submitted(event, submit) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const input = /** @type {HTMLInputElement} */ (form.elements.namedItem("line"));
  submit(input.value, input);
}
