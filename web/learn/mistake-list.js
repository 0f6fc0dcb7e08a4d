/** The page of the reader's own mistakes: how many are due, all of them, and what can be done with each. */

import { thumb } from "../board/picture.js";
import { boardTitle } from "../board/layout.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { comesWords, originWords } from "./exercise-words.js";
import { dueOf, present } from "./queue.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./exercises.js").Exercise} Exercise */

/** How many are due. @param {Context} context */
export const dueWords = ({ state }) => t("mistakes-count", { due: dueOf(state.mistakes.exercises, Date.now()).length });

/** @param {Context} context */
export function mistakeList(context) {
  const { state, learning, act } = context;
  const { exercises, failed, unread, removed } = state.mistakes;
  if (exercises === null) return html`<p aria-live="polite">${t("one-moment")}</p>`;
  const all = present(exercises);
  const due = dueOf(exercises, Date.now()).length;
  return html`${failed ? html`<p class="notice" role="alert">${t("mistakes-failed")}</p>` : nothing}
    ${unread ? html`<p class="notice">${t("mistakes-unread", { count: unread })}</p>` : nothing}
    ${
      removed
        ? html`<p class="notice" role="status">
            ${t("mistake-removed")} ${button(t("library-undo"), () => learning?.mistakes.restore(), { kind: "small" })}
          </p>`
        : nothing
    }
    <p>${t("learn-mistakes.what")}</p>
    ${
      all.length
        ? html`<div class="mistakes-head">
            <span role="status">${dueWords(context)}</span>
            ${due ? button(t("mistakes-solve"), () => learning?.solve(), { kind: "primary" }) : nothing}
          </div>`
        : html`<p class="hint">${t("mistakes-none")}</p>
            <p class="next-steps">
              ${button(t("action-new-game"), () => act({ type: "dialog", name: "new" }), { kind: "primary" })}
              ${button(t("learn-today"), () => learning?.puzzle("today"))}
            </p>`
    }
    <ul class="mistake-list">
      ${all.map((each) => item(context, each))}
    </ul>`;
}

/** @param {Context} context @param {Exercise} exercise */
function item(context, exercise) {
  const { catalogue, learning } = context;
  const { id, board, position } = exercise;
  const origin = originWords(context, exercise);
  return html`<li class="mistake-entry">
    <button class="mistake-open" type="button" @click=${() => learning?.startExercise(id)}>
      ${thumb(catalogue, board, position)}
      <span class="mistake-words"
        ><b>${origin}</b><span>${[boardTitle(board), comesWords(exercise)].join(" · ")}</span></span
      >
    </button>
    ${offers(context, exercise)}
  </li>`;
}

/** To put an exercise off, or to remove it. @param {Context} context @param {Exercise} exercise @param {() => void} [then] */
export const offers = ({ learning }, { id }, then = () => {}) =>
  html`<span class="mistake-offers">
    ${button(t("mistake-put-off"), () => learning?.mistakes.putOff(id).then(then), { kind: "small" })}
    ${button(t("mistake-remove"), () => learning?.mistakes.remove(id).then(then), { icon: icons.delete, kind: "icon-only small" })}
  </span>`;
