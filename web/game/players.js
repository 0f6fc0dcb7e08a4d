/** The two players, and the number that readers watch: the cells on which each could grow now. The first to run out wins. */

import { playerWords } from "./player-names.js";
import { resultOf } from "./result.js";
import { aimedOption, current, endingShown, newcomerStarts } from "./select.js";
import { t } from "../strings/index.js";
import { bugIcon } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { isOverElsewhere, reviewing, seatAt, seatHere, seatOf } from "./line.js";
import { coloursNow, seatName } from "./seats.js";

/** @typedef {import("../app/context.js").Context} Context */

/** @param {Context} context @param {readonly [number, number] | null} foreseen each side's cells left after the turn that the outlook shows, if it is on */
export function players(context, foreseen) {
  return html`<h2 class="visually-hidden">${t("players")}</h2>
    ${card(context, 0, foreseen)}${card(context, 1, foreseen)}
    <p class=${`gauge-meaning${newcomerStarts(context.state) ? " said" : ""}`}>
      ${context.views?.lead(context) ?? t("players-meaning")}
    </p>`;
}

/** @param {Context} context @param {0 | 1} seat @param {readonly [number, number] | null} foreseen */
function card(context, seat, foreseen) {
  const words = playerWords(context, seat);
  const chip = chipWords(context, seat);
  const name = t(`colour-${coloursNow(context.state)[seat]}`);
  const wins = chip === t("player-wins");
  return html`<section class=${`player seat-${seat}${chip ? " active" : ""}${wins ? " wins" : ""}`} aria-label=${name}>
    ${bugIcon(seat)}
    <div class="player-head">
      <span class="player-name">${name}</span>${chip ? html`<span class="chip">${chip}</span>` : nothing}
    </div>
    <span class="player-kind"
      >${seatHere(context.state.game) === seat ? t("player-you") : words.kind === "bot" ? t("player-bot", { level: words.name }) : words.name || personWords(context, seat)}</span
    >
    ${context.views?.clock(context, seat) ?? nothing} ${gauge(context, seat, foreseen)}
  </section>`;
}

/** The words for a player without a name. @param {Context} context @param {0 | 1} seat */
function personWords({ state: { game } }, seat) {
  if (game.seats[seat].kind === "friend") return t("player-friend");
  return game.seats[1 - seat].kind === "person" ? t("player-person") : t("player-you");
}

/** @param {Context} context @param {0 | 1} seat */
function chipWords({ state }, seat) {
  const { game, scene } = state;
  if (endingShown(state) || (current(state) && scene?.result))
    return resultOf(state).seat === seat ? t("player-wins") : "";
  if (seatAt(game) !== seat || isOverElsewhere(game)) return "";
  return state.thinking && !reviewing(game) ? t("player-thinking") : t("player-to-move");
}

/** A bar that shrinks to the left, where zero wins; a lighter part shows the change by the step under the pointer.
 * @param {Context} context @param {0 | 1} seat @param {readonly [number, number] | null} foreseen */
function gauge({ state, layout, act }, seat, foreseen) {
  const watched = state.watch === seat;
  const side = seatOf(state.game, seat);
  const now = state.scene?.mobility[side];
  const option = aimedOption(state);
  const after = option && (foreseen ?? option.mobility)[side];
  const share = (/** @type {number} */ count) => `${(100 * count) / layout.cells.length}%`;
  const watch = (/** @type {0 | 1 | null} */ value) => act({ type: "watch", seat: value });
  const ahead = option && after !== now;
  return html`<button
    class=${`gauge bare${ahead ? " ahead" : ""}`}
    type="button"
    aria-pressed=${watched}
    title=${t("players-fewer")}
    @click=${() => watch(watched ? null : seat)}
    @pointerenter=${(/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "mouse") watch(seat);
    }}
    @pointerleave=${(/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "mouse") watch(null);
    }}
  >
    <span class="gauge-count"
      ><span class="visually-hidden">${t("gauge-whose", { seat: seatName(state, seat) })}</span>${now ?? "–"}</span
    >
    <span class="gauge-after">${ahead ? `→ ${after}` : nothing}</span>
    <span class="gauge-unit">${t("gauge-cells", { count: now ?? 0 })}</span>
    <span class="gauge-track" .style=${`--now: ${share(now ?? 0)}; --after: ${share(after ?? now ?? 0)}`}>
      <span class="gauge-after-fill"></span><span class="gauge-fill"></span
    ></span>
  </button>`;
}
