/** What a bot thinks, beneath the board: how far it is, what it expects, how sure it is, and the line of play it has in mind. */

import { current } from "../game/select.js";
import { shownTurn } from "../board/layout.js";
import { reviewing, seatAt } from "../game/line.js";
import { en } from "../strings/en/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";
import { botFault } from "./own/fault.js";
import { paceChoices } from "./settings-view.js";
import { faultNow, onlyBots, opinionNow, sureness } from "./state.js";
import { levelOf } from "./thinkers.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./state.js").Opinion} Opinion */

/** Turns of the line that have room. */
const SHOWN = 8;

/** @param {Context} context */
export function thoughts(context) {
  const { state } = context;
  const bots = state.game.seats.some(({ kind }) => kind === "bot");
  if (!bots) return nothing;
  const failed = faultNow(state);
  if (failed) return html`<div class="thinking">${botFault(context, failed)}</div>`;
  const shown = state.settings.thoughts ? words(context, opinionNow(state)) : nothing;
  const controls = onlyBots(state) ? driving(context) : nothing;
  if (shown === nothing && controls === nothing) return nothing;
  return html`<div class="thinking">${controls}${shown}</div>`;
}

/** @param {Context} context @param {Opinion | null} opinion */
function words(context, opinion) {
  if (!opinion) return html`<div class="thoughts" aria-hidden="true"></div>`; // its room is kept, so that the board stays where it is
  const { seat, thought } = opinion;
  return html`<section class=${`thoughts seat-${seat}`} aria-label=${en.thoughts.heading(seat)}>
    ${progress(context, opinion)}
    <p class="thoughts-words">${thought ? expects(opinion) : en.thoughts.none}</p>
    ${thought ? line(context, opinion) : nothing}
  </section>`;
}

/** @param {Opinion} opinion */
function expects(opinion) {
  const { seat, thought } = opinion;
  if (!thought) return "";
  if (thought.proven) return en.thoughts.proven(seat, thought.proven, null);
  return en.thoughts.chance(seat, thought.value, en.thoughts.sure[sureness(opinion)]);
}

/** How much of its work is done; of a bot that is limited by time alone nobody knows. @param {Context} context @param {Opinion} opinion */
function progress({ state, catalogue }, { key, seat, level, thought }) {
  const working = state.thinking?.key === key;
  const { nodes } = levelOf(catalogue, level).limit;
  const done = !working ? 1 : nodes && thought ? Math.min(1, thought.nodes / nodes) : 0;
  const known = working && nodes && catalogue.levels.some(({ name }) => name === level);
  return html`<span
    class=${`thoughts-bar${working && !known ? " unknown" : ""}`}
    role="progressbar"
    aria-label=${en.thoughts.progress(seat)}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${known || !working ? Math.round(100 * done) : nothing}
    .style=${`--done: ${Math.round(100 * done)}%`}
  ></span>`;
}

/** @param {Context} context @param {Opinion} opinion */
function line({ state, layout, act }, { path, thought }) {
  const turns = thought?.line.slice(0, SHOWN) ?? [];
  const show = (/** @type {number | null} */ ahead) => () => act({ type: "ahead", turns: ahead });
  return html`<p class="thoughts-line">
    <span class="thoughts-lead">${en.thoughts.line}</span> ${turns.map((turn, i) => {
      const seat = seatAt(state.game, path.length + i);
      const lit = state.bots.ahead !== null && i < state.bots.ahead;
      return html`<button
        type="button"
        class=${`thoughts-turn seat-${seat}${lit ? " lit" : ""}`}
        aria-label=${en.thoughts.turn(i + 1, seat, shownTurn(layout, turn))}
        @pointerenter=${show(i + 1)}
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

/** Bots against bots: hold them, let them play one turn, how fast. @param {Context} context */
function driving(context) {
  const { state, act } = context;
  const over = current(state) && state.scene?.phase === "over";
  const held = state.paused || reviewing(state.game);
  return html`<div class="driving" role="group" aria-label=${en.thoughts.controls}>
    ${
      held
        ? button(en.thoughts.goOn, () => act({ type: "resume" }), { kind: "small primary", off: over })
        : button(en.thoughts.pause, () => act({ type: "pause" }), { kind: "small", off: over })
    }
    ${button(en.thoughts.oneTurn, () => act({ type: "one-turn" }), { kind: "small", off: over || !held || reviewing(state.game) })}
    <span class="choices paces" role="group" aria-label=${en.botSettings.pace}
      >${paceChoices(context, "driving-pace")}</span
    >
  </div>`;
}
