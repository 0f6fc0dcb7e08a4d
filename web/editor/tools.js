/** The tools for painting a board and a position, and the buttons that use it. */

import { hexagonPath } from "../board/hex.js";
import { coloursNow, seatName } from "../game/seats.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { choice } from "../ui/choice.js";
import { bugIcon, icons } from "../ui/icons.js";
import { html, svg } from "../ui/lit.js";
import { heard } from "./answered.js";
import { canWiden, MOST_SETUP } from "./editor.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./editor.js").Editor} Editor */

const HEXAGON = hexagonPath(20, 3);
const INKS = /** @type {const} */ ([".", "#", "x", "o"]);

/** @param {Context} context @param {Editor} editor */
export function editorTools({ state, act }, editor) {
  const names = coloursNow(state).map((key) => t(`colour-${key}`));
  return html`<h2 class="editor-heading">${t("editor")}</h2>
    <fieldset class="inks">
      <legend>${t("editor-paint")}</legend>
      ${INKS.map(
        (ink) =>
          html`<label class="radio ink">
            <input type="radio" name="ink" .checked=${editor.ink === ink} @change=${() => act({ type: "ink", ink })} />
            ${sample(ink)}<span>${inkWords(state, ink)}</span></label
          >`,
      )}
    </fieldset>
    <fieldset>
      <legend>${t("editor-mover")}</legend>
      <div class="choices">
        ${
          /** @type {const} */ ([0, 1]).map((side) =>
            choice("mover", names[side], editor.painting.mover === side, () =>
              act({ type: "edit-mover", mover: side }),
            ),
          )
        }
      </div>
    </fieldset>
    <label class="tick"
      ><input
        class="number"
        type="number"
        min="0"
        max=${MOST_SETUP}
        .value=${String(editor.painting.setup)}
        @change=${(/** @type {globalThis.Event} */ event) => act({ type: "edit-setup", setup: whole(event) })}
      />
      <span>${t("editor-setup")}</span></label
    >
    <p class="gauge-meaning">${t("editor-help")}</p>`;
}

/** @param {globalThis.Event} event */
const whole = ({ target }) => Math.round(Number(/** @type {HTMLInputElement} */ (target).value)) || 0;

/** @param {Context["state"]} state @param {(typeof INKS)[number]} ink */
function inkWords(state, ink) {
  if (ink === "x" || ink === "o") return t("editor-ink-stone", { seat: seatName(state, ink === "x" ? 0 : 1) });
  return t(ink === "#" ? "editor-ink-black" : "editor-ink-cell");
}

/** @param {(typeof INKS)[number]} ink */
function sample(ink) {
  if (ink === "x" || ink === "o") return bugIcon(ink === "x" ? 0 : 1);
  return html`<svg class="bug-icon" viewBox="-24 -24 48 48" aria-hidden="true">
    ${svg`<g class=${ink === "#" ? "cell black" : "cell open"}><path class=${ink === "#" ? "cell-pit" : "cell-tile"} d=${HEXAGON} /></g>`}
  </svg>`;
}

/** @param {Context} context @param {Editor} editor */
export function editorActions({ act, playPosition }, editor) {
  const study = () => {
    playPosition();
    act({ type: "study", tab: "analysis" });
  };
  const ready = heard(editor) && editor.answer?.edited.wrong === null;
  return html`<span class="steps">
      ${button(t("action-undo"), () => act({ type: "undo" }), { icon: icons.undo, kind: "icon-only", off: editor.before.length === 0 })}
      ${button(t("editor-widen"), () => act({ type: "widen" }), { off: !canWiden(editor) })}
      ${button(t("editor-clear-stones"), () => act({ type: "clear", all: false }))}
      ${button(t("editor-clear-all"), () => act({ type: "clear", all: true }))}
    </span>
    ${button(t("editor-leave"), () => act({ type: "editor", editor: null }), { kind: "grow" })}
    ${button(t("editor-study"), study, { kind: "grow", off: !ready })}
    ${button(t("editor-play"), playPosition, { kind: "primary grow", off: !ready })}`;
}
