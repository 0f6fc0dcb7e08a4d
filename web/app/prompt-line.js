/** The line below the board: what to do, what a cell would do, why it is not legal; and the buttons for that moment. */

import { lineOf, opens } from "./prompt.js";
import { faultNow, onlyBots } from "../bots/index.js";
import { isShared, reviewing } from "../game/line.js";
import { current, isUndone, leftAt, moverOf } from "../game/select.js";
import { t } from "../strings/index.js";
import { hintButton, hintLine } from "../study/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("./context.js").Context} Context */

const DOTS = html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`;

/** @param {Context} context */
export function line(context) {
  const { state, layout } = context;
  const { tone, text, aids } = lineOf(state, layout);
  const then = tone === "advice" ? hintLine(context) : nothing;
  return html`<div class=${`line ${tone}${lengthOf(text, then === nothing ? 0 : THEN)}`}>
    <p class="line-words">
      ${tone === "refusal" || tone === "warning" ? icons.why : nothing}
      ${state.thinking && tone === "wait" ? DOTS : nothing}
      <span>${text}${then}</span>${aidWords(aids)}
    </p>
    <div class="line-actions">
      ${opens(state) ? nothing : [tone === "refusal" || tone === "warning" ? nothing : invitation(context), context.views?.returning(context), buttons(context)]}
    </div>
  </div>`;
}

/** The room that a hint's line takes after the words, in letters. */
const THEN = 40;

/** More than three lines on the smallest phone, or than four lines of small letters? Others than Latin ones are about twice as wide. @param {string} text @param {number} more letters after it */
function lengthOf(text, more) {
  const length = text.replace(/[^\0-\u2fff]/g, "--").length + more;
  return length > 140 ? " long longer" : length > 80 ? " long" : "";
}

/** Only for the eye: the legend says them, too. @param {string | undefined} aids */
const aidWords = (aids) => (aids ? html`<span class="aid-words" aria-hidden="true">${aids}</span>` : nothing);

/** A line without buttons. @param {import("./prompt.js").Line} line */
export const words = ({ tone, text, aids }) =>
  html`<div class=${`line ${tone}`}>
    <p class="line-words">${tone === "warning" ? icons.why : nothing}<span>${text}</span>${aidWords(aids)}</p>
  </div>`;

/** @param {Context} context */
function buttons({ state, act, playNow }) {
  const { game } = state;
  if (state.study.open && !game.draft.length)
    return leftAt(state) === null // the study has its own way back
      ? nothing
      : button(t("turns-to-line"), () => act({ type: "to-line" }), { kind: "small to-line" });
  const bot = moverOf(state).kind === "bot";
  const resume = () => act({ type: "resume" });
  const swap =
    current(state) && state.scene?.swap
      ? button(t("game-swap"), () => act({ type: "swap" }), { kind: "small" })
      : nothing;
  if (isUndone(state)) return swap; // Redo is the way back
  if (reviewing(game)) {
    const toGame = () => act({ type: "jump", cursor: game.turns.length });
    return [
      bot ? button(t("game-resume"), resume, { kind: "small" }) : swap,
      button(t("game-back"), toGame, { kind: "small primary" }),
    ];
  }
  if (state.thinking) {
    const stop = () => act({ type: "pause" });
    if (onlyBots(state)) return button(t("game-play-now"), playNow, { kind: "small" }); // the rest is in thoughts.js
    return [button(t("game-play-now"), playNow, { kind: "small" }), button(t("game-stop"), stop, { kind: "small" })];
  }
  if (bot)
    return state.paused && current(state) && !onlyBots(state) && !faultNow(state)
      ? button(t("game-let-bot-play"), resume, { kind: "small primary" })
      : nothing;
  const back = game.draft.length
    ? button(t("game-take-back"), () => act({ type: "take-back" }), { kind: "small" })
    : swap;
  return [back, hintButton({ state, act })];
}

/** Newcomers find the first lesson here until they have played two turns; not beside a game with a friend, who waits. The bar keeps *Learn*. @param {import("../app/context.js").Context} context */
export function invitation({ state, act, firstLesson }) {
  const { learned, game, learn, settings, study, together } = state;
  const known = learned.invited || learned.lessons.length || settings.tools || game.turns.length > 3 || isShared(game);
  if (learn || study.open || known || game.clock || together.direct) return nothing;
  const refuse = () => act({ type: "learned", learned: { ...learned, invited: true } });
  return html`<span class=${`invitation${game.turns.length ? " going" : ""}`}
    ><span class="invitation-words">${t("invitation")}</span>
    ${button(t("invitation-accept"), firstLesson, { kind: "small primary" })}
    ${button(t("invitation-decline"), refuse, { icon: icons.close, kind: "icon-only small" })}</span
  >`;
}
