/** Notices that go by themselves. Pure. */

import { playerAt } from "../game/line.js";
import { without } from "../game/state.js";

/** @typedef {import("./state.js").State} State */

/**
 * After every action: once a person has played the next turn, or another screen opens, the reader no longer needs the notice about the
 * game that was set aside. *Your games* has it.
 * @param {State} before @param {State} state @returns {State}
 */
export function passReplaced(before, state) {
  // A lesson or a puzzle is only in the game's place for a while.
  if (before.learn || state.learn || !before.notices.some(({ code }) => code === "replaced")) return state;
  const { game, editor, study } = state;
  const played = game.turns !== before.game.turns && playerAt(before.game).kind === "person";
  const left = (editor && !before.editor) || (study.open && !before.study.open);
  const same = state.notices === before.notices; // a notice of this action is new
  return same && (played || left) ? { ...state, notices: without(state.notices, "replaced") } : state;
}
