/** The button that all panels use: its words, what a press does, and its look. */

import { html, nothing } from "./lit.js";

/**
 * @param {string} label
 * @param {(event: globalThis.Event) => void} press
 * @param {{icon?: unknown, kind?: string, off?: boolean, pressed?: boolean}} [look] kind: classes; `icon-only` leaves the words to screen readers
 */
export function button(label, press, { icon = nothing, kind = "", off = false, pressed } = {}) {
  const toggled = pressed === undefined ? nothing : String(pressed);
  return html`<button
    class=${`button ${kind}`}
    type="button"
    title=${icon === nothing ? nothing : label}
    ?disabled=${off}
    aria-pressed=${toggled}
    @click=${press}
  >
    ${icon}<span class="button-label">${label}</span>
  </button>`;
}
