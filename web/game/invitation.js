/** A newcomer is invited once, quietly, beneath the board; a refusal is for good. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";

/** @param {import("../app/context.js").Context} context */
export function invitation({ state, act, firstLesson }) {
  const { learned, game, learn, study } = state;
  if (learn || study.open || learned.invited || learned.lessons.length || game.tree.next.length || game.draft.length)
    return nothing;
  const refuse = () => act({ type: "learned", learned: { ...learned, invited: true } });
  return html`<span class="invitation"
    ><span class="invitation-words">${t("invitation")}</span>
    ${button(t("invitation-accept"), firstLesson, { kind: "small primary" })}
    ${button(t("invitation-decline"), refuse, { icon: icons.close, kind: "icon-only small" })}</span
  >`;
}
