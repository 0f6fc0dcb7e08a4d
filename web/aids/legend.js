/** The words of the aids that are on, with samples of their signs: next to the board if there is room. */

import { t } from "../strings/index.js";
import { html, nothing } from "../ui/lit.js";
import { aidWords } from "./late.js";

/** @typedef {import("../app/context.js").Context} Context */

/** @param {Context} context */
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
