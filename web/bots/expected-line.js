/** The line of play that a bot has in mind, on the board: its growths numbered by turn, in the colours of those who would play them. */
import { cellNames } from "../game/line.js";
import { seatAt } from "../game/line.js";
import { nothing, svg } from "../ui/lit.js";
import { opinionNow } from "./opinion.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {{cell: number, seat: 0 | 1, number: number}} Step */

/** The growths of the first turns of the line that are to be seen, in order. @param {State} state @param {Layout} layout @returns {Step[]} */
export function lineSteps(state, layout) {
  const opinion = opinionNow(state);
  if (!opinion?.thought || state.bots.ahead === null) return [];
  return opinion.thought.line.slice(0, state.bots.ahead).flatMap((turn, i) => {
    const seat = seatAt(state.game, opinion.path.length + i);
    return cellNames(turn).flatMap((name) => {
      const cell = layout.indices.get(name);
      return cell === undefined ? [] : [{ cell, seat, number: i + 1 }];
    });
  });
}

/** @param {State} state @param {Layout} layout */
export function linePaint(state, layout) {
  const steps = lineSteps(state, layout);
  const last = new Map(steps.map((step) => [step.cell, step]));
  if (!last.size) return nothing;
  return [...last.values()].map(({ cell, seat, number }) => {
    const { x, y } = layout.cells[cell];
    return svg`<g class=${`line-step seat-${seat}`} transform=${`translate(${x} ${y})`}>
      ${seat === 0 ? svg`<circle r="27" />` : svg`<rect x="-25" y="-25" width="50" height="50" rx="9" />`}
      <text>${number}</text></g>`;
  });
}
