/** Both sides' cells left over the whole game, as two lines that fall to zero: a picture of the numbers in the list of turns. */

import { t } from "../strings/index.js";
import { html, nothing, svg } from "../ui/lit.js";
import { seatOf } from "./line.js";
import { seatName } from "./seats.js";
import { current, summariesOf } from "./select.js";

/** @typedef {import("../app/context.js").Context} Context */

const WIDTH = 320;
const HEIGHT = 84;

/** The least distance between two numbers above each other: the end of a game leaves the graph half its height. */
const APART = 28;
/** The left end of the lines, and their longest length: at the right end, the numbers have room of their own. */
const [LEFT, LONG] = [6, WIDTH - 34];

/** @param {Context} context */
export function graph(context) {
  const { state, layout, act } = context;
  const { game, scene } = state;
  // A turn that is being built is the last point: the players' cards count its stones, too.
  const built = scene?.draft.names.length && current(state) ? [scene] : [];
  const summaries = summariesOf(game);
  const played = built.length ? [...summaries.slice(0, game.cursor), ...built] : summaries;
  const top = Math.max(...played.flatMap(({ mobility }) => mobility), 1);
  const span = Math.max(played.length - 1, Math.ceil(layout.cells.length / 3));
  const x = (/** @type {number} */ i) => LEFT + (LONG * i) / span;
  const y = (/** @type {number} */ count) => HEIGHT - 8 - ((HEIGHT - 16) * count) / top;
  const lineOf = (/** @type {number} */ seat) =>
    played
      .map(({ mobility }, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(mobility[seatOf(game, seat)]).toFixed(1)}`)
      .join("");
  const here = game.cursor - 1 + built.length;
  const onClick = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const i = Math.round(((((event.clientX - box.left) / box.width) * WIDTH - LEFT) / LONG) * span);
    act({ type: "jump", cursor: Math.max(0, Math.min(i, summaries.length - 1)) + 1 });
  };
  const now = played[Math.max(here, 0)]?.mobility ?? [0, 0];
  const counts = [now[seatOf(game, 0)], now[seatOf(game, 1)]];
  return html`<div class="race">
    <svg
      viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label=${t("race-spoken", {
        first: seatName(state, 0),
        firstCount: counts[0],
        second: seatName(state, 1),
        secondCount: counts[1],
      })}
      @click=${onClick}
    >
      <path class="race-floor" d=${`M0 ${y(0)}H${WIDTH}`} />
      ${here >= 0 ? svg`<path class="race-here" d=${`M${x(here)} 0V${HEIGHT}`} />` : nothing}
      <path class="race-line seat-0" d=${lineOf(0)} />
      <path class="race-line seat-1" d=${lineOf(1)} />
    </svg>
    ${numbers(counts, x(Math.max(here, 0)), counts.map(y))}
  </div>`;
}

/** The cells that each side has left at the turn on the board. The picture's name says them.
 * @param {readonly number[]} counts @param {number} x @param {readonly number[]} heights */
function numbers(counts, x, heights) {
  return html`<div class="race-numbers" aria-hidden="true">
    ${apart(heights).map(
      (y, seat) =>
        html`<b class=${`seat-${seat}`} .style=${`--x: ${(100 * x) / WIDTH}%; --y: ${(100 * y) / HEIGHT}%`}
          >${counts[seat]}</b
        >`,
    )}
  </div>`;
}

/** The heights of the two numbers, so far apart that neither covers the other. @param {readonly number[]} heights */
function apart([first, second]) {
  const missing = Math.max(0, APART - Math.abs(first - second)) / 2;
  const down = first > second ? missing : -missing;
  const middle = Math.min(Math.max((first + second) / 2, APART), HEIGHT - APART);
  return missing
    ? [first, second].map((y, seat) => middle + (y - (first + second) / 2) + (seat ? -down : down))
    : [first, second];
}
