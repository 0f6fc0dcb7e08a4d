/** Words of the library's lists, apart from the games: boards, reviews, how long the games are kept, what to do next. */

import { joined, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { unreviewed } from "./listing.js";
import { boardTitle } from "../board/layout.js";

/** @typedef {import("../app/context.js").Context} Context */

/** The progress of the reviews, then what they found. @param {Context} context */
export function reviewing(context) {
  const { library } = context.state;
  const { games } = context;
  if (!library.reviewing) return summed(context);
  const { done, total } = library.reviewing;
  return html`<div class="study-progress">
    <progress max=${total} value=${done} aria-label=${t("library-reviewing-games")}></progress>
    <span>${t("library-reviewing", { done: done + 1, total })}</span
    >${button(t("library-stop"), games.stopReviews, { kind: "small" })}
  </div>`;
}

/** What the last reviews found. @param {Context} context */
function summed({ state: { library }, act }) {
  if (!library.summed) return nothing;
  const { games, mistakes: count } = library.summed;
  const words = [t("library-summed", { games }), count === null ? "" : t("library-summed-mistakes", { count })];
  return html`<p class="notice" role="status">
    ${joined(words, "space")}
    ${button(t("action-dismiss"), () => act({ type: "library", change: { summed: null } }), {
      icon: icons.close,
      kind: "icon-only small",
    })}
  </p>`;
}

/** The button that reviews the games, and how many have no review; null: none, or they are being reviewed. @param {Context} context @param {boolean} [own] only the reader's own games */
export function reviewAll({ state: { boot, library }, games }, own = false) {
  const count = unreviewed(library.games ?? [], own).length;
  if (!count || library.reviewing) return null;
  const review = () => games.reviewAll(own);
  return {
    count,
    press: button(t("library-review-all", { count }), review, { kind: "small", off: boot.state !== "ready" }),
  };
}

/** The name of a stored game's board. @param {import("../engine/protocol.js").Catalogue} catalogue @param {string} board */
export const boardWords = (catalogue, board) =>
  catalogue.boards.some(({ name }) => name === board) ? boardTitle(board) : t("library-own-board");

/** What a reader without games can do next. @param {Context} context */
export const startOne = ({ act }) =>
  html`<p class="next-steps">
    ${button(t("action-new-game"), () => act({ type: "dialog", name: "new" }), { kind: "primary" })}
  </p>`;

/** What the reader can do about a browser that deletes the games: beside the button that saves them, not folded away. @param {Context} context */
export const wiping = ({ state: { library: state } }) =>
  state.wipes && state.games?.length ? html`<p class="hint">${t("library-wipes")}</p>` : nothing;

/** How long the browser keeps the games, and what the reader can do about it. @param {Context} context */
export function keeping({ state, games }) {
  const { games: all, persisted, asked, wipes } = state.library;
  if (!all?.length || wipes) return nothing;
  if (asked)
    return html`<p class="hint" role="status">${t(persisted ? "library-persisted" : "library-may-vanish")}</p>`;
  if (persisted !== false) return nothing;
  return html`<p class="hint library-note">
    <span>${t("library-not-persisted")}</span>
    ${button(t("library-persist"), () => games.persist(true), { kind: "small" })}
  </p>`;
}
