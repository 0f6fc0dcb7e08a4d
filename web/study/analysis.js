/** The engine's analysis of the position on the board, while the reader moves freely through the game. */

import { shownTurn } from "../board/layout.js";
import { pathOf, seatAt, seatOf } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { setupOf } from "../game/state.js";
import { current } from "../game/select.js";
import { joined, percent, t } from "../strings/index.js";
import { valueText } from "./panel-marks.js";
import { ownTurns } from "../game/own-turns.js";
import { MOST_LINES } from "./settings.js";
import { analysisOf, linesOf, listedOf } from "./found.js";
import { reviewOf } from "./state.js";
import { covering, tick, variation } from "./variation.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../engine/protocol.js").Analysis} Analysis */
/** @typedef {import("../engine/protocol.js").Choice} Choice */

/** There the meaning of the numbers is below the lines (study.css), out of sight. */
const LOW = "(max-width: 52rem), (max-height: 39.9rem)";

/** @param {Context} context */
export function analysis(context) {
  const { state, act } = context;
  const found = analysisOf(state);
  const listed = listedOf(state);
  const over = current(state) && state.scene?.phase === "over";
  const review = () => {
    act({ type: "study", tab: "review" });
    act({ type: "review-game" });
  };
  const hold = (/** @type {boolean} */ on) => () => act({ type: "hold-lines", on });
  const leave = (/** @type {FocusEvent & {currentTarget: Element}} */ { currentTarget, relatedTarget }) =>
    currentTarget.contains(/** @type {Node | null} */ (relatedTarget)) ? null : act({ type: "hold-lines", on: false });
  const meaning = html`<p class="study-note analysis-meaning">${meaningWords(found)}</p>`;
  const signs = state.settings.analysis.heat && !covering(state).length && found?.choices.some(({ proven }) => proven);
  return html`${evaluation(context, found)}${switches(context)} ${signs && !over ? meaning : nothing}
  ${
    found && listed && !over
      ? html`<div class="findings-head">
            <h3 class="panel-heading">${t("analysis-best")}</h3>
            ${signs && globalThis.matchMedia?.(LOW).matches ? html`<span class="study-note" aria-hidden="true">${t("openings-key")}</span>` : nothing}
          </div>
          <ol
            class="lines"
            @pointerenter=${hold(true)}
            @pointerleave=${hold(false)}
            @focusin=${hold(true)}
            @focusout=${leave}
          >
            ${linesOf(listed, state.settings.analysis.lines).map((choice, i) => lineOf(context, choice, i))}
          </ol>
          ${signs ? nothing : meaning}
          <p class="study-note">
            ${t(found.done ? "analysis-depth" : "analysis-depth-running", { count: found.nodes })}
          </p>`
      : html`<p class="study-note">
            ${over ? t("analysis-over") : state.settings.analysis.engine ? t("one-moment") : t("analysis-off")}
          </p>
          ${over && !state.learn && !reviewOf(state) ? button(t("review-start"), review, { kind: "small primary" }) : nothing}`
  }
  ${state.learn || !state.scene ? nothing : further(context, state.scene)}`;
}

/** Opens the position in the editor, to study another, or the report on its board. @param {Context} context @param {import("../engine/protocol.js").Scene} scene */
function further({ state: { game }, act, openEditor }, { rules }) {
  const draw = () => {
    act({ type: "setup", change: setupOf(game, rules) });
    openEditor();
  };
  const report = () => act({ type: "dialog", name: "report" });
  return html`<div class="study-actions">
    ${button(t("setup-editor"), draw, { kind: "small" })}${button(t("report"), report, { kind: "small" })}
  </div>`;
}

/** With more turns to the end than these, a proof tells little about a game of people. */
const FAR = 6;

/** What the numbers on the board mean, and that they need not discourage. @param {Analysis | null} found */
export function meaningWords(found) {
  const far = found?.proven && (found.choices[0].ends ?? 0) > FAR;
  return joined([t("analysis-meaning"), far ? t("analysis-perfect") : ""], "space");
}

/** The bar: one part for each side, by its chance of winning. @param {Context} context @param {Analysis | null} found */
function evaluation({ state }, found) {
  const { game, scene } = state;
  const mover = seatAt(game);
  const result = current(state) ? scene?.result : null;
  const winner = result
    ? seatOf(game, result.winner)
    : found?.proven
      ? found.proven === "win"
        ? mover
        : 1 - mover
      : null;
  const red = winner !== null ? 1 - winner : found ? (mover === 0 ? found.value : 1 - found.value) : null;
  const words =
    winner !== null && result
      ? t("result", { seat: seatName(state, winner) })
      : winner !== null
        ? wonWords(seatName(state, winner), found?.choices[0].ends ?? null)
        : red === null
          ? "–"
          : t("study-chance", { seat: seatName(state, red >= 0.5 ? 0 : 1), chance: percent(Math.max(red, 1 - red)) });
  return html`<div class="evaluation">
    <span class="evaluation-bar" aria-hidden="true" .style=${`--share-red: ${100 * (red ?? 0.5)}%`}></span>
    <strong class=${`evaluation-words ${red === null ? "" : `seat-${red >= 0.5 ? 0 : 1}`}`}>${words}</strong>
  </div>`;
}

/** @param {Context} context */
function switches(context) {
  const { state, act } = context;
  const { lines } = state.settings.analysis;
  return html`<div class="analysis-switches">
    ${tick(context, t("analysis-engine"), "engine")}${tick(context, t("analysis-heat"), "heat")}
    <label class="check"
      >${t("analysis-lines")}
      <select
        .value=${String(lines)}
        @change=${(/** @type {globalThis.Event} */ event) =>
          act({ type: "analyse", change: { lines: Number(/** @type {HTMLSelectElement} */ (event.target).value) } })}
      >
        ${[...Array(MOST_LINES).keys()].map((i) => html`<option value=${i + 1} ?selected=${lines === i + 1}>${i + 1}</option>`)}
      </select></label
    >
  </div>`;
}

/** @param {Context} context @param {Choice} choice @param {number} i */
function lineOf(context, choice, i) {
  const { state, layout } = context;
  const seat = seatAt(state.game);
  const worth =
    choice.proven !== null
      ? wonWords(seatName(state, choice.proven === "win" ? seat : 1 - seat), choice.ends)
      : choice.value === null
        ? t("analysis-unknown")
        : t("study-chance", { seat: seatName(state, seat), chance: percent(choice.value) });
  return html`<li
    aria-label=${t("study-line", { rank: i + 1, seat: seatName(state, seat), turn: shownTurn(layout, choice.turn), what: worth })}
  >
    <span class=${`line-value seat-${seat} ${choice.proven ?? ""}`}>${valueText(choice)}</span
    >${variation(context, pathOf(state.game), choice.line, (choice.ends ?? 0) > choice.line.length ? html`<span aria-hidden="true">…</span>` : nothing)}
  </li>`;
}

/** Who wins, and in how many of their own turns. @param {import("../strings/words.js").Argument} seat @param {number | null} turns of both sides */
export const wonWords = (seat, turns) =>
  turns ? t("study-won-in", { seat, turns: ownTurns(turns) }) : t("study-won", { seat });
