/** The page of the reader's own mistakes: how many are due, the whole list, and the buttons of each. */

import { thumb } from "../board/picture.js";
import { coloursFor } from "../game/seats.js";
import { boardTitle } from "../board/layout.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { safely } from "../ui/safely.js";
import { comesWords, originWords } from "./exercise-words.js";
import { dueOf, present, putAway } from "./queue.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./exercises.js").Exercise} Exercise */

/** How many exercises each list shows at first. */
const PAGE = 50;

/** The button that asks the reader's mistakes: those that are due, or else the next ones. @param {Context} context */
export function solveButton({ state, learning }) {
  const { exercises } = state.mistakes;
  if (dueOf(exercises, Date.now()).length)
    return button(t("mistakes-solve"), () => learning?.solve(), { kind: "primary" });
  const ahead = () => learning?.solve(undefined, undefined, true);
  return present(exercises).length ? button(t("mistakes-ahead"), ahead) : nothing;
}

/** How many are due. @param {Context} context */
export const dueWords = ({ state }) => t("mistakes-count", { due: dueOf(state.mistakes.exercises, Date.now()).length });

/** @param {Context} context */
export function mistakeList(context) {
  const { exercises, failed, unread } = context.state.mistakes;
  if (exercises === null) return html`<p aria-live="polite">${t("one-moment")}</p>`;
  return html`${failed ? html`<p class="notice" role="alert">${t("mistakes-failed")}</p>` : nothing}
    ${unread ? html`<p class="notice">${t("mistakes-unread", { count: unread })}</p>` : nothing} ${undoLine(context)}
    <p>${t("learn-mistakes.what")}</p>
    ${presentList(context, present(exercises))} ${awayList(context, putAway(exercises))}`;
}

/** What was just done to an exercise, with its Undo. @param {Context} context */
function undoLine({ state, learning }) {
  const { undo } = state.mistakes;
  if (!undo) return nothing;
  return html`<p class="notice" role="status">
    ${t(`mistake-did-${undo.did}`)} ${button(t("library-undo"), () => learning?.mistakes.undo(), { kind: "small" })}
  </p>`;
}

/** The exercises that come back; without any, what leads to some. @param {Context} context @param {readonly Exercise[]} all */
function presentList(context, all) {
  const { learning, act, state } = context;
  const head = all.length
    ? html`<div class="mistakes-head"><span role="status">${dueWords(context)}</span> ${solveButton(context)}</div>`
    : html`<p class="hint">${t("mistakes-none")}</p>
        <p class="next-steps">
          ${button(t("action-new-game"), () => act({ type: "dialog", name: "new" }), { kind: "primary" })}
          ${button(t("learn-today"), () => learning?.puzzle("today"))}
        </p>`;
  return html`${head}
    <ul class="mistake-list">
      ${all.slice(0, shownOf(state)).map((each) =>
        safely(
          () => item(context, each),
          () => unshown(context, each),
        ),
      )}
    </ul>
    ${more(context, all)}`;
}

/** The exercises that do not come back, folded. @param {Context} context @param {readonly Exercise[]} away */
function awayList(context, away) {
  if (!away.length) return nothing;
  return html`<details class="mistakes-away">
    <summary>${t("mistakes-away", { count: away.length })}</summary>
    <ul class="mistake-list">
      ${away.slice(0, shownOf(context.state)).map((each) => safely(() => awayItem(context, each), cannotShow))}
    </ul>
    ${more(context, away)}
  </details>`;
}

/** How many exercises of a list are shown. @param {Context["state"]} state */
const shownOf = ({ mistakes: { shown = PAGE } }) => shown;

/** The button that shows more of a list, if there are more. @param {Context} context @param {readonly Exercise[]} list */
function more({ state, act }, { length }) {
  const shown = shownOf(state);
  if (length <= shown) return nothing;
  return button(t("library-more"), () => act({ type: "mistakes", change: { shown: 2 * shown } }), { kind: "small" });
}

/** The small picture of a puzzle or an exercise, in the colours that its board has. @param {Context} context @param {Pick<Exercise, "board" | "rules" | "position">} of */
export const thumbOf = ({ catalogue, state }, { board, rules, position }) =>
  thumb(catalogue, board, position, coloursFor(rules, state.settings));

const cannotShow = () => html`<li class="mistake-entry">${t("mistake-cannot-show")}</li>`;
/** An exercise that can't be drawn. @param {Context} context @param {Exercise} exercise */
const unshown = (context, exercise) =>
  html`<li class="mistake-entry">
    <span class="mistake-words">${t("mistake-cannot-show")}</span>${offers(context, exercise)}
  </li>`;

/** @param {Context} context @param {Exercise} exercise */
function item(context, exercise) {
  const { id, board } = exercise;
  const origin = originWords(context, exercise);
  return html`<li class="mistake-entry">
    <button class="mistake-open" type="button" @click=${() => context.learning?.startExercise(id)}>
      ${thumbOf(context, exercise)}
      <span class="mistake-words"
        ><b>${origin}</b><span class="hint">${[boardTitle(board), comesWords(exercise)].join(" · ")}</span></span
      >
    </button>
    ${offers(context, exercise)}
  </li>`;
}

/** An exercise that does not come back. @param {Context} context @param {Exercise} exercise */
function awayItem(context, exercise) {
  const { id, board, removed } = exercise;
  const why = t(removed ? "mistake-is-removed" : "mistake-is-known");
  return html`<li class="mistake-entry">
    <span class="mistake-open">
      ${thumbOf(context, exercise)}
      <span class="mistake-words"
        ><b>${originWords(context, exercise)}</b><span class="hint">${[boardTitle(board), why].join(" · ")}</span></span
      >
    </span>
    <span class="mistake-offers"
      >${button(t("mistake-restart"), () => context.learning?.mistakes.change("restart", id), { kind: "small" })}</span
    >
  </li>`;
}

/** Buttons that retire an exercise, put it off or remove it; with `full`, also one that starts it over. @param {Context} context @param {Exercise} exercise @param {(did: import("./state.js").Did) => void} [then] @param {boolean} [full] */
export function offers({ learning }, { id, card }, then = () => {}, full = false) {
  const does = (/** @type {import("./state.js").Did} */ did) => () =>
    learning?.mistakes.change(did, id).then(() => then(did));
  const whole = full && card;
  return html`<span class=${`mistake-offers${whole ? " full" : ""}`}>
    ${button(t("mistake-retire"), does("retire"), { kind: "small" })}
    ${button(t("mistake-put-off"), does("postpone"), { kind: "small" })}
    ${whole ? button(t("mistake-restart"), does("restart"), { kind: "small" }) : nothing}
    ${button(t("mistake-remove"), does("remove"), { icon: icons.delete, kind: "icon-only small" })}
  </span>`;
}
