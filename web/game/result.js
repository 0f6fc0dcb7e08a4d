/** The end of the game: who won, why, and what next. */

import { afresh, nameAt, reviewing, seatHere, seatOf } from "./line.js";
import { seatName } from "./seats.js";
import { current, endedByWord, isOver, timeUp } from "./select.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { bugIcon } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Scene} Scene */

/** Two people who are not at one device know each other by their names. @param {State} state @param {0 | 1} seat */
const nameOf = (state, seat) => (seatHere(state.game) !== null && nameAt(state.game, seat)) || seatName(state, seat);

/** @param {State} state @param {0 | 1} loser */
const timeWords = (state, loser) =>
  seatHere(state.game) === loser ? t("clock-you-lost") : t("clock-lost", { other: nameOf(state, loser) });

/** Who has won, and why. @param {State} state @returns {{seat: 0 | 1, words: string}} */
export function outcome(state) {
  const { game, scene } = state;
  const word = endedByWord(state);
  if (word && !timeUp(state)) {
    const seat = seatOf(game, word.winner);
    const other = nameOf(state, /** @type {0 | 1} */ (1 - seat));
    if (word.onTime) return { seat, words: timeWords(state, /** @type {0 | 1} */ (1 - seat)) };
    return { seat, words: seatHere(game) === seat ? t("result-resigned", { other }) : t("result-you-resigned") };
  }
  if (timeUp(state) || !scene?.result) {
    const seat = seatOf(game, 1 - (game.clock?.lost ?? 0));
    return { seat, words: timeWords(state, /** @type {0 | 1} */ (1 - seat)) };
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
/** Is the end of the game on the board? It stays when a cell is pressed. @param {Context} context */
export const hasBanner = ({ state }) => isOver(state) || (!state.refusal && state.study.open && ended(state));

/** @param {State} state */
const ended = (state) => current(state) && !!state.scene?.result && !reviewing(state.game);

/** @param {Context} context */
export function banner(context) {
  const { state } = context;
  if (!hasBanner(context)) return nothing;
  const { seat, words } = outcome(state);
  const here = seatHere(state.game);
  const shared = here !== null; // it has a rematch of its own
  const alone = shared || state.game.seats.filter(({ kind }) => kind === "person").length === 1;
  const won = shared ? seat === here : alone && state.game.seats[seat].kind === "person";
  const name = nameOf(state, seat);
  const heading = won
    ? t("result-you-win")
    : alone
      ? t("result-you-lose", { seat: name })
      : t("result", { seat: name });
  return html`<section class=${`banner seat-${seat}${won ? " won" : ""}`} aria-labelledby="result">
    ${won ? CONFETTI : nothing}${bugIcon(seat)}
    <div>
      <h2 id="result">${heading}</h2>
      <p>${words}</p>
      ${timeUp(state) ? nothing : context.views?.remembered(context, seat)}
      ${alone && !won && !shared ? context.views?.easier(context) : nothing}
    </div>
    <div class="banner-actions">
      ${shared ? afterShared(context, won) : alone ? (won ? afterWin(context) : afterLoss(context)) : afterGame(context, seat)}
    </div>
  </section>`;
}

const CONFETTI = html`<span class="confetti" aria-hidden="true"
  >${Array.from({ length: 14 }, () => html`<i></i>`)}</span
>`;

/** @param {Context} context @param {string} [kind] */
const rematch = ({ state, act }, kind = "") =>
  button(t("result-again"), () => act({ type: "new-game", game: afresh(state.game) }), { kind });

/** @param {Context} context @param {boolean} [lost] the review shows the turn that lost the game @param {string} [label] @param {string} [kind] */
const toReview = ({ act }, lost = false, label = t("result-review"), kind = "") =>
  button(label, () => act({ type: "review-game", seek: lost }), { kind });

/** @param {Context} context */
const otherGame = ({ act }) =>
  button(t("action-new-game"), () => act({ type: "dialog", name: "new" }), { kind: "elsewhere" });

/** @param {Context} context */
const goOn = ({ state, act }) => (timeUp(state) ? button(t("clock-go-on"), () => act({ type: "no-clock" })) : nothing);

/** @param {Context} context */
function afterWin(context) {
  const harder = context.views?.harder(context) ?? null;
  return [
    harder ?? nothing,
    rematch(context, harder ? "" : "primary"),
    toReview(context),
    otherGame(context),
    goOn(context),
  ];
}

/** @param {Context} context */
function afterLoss(context) {
  const { state, act } = context;
  const helped = () => act({ type: "hinted-game", game: afresh(state.game) });
  return [
    timeUp(state) ? goOn(context) : toReview(context, true, t("result-you-lost-by"), "primary"),
    state.game.clock ? nothing : button(t("result-hints"), helped),
    rematch(context),
    otherGame(context),
  ];
}

/** @param {Context} context @param {boolean} won */
const afterShared = (context, won) => [
  won || timeUp(context.state) || endedByWord(context.state)
    ? toReview(context)
    : toReview(context, true, t("result-you-lost-by")),
  otherGame(context),
];

/** @param {Context} context @param {0 | 1} seat the winner's */
function afterGame(context, seat) {
  const { state } = context;
  const lost = !timeUp(state) && state.game.seats[1 - seat].kind === "person";
  return [
    rematch(context, "primary"),
    otherGame(context),
    goOn(context),
    lost ? toReview(context, true, t("result-you-lost-by")) : toReview(context),
  ];
}
