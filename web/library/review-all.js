/** The button that reviews the games of the library, and how far the reviews are. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";
import { unreviewed } from "./listing.js";

/** @param {import("../app/context.js").Context} context */
export function reviewAll({ state, games, reviewGames }) {
  const { reviewing, games: all } = state.library;
  if (reviewing) {
    const { done, total } = reviewing;
    return html`<div class="study-progress">
      <progress max=${total} value=${done} aria-label=${t("library-reviewing-games")}></progress>
      <span>${t("library-reviewing", { done: done + 1, total })}</span
      >${button(t("library-stop"), games.stopReviews, { kind: "small" })}
    </div>`;
  }
  const count = unreviewed(all ?? []).length;
  if (!count) return nothing;
  return html`<p class="hint library-note">
    <span>${t("library-unreviewed", { count })}</span>
    ${button(t("library-review-all", { count }), reviewGames, { kind: "small", off: state.boot.state !== "ready" })}
  </p>`;
}
