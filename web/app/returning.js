/** What calls a reader who comes back, before the first stone: a game without a review, mistakes that are due, or the puzzle of the day. */

import { lastUnreviewed } from "../library/rest.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { dayOf } from "../ui/day.js";
import { html, nothing } from "../ui/lit.js";

/** @param {import("./context.js").Context} context */
export function returning({ state, act, games, openLearn }) {
  const { library, mistakes, learned } = state;
  if (!library.games && !library.failed) return nothing; // nothing is said that the games could change
  const last = lastUnreviewed(library);
  const { due } = mistakes;
  const review = async (/** @type {NonNullable<typeof last>} */ game) => {
    if (await games.open(game, "review")) act({ type: "dialog", name: "library" });
  };
  const ways = [
    last ? button(t("returning-review"), () => review(last), { kind: "small" }) : [],
    due ? button(t("returning-due", { due }), () => openLearn("mistakes"), { kind: "small" }) : [],
    learned.day === dayOf(new Date())
      ? []
      : html`<a class="button small" href="#puzzle/today">${t("returning-puzzle")}</a>`,
  ].flat();
  return ways.length ? html`<span class="invitation">${ways[0]}</span>` : nothing;
}
