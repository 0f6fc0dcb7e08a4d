/** What the end of a game offers to who lost several in a row: one line, in the banner. */

import { against, levelFrom } from "./result.js";
import { levelName } from "./player-names.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("../app/context.js").Context} Context */

/** So many games in a row are lost before an easier one is offered. */
const MANY_LOSSES = 3;

/** After some losses in a row: the level below. @param {Context} context */
export function easier(context) {
  const { level, next } = levelFrom(context, -1);
  const lost = context.state.library.losing[level] ?? 0;
  if (lost < MANY_LOSSES || !next) return nothing;
  const [name, lower] = [level, next].map((each) => levelName(context.catalogue, each));
  return html`<p class="banner-offer">
    <span>${t("result-losses", { count: lost, level: name })}</span>
    ${button(t("result-easier", { level: lower }), () => against(context, next), { kind: "small" })}
  </p>`;
}
