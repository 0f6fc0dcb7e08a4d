/** The small toolbar next to the board: the aids, and drawing. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { actionOf, aidIsOn, BUTTONS, isOffered } from "./buttons.js";
import { aidWords } from "./late.js";

/** @typedef {import("../app/context.js").Context} Context */

const INKS = /** @type {const} */ ([0, 1, 2, 3]);

/** @param {Context} context */
export function aids({ state, act }) {
  const { settings, aids: shown } = state;
  return html`<div class=${`aid-buttons${shown.drawing ? " draws" : ""}`} role="group" aria-label=${t("aids")}>
    <span class="aid-heading" aria-hidden="true">${t("aids")}</span>
    ${BUTTONS.map((part) => {
      const pressed = part.pressed?.(state) ?? aidIsOn(state, part.id);
      if (!isOffered(state, part) || (!settings.tools && !part.basic && !pressed)) return nothing;
      return aidButton(part.id, part.key, part.icon, pressed, (more) => act(actionOf(part, more)));
    })}
    ${
      shown.drawing || shown.strokes.length
        ? html`<span class="ink-row">
            ${shown.drawing ? INKS.map((ink) => inkButton(t(`marks-ink-${ink}`), ink, shown.ink === ink, () => act({ type: "stroke-ink", ink }))) : nothing}
            ${button(t("marks-clear"), () => act({ type: "clear-strokes" }), { icon: icons.clear, kind: "icon-only small", off: shown.strokes.length === 0 })}
          </span>`
        : nothing
    }
  </div>`;

  /** @param {(typeof BUTTONS)[number]["id"]} id @param {string} key @param {unknown} icon @param {boolean} pressed @param {(more: boolean) => void} press */
  function aidButton(id, key, icon, pressed, press) {
    const name = t(`aid-${id}`);
    return html`<button
      class=${`button aid${pressed ? " pressed" : ""}`}
      type="button"
      title=${`${t("aids-title", { name, key })} – ${t(`aid-${id}.what`)}`}
      aria-pressed=${pressed}
      aria-keyshortcuts=${key}
      @click=${(/** @type {MouseEvent} */ { shiftKey }) => press(shiftKey)}
    >
      ${icon}<span class="button-label">${name}</span><kbd aria-hidden="true">${key}</kbd>
    </button>`;
  }

  /** @param {string} name @param {number} ink @param {boolean} pressed @param {() => void} press */
  function inkButton(name, ink, pressed, press) {
    return html`<button
      class="button small icon-only ink-button"
      type="button"
      title=${name}
      aria-pressed=${pressed}
      @click=${press}
    >
      <svg class="ink-sample" viewBox="0 0 24 24" aria-hidden="true">
        <path class=${`stroke ink-${ink}`} d="M3 18 21 6" />
      </svg>
      <span class="button-label">${t("marks-ink", { name })}</span>
    </button>`;
  }
}

/** The words of the aids that are on, with samples of their signs: next to the board if there is room. @param {Context} context */
export function legend(context) {
  const said = aidWords(context.state, context.layout);
  return html`<div
    role="region"
    aria-label=${t("aids-legend")}
    aria-live="polite"
    tabindex=${said.length ? "0" : nothing}
  >
    ${
      said.length
        ? html`${said.map(
            ({ part, text, view }) =>
              html`<div class="legend-topic">
                <h3>${t(`aid-${part.id}`)}</h3>
                <p>${text}</p>
                ${view.position && (view.facts || !part.needsFacts) ? part.legend(view, context) : nothing}
              </div>`,
          )}`
        : nothing
    }
  </div>`;
}
