/** Bots of the reader's own, to choose from like the levels. */

import { t } from "../../strings/index.js";
import { html, nothing } from "../../ui/lit.js";
import { isOwn, titleOf } from "./sandboxes.js";

/** @param {readonly import("../state.js").Own[]} own @param {string} chosen one that is chosen is listed even if it is gone */
export function ownOptions(own, chosen) {
  const all =
    isOwn(chosen) && !own.some(({ id }) => id === chosen) ? [...own, { id: chosen, title: titleOf(chosen) }] : own;
  if (!all.length) return nothing;
  return html`<optgroup label=${t("own-bots")}>
    ${all.map(({ id, title }) => html`<option value=${id} ?selected=${id === chosen}>${title}</option>`)}
  </optgroup>`;
}
