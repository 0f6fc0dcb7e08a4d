/** A bot's opinion of the position, and the line that it expects, on the board: growths numbered by turn, in the players' colours. */
import { cellNames, pathOf, seatAt } from "../game/line.js";
import { nothing, svg } from "../ui/lit.js";
import { isOver } from "../game/select.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {{cell: number, seat: 0 | 1, number: number}} Step */

/** The growths of the line's first turns that the board shows, in order. @param {State} state @param {Layout} layout @returns {Step[]} */
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

/** @typedef {import("./state.js").Opinion} Opinion */

/** A bot's opinion of the position on the board, or of one up to two turns ago, while the game goes on. @param {State} state @returns {Opinion | null} */
export function opinionNow(state) {
  const { bots, game, study } = state;
  const { opinion } = bots;
  if (!opinion || study.open || isOver(state)) return null;
  const path = pathOf(game);
  const since = path.length - opinion.path.length;
  return since >= 0 && since <= 2 && opinion.path.every((turn, i) => turn === path[i]) ? opinion : null;
}

/** @typedef {"proven" | "first" | "wavering" | "fairly" | "settled"} Sureness */

/** How sure a bot is: by proof, or by how long it has preferred the same turn. @param {Opinion} opinion @returns {Sureness} */
export function sureness({ thought, since }) {
  if (!thought || thought.nodes < 30) return thought?.proven ? "proven" : "first";
  if (thought.proven) return "proven";
  const kept = 1 - since / thought.nodes;
  return kept > 0.75 ? "settled" : kept > 0.4 ? "fairly" : "wavering";
}
