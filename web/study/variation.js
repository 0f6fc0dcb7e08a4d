/** Parts of several panels of the study: a line of turns, and a check box for a setting. */

import { shownTurn } from "../board/layout.js";
import { pathOf, seatAt } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { t } from "../strings/index.js";
import { guard, html, nothing } from "../ui/lit.js";
import { followTurn, onScroll } from "./long-line.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../game/tree.js").Path} Path */

/** A line of turns: pointing at one shows the board after it, a press plays up to it. The turn before the board's position is the current one. @param {Context} context @param {Path} path @param {readonly string[]} line @param {unknown} [last] what is after its last turn @param {boolean} [shows] whether a press only shows it: the game goes on */
export function variation({ state, layout, act }, path, line, last = nothing, shows = false) {
  const { game } = state;
  const here = `${pathOf(game)}`;
  const look = (/** @type {number} */ upto) => () =>
    act({ type: "preview", variation: { path, line: line.slice(0, upto) } });
  // Not on pointerenter, which also comes when the line appears under a pointer that rests.
  const point = (/** @type {number} */ upto) => (/** @type {PointerEvent} */ event) =>
    event.pointerType === "touch" || isSeen(state, path, line.slice(0, upto)) || look(upto)();
  const away = () => act({ type: "preview", variation: null });
  return html`<span class="variation-line" @scroll=${onScroll}
    >${guard([here, `${line}`], followTurn)}${line.map((turn, i) => {
      const seat = seatAt(game, path.length + i);
      const shown = shownTurn(layout, turn);
      return html`<button
        class=${`variation-turn seat-${seat}`}
        type="button"
        aria-current=${here === `${[...path, ...line.slice(0, i + 1)]}` ? "step" : nothing}
        aria-label=${t(shows ? "study-show-line" : "study-play-line", { number: path.length + i + 1, seat: seatName(state, seat), turn: shown })}
        @pointermove=${point(i + 1)}
        @pointerleave=${away}
        @focus=${look(i + 1)}
        @blur=${away}
        @click=${shows ? look(i + 1) : () => act({ type: "play-line", variation: { path, line: line.slice(0, i + 1) } })}
      >
        <span class="turn-seat"></span>${shown}
      </button>`;
    })}${last}</span
  >`;
}

/** Is the board after a line shown already? @param {import("../app/state.js").State} state @param {Path} path @param {readonly string[]} line */
const isSeen = ({ study: { preview } }, path, line) =>
  !!preview && `${[...preview.path, "", ...preview.line]}` === `${[...path, "", ...line]}`;

/** The aids in the place of the values: a cell has one number or pattern, and that of an aid is what the reader asked for last. @param {import("../app/state.js").State} state */
export const covering = ({ settings: { aids } }) => ["outlook", "territory"].filter((aid) => aids[aid]);

/** A switch that is on while the board shows the values; who turns it on sees them in the place of an aid. @param {import("../app/context.js").Context} context @param {string} label @param {"engine" | "heat"} name */
export function tick({ state, act }, label, name) {
  const covers = name === "heat" ? covering(state) : [];
  const on = state.settings.analysis[name] && !covers.length;
  const turn = () => {
    for (const aid of covers) act({ type: "aid", aid, more: true });
    act({ type: "analyse", change: { [name]: !on } });
  };
  return html`<label class="check"
    ><input type="checkbox" .checked=${on} @change=${turn} /><span>${label}</span></label
  >`;
}
