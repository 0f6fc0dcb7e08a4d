/** The graph of a review: the chance of winning, turn by turn, and the mistakes. */

import { seatAt, seatOf, pathOf } from "../game/line.js";
import { resultOf } from "../game/result.js";
import { seatName } from "../game/seats.js";
import { current, leftAt } from "../game/select.js";
import { percent, t } from "../strings/index.js";
import { html, nothing, svg } from "../ui/lit.js";
import { concluded } from "./regained.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../engine/protocol.js").Review} Review */
/** @typedef {import("../engine/protocol.js").Finding} Finding */
/** @typedef {import("../engine/protocol.js").Point} Point */

/** How far signs keep from the end of a line above or below them (px), and how near the edges they turn inwards. */
const [ABOVE, BELOW, EDGE] = [-7, 15, 0.07];
/** The share of the plot that the sign of the turn that decided the game takes beside its line: nearer signs would collide. */
const NEAR = 0.25;
/** Its distance from that line (px). */
const BESIDE = 6;
/** How wide one of its letters is at most (px). */
const WIDE = 9.5;

/**
 * How much the estimates are drawn away from 50 %: on large boards all of them are near it. Proven results stay at the edges, so that an estimate never looks like one;
 * lines with numbers say where a chance of `LINED` lies.
 */
const [LEAST, REACH] = [0.2, 0.4];
export const LINED = 0.7;

/** The heights in the plot, 0 at the top, and how much estimates are stretched. @param {readonly Point[]} points @param {(point: Point) => number} red @returns {{y: (point: Point) => number, stretch: number}} */
export function scaleOf(points, red) {
  const far = points.filter(({ proven }) => !proven).map((point) => Math.abs(red(point) - 0.5));
  const stretch = far.length ? Math.max(1, REACH / Math.max(LEAST, ...far)) : 1;
  return { stretch, y: (point) => 0.5 + (0.5 - red(point)) * (point.proven ? 1 : stretch) };
}

const share = (/** @type {number} */ part) => `${(100 * part).toFixed(2)}%`;

/** @param {Context["state"]} state @param {number} number of the turn; 0: the start @param {Finding["annotation"]} annotation */
function afterWords(state, number, annotation) {
  if (number === 0) return t("review-at-start");
  const turn = { number, seat: seatName(state, seatAt(state.game, number - 1)) };
  if (annotation === "??") return t("review-after-blunder", turn);
  return annotation === "?" ? t("review-after-mistake", turn) : t("review-after-turn", turn);
}

/** @param {Context["state"]} state @param {string} after @param {number} chance that the first seat wins @param {boolean} proven */
const pointWords = (state, after, chance, proven) =>
  proven
    ? t("review-point-proven", { after, seat: seatName(state, chance > 0.5 ? 0 : 1) })
    : t("review-point", {
        after,
        first: seatName(state, 0),
        firstChance: percent(chance),
        second: seatName(state, 1),
        secondChance: percent(1 - Math.round(100 * chance) / 100),
      });

/** The words for the position on the board. @param {Context["state"]} state @param {number | null} here null: a variation @param {Review} found @param {(point: Point) => number} red */
function wordsAt(state, here, { points, findings }, red) {
  if (here === null)
    return current(state) && state.scene?.result
      ? t("result-in-line", { seat: seatName(state, resultOf(state).seat) })
      : t("line-variation", { number: (leftAt(state) ?? 0) + 1, seat: seatName(state, seatAt(state.game)) });
  const marked = findings.find(({ ply }) => ply === here - 1)?.annotation ?? "";
  const after = afterWords(state, here, marked);
  const at = points.find(({ ply }) => ply === here);
  return at ? pointWords(state, after, red(at), at.proven) : t("review-point-none", { after });
}

/** The curve and the area below it; the plot is 1 wide and 1 high. @param {readonly Point[]} points @param {(ply: number) => number} x @param {(point: Point) => number} y */
function curveOf(points, x, y) {
  const line = points.map((point, i) => `${i ? "L" : "M"}${x(point.ply).toFixed(4)} ${y(point).toFixed(4)}`).join("");
  const [first, last] = [points[0], points.at(-1)];
  return { line, area: first && last ? `${line}L${x(last.ply)} 1L${x(first.ply)} 1Z` : "" };
}

/** The graph: a picture, steps through the game, and a sentence for every turn. @param {Context} context @param {import("./state.js").Reviewed} reviewed @param {Review} found */
export function graph({ state, act }, { turns }, found) {
  const { game } = state;
  const path = pathOf(game);
  const here = path.every((turn, i) => turn === turns[i]) ? path.length : null;
  const red = (/** @type {Point} */ { chance }) => (seatOf(game, 0) === 0 ? chance : 1 - chance);
  const x = (/** @type {number} */ ply) => ply / Math.max(turns.length, 1);
  const { y, stretch } = scaleOf(found.points, red);
  const { line, area } = curveOf(found.points, x, y);
  const decisive = concluded(state, found);
  // The sign of the turn that decided is over the dots of the others.
  const inOrder = [...found.findings].sort((one, other) => Number(one === decisive) - Number(other === decisive));
  const words = wordsAt(state, here, found, red);
  /** The sign of the turn that decided the game, and of the one on the board; the others are dots, which cannot collide. @param {Finding} finding */
  const signOf = (finding) => {
    if (finding === decisive) return "decided";
    const near = decisive && Math.abs(x(decisive.ply) - x(finding.ply)) < NEAR;
    return finding.ply + 1 === here && !near ? "here" : "";
  };
  /** The heights where the chance of one side is `LINED`. */
  const lines = [-1, 1].map((way) => 0.5 + way * stretch * (LINED - 0.5));
  /** @param {Finding} finding */
  const heightAfter = ({ ply, side, kept, proven }) =>
    y(found.points.find((point) => point.ply === ply + 1) ?? { ply, chance: side ? 1 - kept : kept, proven });
  const onClick = (/** @type {MouseEvent & {currentTarget: Element}} */ { clientX, currentTarget }) => {
    const { left, width } = /** @type {Element} */ (currentTarget.querySelector("svg")).getBoundingClientRect();
    go(Math.round(((clientX - left) / width) * turns.length));
  };
  const go = (/** @type {number} */ ply) =>
    act({ type: "go", path: turns.slice(0, Math.max(0, Math.min(turns.length, ply))) });
  const side = (/** @type {0 | 1} */ seat) =>
    html`<span class=${`chances-side seat-${seat}`}
      ><span>${t("review-side", { seat: seatName(state, seat) })}</span
      >${seat && here !== null ? html`<span class="study-note">${t("embed-turn", { turn: here, of: turns.length })}</span>` : nothing}</span
    >`;
  return html`<div
      class="chances"
      role="slider"
      tabindex="0"
      aria-label=${t("review-graph")}
      aria-valuemin="0"
      aria-valuemax=${turns.length}
      aria-valuenow=${here ?? 0}
      aria-valuetext=${words}
      @click=${onClick}
    >
      ${side(0)}
      <svg class="chances-plot">
        <svg viewBox="0 0 1 1" preserveAspectRatio="none">
          <path class="chances-blue" d="M0 0H1V1H0Z" />
          <path class="chances-red" d=${area} />
          <path class="chances-middle" d=${`M0 .5H1${lines.map((at) => `M0 ${at}H1`).join("")}`} />
          <path class="chances-line" d=${line} />
          ${here === null ? nothing : svg`<path class="chances-here" d=${`M${x(here)} -.1V1.1`} />`}
        </svg>
        ${found.points.map((point) => svg`<circle class=${point.proven ? "chances-proven" : "chances-guess"} cx=${share(x(point.ply))} cy=${share(y(point))} r=${point.proven ? 2.2 : 1.4} />`)}
        ${inOrder.map((finding) => (finding.annotation ? mark(finding, [x(finding.ply + 1), heightAfter(finding)], game, signOf(finding), go) : nothing))}
      </svg>
      ${side(1)}
    </div>
    <p class="chances-words" aria-hidden="true">${words}</p>`;
}

/**
 * A dot for a mistake, with its sign where there is room; the turn that decided the game has its number and a line.
 * @param {Finding} finding @param {[at: number, after: number]} place @param {Context["state"]["game"]} game @param {"" | "here" | "decided"} sign
 * @param {(ply: number) => void} go
 */
function mark({ ply, side, annotation }, [at, after], game, sign, go) {
  const seat = seatOf(game, side);
  const edge = at > 1 - EDGE ? " last" : at < EDGE ? " first" : "";
  const look = `chances-mark${edge} seat-${seat}`;
  const dot = svg`<circle class=${`chances-mistake seat-${seat}`} cx=${share(at)} cy=${share(after)} r="3.5" />`;
  const onSign = (/** @type {Event} */ event) => {
    event.stopPropagation(); // it is beside its turn
    go(ply + 1);
  };
  if (sign === "decided")
    return svg`<line class=${`chances-decided seat-${seat}`} x1=${share(at)} x2=${share(at)} y1="0" y2="100%" />${dot}${decidedSign(at, seat, `${ply + 1}${annotation}`, onSign)}`;
  return sign
    ? svg`${dot}<text class=${look} x=${share(at)} y=${share(after)} dy=${after > 0.5 ? ABOVE : BELOW}>${annotation}</text>`
    : dot;
}

/** The sign of the turn that decided the game, on its own ground beside its line: on the right, where the curve no longer falls, if there is room. @param {number} at @param {number} seat @param {string} text @param {(event: Event) => void} onSign */
function decidedSign(at, seat, text, onSign) {
  const left = at > 1 - NEAR;
  const [width, beside] = [WIDE * text.length + BESIDE, left ? -BESIDE : BESIDE];
  const x = left ? beside + BESIDE / 2 - width : beside - BESIDE / 2;
  return svg`<rect class="chances-ground" x=${share(at)} y="50%" transform=${`translate(${x} -11)`} width=${width} height="22" rx="4" /><text class=${`chances-mark decided seat-${seat} ${left ? "last" : "first"}`} x=${share(at)} y="50%" dx=${beside} dy="6" @click=${onSign}>${text}</text>`;
}
