/** Small panels that no first frame shows, in one file: each visit requests every file once. */

import { lastUnreviewed } from "../library/rest.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { dayOf } from "../ui/day.js";
import { html, nothing } from "../ui/lit.js";

export { banner } from "../game/banner.js";
export { desk } from "../game/desk.js";
export { graph } from "../game/mobility-graph.js";
export { notices } from "./notices.js";

/** What calls a reader who comes back, before the first stone: a game without a review, mistakes that are due, or the puzzle of the day. @param {import("./context.js").Context} context */
export function returning({ state, act, games, openLearn }) {
  const { library, mistakes, learned } = state;
  if (!library.games && !library.failed) return nothing; // nothing is said that the games could change
  const last = lastUnreviewed(library);
  const { due } = mistakes;
  if (last) {
    const review = async () => {
      if (await games.open(last, "review")) act({ type: "dialog", name: "library" });
    };
    return call(button(t("returning-review"), review, { kind: "small" }));
  }
  if (due) return call(button(t("returning-due", { due }), () => openLearn("mistakes"), { kind: "small" }));
  if (learned.day === dayOf(new Date())) return nothing;
  return call(html`<a class="button small" href="#puzzle/today">${t("returning-puzzle")}</a>`);
}

/** @param {unknown} action */
const call = (action) => html`<span class="invitation">${action}</span>`;
