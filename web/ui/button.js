/** The button that all panels use: its words, what a press does, and its look. */

import { t } from "../strings/index.js";
import { html, nothing } from "./lit.js";

/**
 * @param {string} label
 * @param {(event: globalThis.Event) => void} press
 * @param {{icon?: unknown, kind?: string, off?: boolean, shut?: boolean, pressed?: boolean, other?: string}} [look] kind: classes; `icon-only` leaves the words to screen readers; shut: looks off, but a press says why; other: a label for which there is room, too
 */
export function button(label, press, { icon = nothing, kind = "", off = false, shut = false, pressed, other } = {}) {
  const toggled = pressed === undefined ? nothing : String(pressed);
  return html`<button
    class=${`button ${kind}`}
    type="button"
    title=${icon === nothing ? nothing : label}
    ?disabled=${off}
    aria-disabled=${shut || nothing}
    aria-pressed=${toggled}
    @click=${press}
  >
    ${icon}<span class="button-label" data-other=${other ?? nothing}>${label}</span>
  </button>`;
}

/**
 * Copies a text, and says so for a while; its width stays.
 * @param {{state: {copied: string | null}, copy: (text: string) => void}} context @param {string} text @param {string} [label] @param {string} [kind]
 */
export function copyButton({ state, copy }, text, label = t("action-copy"), kind = "small") {
  const labels = [label, t("action-copied")];
  if (text && state.copied === text) labels.reverse();
  return button(labels[0], () => copy(text), { kind, off: !text, other: labels[1] });
}
