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
  const { state, learning, act } = context;
  const { exercises, failed, unread, undo, shown = PAGE } = state.mistakes;
  const more = (/** @type {readonly Exercise[]} */ { length }) =>
    length > shown
      ? button(t("library-more"), () => act({ type: "mistakes", change: { shown: 2 * shown } }), { kind: "small" })
      : nothing;
  if (exercises === null) return html`<p aria-live="polite">${t("one-moment")}</p>`;
  const all = present(exercises);
  const away = putAway(exercises);
  return html`${failed ? html`<p class="notice" role="alert">${t("mistakes-failed")}</p>` : nothing}
    ${unread ? html`<p class="notice">${t("mistakes-unread", { count: unread })}</p>` : nothing}
    ${
      undo
        ? html`<p class="notice" role="status">
            ${t(`mistake-did-${undo.did}`)}
            ${button(t("library-undo"), () => learning?.mistakes.undo(), { kind: "small" })}
          </p>`
        : nothing
    }
    <p>${t("learn-mistakes.what")}</p>
    ${
      all.length
        ? html`<div class="mistakes-head">
            <span role="status">${dueWords(context)}</span>
            ${solveButton(context)}
          </div>`
        : html`<p class="hint">${t("mistakes-none")}</p>
            <p class="next-steps">
              ${button(t("action-new-game"), () => act({ type: "dialog", name: "new" }), { kind: "primary" })}
              ${button(t("learn-today"), () => learning?.puzzle("today"))}
            </p>`
    }
    <ul class="mistake-list">
      ${all.slice(0, shown).map((each) =>
        safely(
          () => item(context, each),
          () => unshown(context, each),
        ),
      )}
    </ul>
    ${more(all)}
    ${
      away.length
        ? html`<details class="mistakes-away">
            <summary>${t("mistakes-away", { count: away.length })}</summary>
            <ul class="mistake-list">
              ${away.slice(0, shown).map((each) => safely(() => awayItem(context, each), cannotShow))}
            </ul>
            ${more(away)}
          </details>`
        : nothing
    }`;
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
