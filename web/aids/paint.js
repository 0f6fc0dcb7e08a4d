/** Adds the aids to the board's picture: shapes on its ground and above it, faded bugs, and words in the cells' names. Pure. */
import { joined } from "../strings/index.js";
import { positionOf, regarded, factsOf, outlookOf } from "./position.js";
import { isOn, REGISTRY } from "./registry.js";
import { replyShapes, showsMeal } from "./threats.js";
import { bugAt, kinOf, litShapes } from "./twins.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").BoardPaint} BoardPaint */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("./registry.js").View} View */
/** @typedef {import("../board/shapes.js").Shape} Shape */

/** @typedef {import("../board/layout.js").AidsPaint} AidsPaint */

/** @param {BoardPaint} paint @param {State} state @param {Layout} layout @returns {BoardPaint & {aids: AidsPaint}} */
export function withAids(paint, state, layout) {
  const position = positionOf(state);
  const fits =
    position !== null && layout.cells.length === (state.editor ? layout.cells.length : position.scene.stones.length);
  const { drawing } = state.aids;
  if (!fits) return { ...paint, aids: { ground: [], above: [], drawing } };
  const view = /** @type {View} */ ({ state, layout, position, facts: factsOf(state, position) });
  const shown = REGISTRY.filter((part) => isOn(part, state) && (view.facts || !part.needsFacts));
  /** @type {string[][]} */
  const words = layout.cells.map(() => []);
  for (const part of shown) part.cellWords?.(view, (cell, said) => words[cell]?.push(said));
  const looked = bugAt(position, regarded(state));
  // The words below the board name these cells.
  const aimed = showsMeal(view) ? null : outlookOf(state, state.aim);
  const kin = looked ? kinOf(position, looked) : [];
  const kinCells = new Set(kin.flatMap(({ cells }) => cells.map(position.at)));
  const upwards = [...shown].sort((one, other) => one.z - other.z);
  return {
    ...paint,
    cells: paint.cells.map((cell, i) =>
      words[i].length ? { ...cell, label: joined([cell.label, ...words[i]]) } : cell,
    ),
    bugs: kin.length > 1 ? paint.bugs.map((bug) => ({ ...bug, dimmed: !kinCells.has(bug.cells[0]) })) : paint.bugs,
    aids: {
      ground: upwards.flatMap((part) => part.ground?.(view) ?? []),
      above: [
        ...(looked ? litShapes(position, layout, looked) : []),
        ...upwards.flatMap((part) => part.above?.(view) ?? []),
        ...(aimed ? replyShapes(position, layout, aimed) : []),
      ],
      drawing,
    },
  };
}
