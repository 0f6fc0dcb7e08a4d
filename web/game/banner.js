/** The end of the game: who won, why, and what next. */

import { outcome } from "./result.js";
import { current, timeUp } from "./select.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { bugIcon } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { afresh, reviewing } from "./line.js";
import { seatName } from "./seats.js";

/** @typedef {import("../app/context.js").Context} Context */

/** Is the end of the game on the board? @param {Context} context */
export const hasBanner = ({ state }) => (timeUp(state) && !state.refusal) || ended(state);

/** @param {Context["state"]} state */
const ended = (state) => current(state) && !!state.scene?.result && !reviewing(state.game) && !state.refusal;

/** @param {Context} context */
export function banner(context) {
  const { state, act } = context;
  if (!hasBanner(context)) return nothing;
  const { seat, words } = outcome(state);
  const lost = !timeUp(state) && state.game.seats[1 - seat].kind === "person";
  const again = () => act({ type: "new-game", game: afresh(state.game) });
  return html`<section class=${`banner seat-${seat}`} aria-labelledby="result">
    ${bugIcon(seat)}
    <div>
      <h2 id="result">${t("result", { seat: seatName(state, seat) })}</h2>
      <p>${words}</p>
    </div>
    <div class="banner-actions">
      ${button(t("result-again"), again, { kind: "primary" })}
      ${button(t("action-new-game"), () => act({ type: "dialog", name: "new" }), { kind: "elsewhere" })}
      ${timeUp(state) ? button(t("clock-go-on"), () => act({ type: "no-clock" })) : nothing}
      ${button(lost ? t("result-losing") : t("result-review"), () => act({ type: "review-game" }))}
    </div>
  </section>`;
}
