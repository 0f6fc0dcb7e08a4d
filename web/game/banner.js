/** The end of the game: who won, why, and what next. */

import { outcome } from "./result.js";
import { current, timeUp } from "./select.js";
import { en } from "../strings/en/index.js";
import { button } from "../ui/button.js";
import { bugIcon } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { afresh, reviewing } from "./line.js";

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
      <h2 id="result">${en.result.title(seat)}</h2>
      <p>${words}</p>
    </div>
    <div class="banner-actions">
      ${button(en.result.again, again, { kind: "primary" })}
      ${button(en.actions.newGame, () => act({ type: "dialog", name: "new" }), { kind: "elsewhere" })}
      ${timeUp(state) ? button(en.clock.goOn, () => act({ type: "no-clock" })) : nothing}
      ${button(lost ? en.result.losing : en.result.review, () => act({ type: "review-game" }))}
    </div>
  </section>`;
}
