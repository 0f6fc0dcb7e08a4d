/** What a bot thinks of a position, while the game goes on. */

import { isOver } from "../game/select.js";
import { pathOf } from "../game/line.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./state.js").Opinion} Opinion */

/** What a bot thought of the position on the board, or of one up to two turns ago, while the game goes on. @param {State} state @returns {Opinion | null} */
export function opinionNow(state) {
  const { bots, game, study } = state;
  const { opinion } = bots;
  if (!opinion || study.open || isOver(state)) return null;
  const path = pathOf(game);
  const since = path.length - opinion.path.length;
  return since >= 0 && since <= 2 && opinion.path.every((turn, i) => turn === path[i]) ? opinion : null;
}

/** @typedef {"proven" | "first" | "wavering" | "fairly" | "settled"} Sureness */

/** How sure a bot is: proven, or by how long it has kept to the turn that it would play. @param {Opinion} opinion @returns {Sureness} */
export function sureness({ thought, since }) {
  if (!thought || thought.nodes < 30) return thought?.proven ? "proven" : "first";
  if (thought.proven) return "proven";
  const kept = 1 - since / thought.nodes;
  return kept > 0.75 ? "settled" : kept > 0.4 ? "fairly" : "wavering";
}
