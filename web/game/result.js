/** The end of the game: who won, why, and what next. */

import { afresh, reviewing, seatOf } from "./line.js";
import { seatName } from "./seats.js";
import { current, timeUp } from "./select.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { bugIcon } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Scene} Scene */

/** Who has won, and why. @param {State} state @returns {{seat: 0 | 1, words: string}} */
export function outcome(state) {
  const { game, scene } = state;
  if (timeUp(state) || !scene?.result) {
    const seat = seatOf(game, 1 - (game.clock?.lost ?? 0));
    return { seat, words: t("clock-lost", { other: seatName(state, 1 - seat) }) };
  }
  const seat = seatOf(game, scene.result.winner);
  return { seat, words: resultWords(state, scene, seat) };
}

/** Why the game ended as it did, and by how much. @param {State} state @param {Scene} scene @param {0 | 1} winner */
export function resultWords(state, { result, rules }, winner) {
  if (!result) return "";
  const { margin, reason } = result;
  const [seat, other] = [seatName(state, winner), seatName(state, 1 - winner)];
  if (reason === "handicap") return t("result-handicap", { other, margin, handicap: rules.handicap });
  const why = t("result-reason", { seat, other, margin });
  return rules.score === "margin" ? `${why} ${t("result-points", { seat, margin })}` : why;
}

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
