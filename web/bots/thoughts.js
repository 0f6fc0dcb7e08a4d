/** A bot's thoughts, below the board: its progress, its expected score, how sure it is, and the line that it expects. */

import { plainLevel } from "../game/player-names.js";
import { current, isOver } from "../game/select.js";
import { shownTurn } from "../board/layout.js";
import { reviewing, seatAt } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { joined, percent, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";
import { paceChoices } from "./settings-view.js";
import { opinionNow, sureness } from "./expected-line.js";
import { botFault } from "./own/fault.js";
import { faultNow, onlyBots } from "./state.js";
import { levelOf } from "./thinkers.js";

export { linePaint } from "./expected-line.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./state.js").Opinion} Opinion */

/** The number of the line's turns that have room. */
const SHOWN = 8;

/** The words for an expected score, each from this score up. */
const CHANCES = /** @type {const} */ ([
  [0.97, "won"],
  [0.8, "clearly-ahead"],
  [0.62, "ahead"],
  [0.54, "a-little-ahead"],
  [0.46, "even"],
  [0.38, "a-little-behind"],
  [0.2, "behind"],
  [0.03, "clearly-behind"],
]);

/** @param {number} value */
const chanceWord = (value) => CHANCES.find(([least]) => value >= least)?.[1] ?? "lost";

/** @param {Context} context */
export function thoughts(context) {
  const { state } = context;
  const failed = faultNow(state);
  if (failed) return html`<div class="thinking">${botFault(context, failed)}</div>`;
  const shown =
    state.settings.thoughts && !isOver(state) && !state.study.open ? words(context, opinionNow(state)) : nothing;
  const controls = onlyBots(state) ? driving(context) : nothing;
  if (shown === nothing && controls === nothing) return nothing;
  return html`<div class="thinking">${controls}${shown}</div>`;
}

/** @param {Context} context @param {Opinion | null} opinion */
function words(context, opinion) {
  const { state } = context;
  if (!opinion) return html`<div class="thoughts" aria-hidden="true"></div>`; // keeps the room, so that the board does not move
  const { seat, thought } = opinion;
  return html`<section class=${`thoughts seat-${seat}`} aria-label=${t("thoughts", { seat: seatName(state, seat) })}>
    ${progress(context, opinion)}
    <p class="thoughts-words">${thought ? expects(state, opinion) : t("thoughts-none")}</p>
    ${thought ? line(context, opinion) : nothing}
  </section>`;
}

/** @param {Context["state"]} state @param {Opinion} opinion */
function expects(state, opinion) {
  const { thought } = opinion;
  if (!thought) return "";
  const seat = seatName(state, opinion.seat);
  if (thought.proven) return t(thought.proven === "win" ? "thoughts-win" : "thoughts-loss", { seat });
  const words = t(`chance-${chanceWord(thought.value)}`);
  const sure = sureness(opinion);
  if (sure === "first") return t("thoughts-first", { seat });
  const chance = t("thoughts-chance", { seat, chance: percent(thought.value), words });
  return sure === "proven" ? chance : joined([chance, t(`sure-${sure}`)], "space");
}

/** How much of its work is done; unknown for a bot with only a time limit. @param {Context} context @param {Opinion} opinion */
function progress({ state, catalogue }, { key, seat, level, thought }) {
  const working = state.thinking?.key === key;
  const { nodes } = levelOf(catalogue, level).limit;
  const done = !working ? 1 : nodes && thought ? Math.min(1, thought.nodes / nodes) : 0;
  const known = working && nodes && catalogue.levels.some(({ name }) => name === plainLevel(level));
  return html`<span
    class=${`thoughts-bar${working && !known ? " unknown" : ""}`}
    role="progressbar"
    aria-label=${t("thoughts-progress", { seat: seatName(state, seat) })}
    aria-valuenow=${known || !working ? Math.round(100 * done) : nothing}
    .style=${`--done: ${Math.round(100 * done)}%`}
  ></span>`;
}

/** @param {Context} context @param {Opinion} opinion */
function line({ state, layout, act }, { path, thought }) {
  const turns = thought?.line.slice(0, SHOWN) ?? [];
  const show = (/** @type {number | null} */ ahead) => () => act({ type: "ahead", turns: ahead });
  // Not on pointerenter, which also comes when the line appears or changes under a pointer that rests. A finger presses.
  const point = (/** @type {number} */ ahead) => (/** @type {PointerEvent} */ event) =>
    event.pointerType === "touch" || state.bots.ahead === ahead || show(ahead)();
  return html`<p class="thoughts-line">
    <span class="thoughts-lead">${t("thoughts-line")}</span> ${turns.map((turn, i) => {
      const seat = seatAt(state.game, path.length + i);
      const lit = state.bots.ahead !== null && i < state.bots.ahead;
      return html`<button
        type="button"
        class=${`thoughts-turn seat-${seat}${lit ? " lit" : ""}`}
        aria-label=${t("thoughts-turn", { number: i + 1, seat: seatName(state, seat), turn: shownTurn(layout, turn) })}
        @pointermove=${point(i + 1)}
        @pointerleave=${show(null)}
        @focus=${show(i + 1)}
        @blur=${show(null)}
        @click=${show(i + 1)}
      >
        <span class="turn-seat"></span>${shownTurn(layout, turn)}
      </button>`;
    })}
  </p>`;
}

/** Controls for bots against bots: pause, one turn, pace. @param {Context} context */
function driving(context) {
  const { state, act } = context;
  const over = current(state) && state.scene?.phase === "over";
  const held = state.paused || reviewing(state.game);
  return html`<div class="driving" role="group" aria-label=${t("bots-controls")}>
    ${
      held
        ? button(t("bots-go-on"), () => act({ type: "resume" }), { kind: "small primary", off: over })
        : button(t("bots-pause"), () => act({ type: "pause" }), { kind: "small", off: over })
    }
    ${button(t("bots-one-turn"), () => act({ type: "one-turn" }), { kind: "small", off: over || !held || reviewing(state.game) })}
    <span class="choices paces" role="group" aria-label=${t("bots-pace")}>${paceChoices(context, "driving-pace")}</span>
  </div>`;
}
