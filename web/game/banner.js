/** The end of a game: a card in place of the line below the board, with the next steps. */

import { rematchOf, restarted } from "./again.js";
import { arePeople, seatAt, seatHere } from "./line.js";
import { remembered } from "./highlights.js";
import { easier, gentler, harder } from "./next-level.js";
import { nameOf, resultOf } from "./result.js";
import { seatName } from "./seats.js";
import { endingHere } from "./select.js";
import { joined, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { bugIcon } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("../app/context.js").Context} Context */

/** @param {Context} context */
export function banner(context) {
  const { state } = context;
  const { seat, words } = resultOf(state);
  const here = seatHere(state.game);
  const shared = here !== null; // it has its own rematch
  const alone = shared || state.game.seats.filter(({ kind }) => kind === "person").length === 1;
  const won = shared ? seat === here : alone && state.game.seats[seat].kind === "person";
  const name = nameOf(state, seat);
  const heading = won ? t("result-you-win") : alone ? t("result-you-lose") : t("result", { seat: name });
  return html`<section class=${`banner seat-${seat}${won ? " won" : ""}`} aria-labelledby="result">
    ${won && state.motion.events.length ? CONFETTI : nothing}${bugIcon(seat)}
    <div>
      <h2 id="result">${heading}</h2>
      <p>${alone && !won && endingHere(state) ? joined([words, t("result-line", { seat: name })], "space") : words}</p>
      ${remembered(context, seat)} ${alone && !won && !shared ? easier(context) : nothing}
    </div>
    <div class="banner-actions">
      ${shared ? afterShared(context, won) : alone ? (won ? afterWin(context) : afterLoss(context)) : afterGame(context, seat)}
    </div>
  </section>`;
}

/** Only for a win that was just played: not after a reload, or after a puzzle. */
const CONFETTI = html`<span class="confetti" aria-hidden="true"
  >${Array.from({ length: 10 }, () => html`<i></i>`)}</span
>`;

/** @param {Context} context @param {string} [kind] */
function rematch({ state, act }, kind = "") {
  const game = rematchOf(state.game);
  return button(rematchWords(state, game), () => act({ type: "new-game", game }), { kind });
}

/** What the rematch changes: the reader's colour, or which of two people starts. @param {Context["state"]} state @param {Context["state"]["game"]} next */
function rematchWords(state, next) {
  if (arePeople(next.seats)) return t("result-again-starts", { seat: seatName(state, seatAt(next)) });
  const seat = next.seats.findIndex(({ kind }) => kind === "person");
  return seat < 0 ? t("result-again") : t("result-again-as", { seat: seatName(state, seat) });
}

/** @param {Context} context @param {boolean} [lost] whether the review shows the turn that lost the game @param {string} [label] @param {string} [kind] */
const toReview = ({ act }, lost = false, label = t("result-review"), kind = "") =>
  button(label, () => act({ type: "review-game", seek: lost }), { kind });

/** A loss on time, and a resignation between people, can be withdrawn. @param {Context} context */
function goOn({ state, act }) {
  const { game } = state;
  const ending = endingHere(state);
  if (!ending || !(ending.onTime || arePeople(game.seats))) return nothing;
  return button(t(game.clock?.control ? "clock-go-on" : "result-go-on"), () => act({ type: "no-end" }));
}

/** @param {Context} context */
function afterWin(context) {
  const next = harder(context);
  return [next ?? nothing, rematch(context, next ? "" : "primary"), toReview(context), goOn(context)];
}

/** @param {Context} context */
function afterLoss(context) {
  const { state, act } = context;
  const helped = () => act({ type: "hinted-game", game: restarted(state.game) });
  return [
    endingHere(state)
      ? toReview(context, false, t("result-review"), "primary")
      : toReview(context, true, t("result-you-lost-by"), "primary"),
    goOn(context),
    state.game.clock ? nothing : button(t("result-hints"), helped),
    rematch(context),
    gentler(context),
  ];
}

/** @param {Context} context @param {boolean} won */
const afterShared = (context, won) =>
  won || endingHere(context.state) ? toReview(context) : toReview(context, true, t("result-you-lost-by"));

/** @param {Context} context @param {0 | 1} seat the winner's */
function afterGame(context, seat) {
  const { state } = context;
  const lost = !endingHere(state) && state.game.seats[1 - seat].kind === "person";
  return [
    rematch(context, "primary"),
    goOn(context),
    lost
      ? toReview(context, true, t("result-lost-by", { seat: nameOf(state, /** @type {0 | 1} */ (1 - seat)) }))
      : toReview(context),
  ];
}
