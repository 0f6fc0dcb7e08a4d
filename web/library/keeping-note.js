/** What the reader should know of how long the browser keeps the games. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";

/** How long the browser keeps the games, and what can be done about it. @param {import("../app/context.js").Context} context */
export function keeping({ state, games }) {
  const { games: all, persisted, asked, wipes } = state.library;
  if (!all?.length) return nothing;
  if (wipes) return html`<p class="hint">${t("library-wipes")}</p>`;
  if (asked)
    return html`<p class="hint" role="status">${t(persisted ? "library-persisted" : "library-may-vanish")}</p>`;
  if (persisted !== false) return nothing;
  return html`<p class="hint library-note">
    <span>${t("library-not-persisted")}</span>
    ${button(t("library-persist"), () => games.persist(true), { kind: "small" })}
  </p>`;
}
