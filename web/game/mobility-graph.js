/** Both sides' cells left over the whole game, as two lines that fall to zero: a picture of the numbers in the list of turns. */

import { t } from "../strings/index.js";
import { html, nothing, svg } from "../ui/lit.js";
import { seatOf } from "./line.js";
import { seatName } from "./seats.js";
import { summariesOf } from "./select.js";

/** @typedef {import("../app/context.js").Context} Context */

const WIDTH = 320;
const HEIGHT = 84;

/** @param {Context} context */
export function race(context) {
  const { state, layout, act } = context;
  const { game } = state;
  const played = summariesOf(game);
  const heading = html`<h2 class="panel-heading">${t("race")}</h2>`;
  if (played.length < 2)
    return html`${heading}
      <p class="turns-none">${t("race-empty")}</p>`;
  const top = Math.max(...played.flatMap(({ mobility }) => mobility), 1);
  const span = Math.max(played.length - 1, Math.ceil(layout.cells.length / 3));
  const x = (/** @type {number} */ i) => 6 + ((WIDTH - 12) * i) / span;
  const y = (/** @type {number} */ count) => HEIGHT - 8 - ((HEIGHT - 16) * count) / top;
  const lineOf = (/** @type {number} */ seat) =>
    played
      .map(({ mobility }, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(mobility[seatOf(game, seat)]).toFixed(1)}`)
      .join("");
  const here = game.cursor - 1;
  const onClick = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const i = Math.round(((((event.clientX - box.left) / box.width) * WIDTH - 6) / (WIDTH - 12)) * span);
    act({ type: "jump", cursor: Math.max(0, Math.min(i, played.length - 1)) + 1 });
  };
  const now = played[Math.max(here, 0)]?.mobility ?? [0, 0];
  return html`${heading}<svg
      class="race"
      viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label=${t("race-spoken", {
        first: seatName(state, 0),
        firstCount: now[seatOf(game, 0)],
        second: seatName(state, 1),
        secondCount: now[seatOf(game, 1)],
      })}
      @click=${onClick}
    >
      <path class="race-floor" d=${`M0 ${y(0)}H${WIDTH}`} />
      ${here >= 0 ? svg`<path class="race-here" d=${`M${x(here)} 0V${HEIGHT}`} />` : nothing}
      <path class="race-line seat-0" d=${lineOf(0)} />
      <path class="race-line seat-1" d=${lineOf(1)} />
    </svg>`;
}
