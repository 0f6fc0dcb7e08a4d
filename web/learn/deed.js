/** Why a solved task was won: what the reader's turns did that one sees on the board, as the engine finds it in the line. */

import { shownTurn } from "../board/layout.js";
import { paramsOf, seatOf } from "../game/line.js";
import { reasonsWords } from "../game/reason-words.js";
import { seatName } from "../game/seats.js";
import { t } from "../strings/index.js";
import { taskOf } from "./puzzle-book.js";

/** @typedef {import("./state.js").Learn} Learn */

/** More reasons than this would be a list. */
const MOST = 2;

/** The turns that are known to win from the position of the task: those on the board, and after a first turn the stored ones that begin with it. @param {readonly string[]} turns @param {readonly string[]} [line] */
const wonBy = (turns, line = []) => (turns.length === 1 && line[0] === turns[0] ? line : turns);

/** Asks the engine, for the card of a solved task; the card works without the answer. @param {import("./teacher.js").Teacher} teacher */
export async function askDeed(teacher) {
  const state = teacher.store.state();
  const { game, learn } = state;
  const turns = wonBy(game.turns, learn?.exercise?.line);
  try {
    const { deed } = await teacher.engine.call("deed", paramsOf({ ...game, turns, cursor: turns.length, draft: [] }));
    if (deed && teacher.still(state)) teacher.change({ deed });
  } catch {
    // The words for a solved task do not need it.
  }
}

/** What one sees on the board says more than numbers of cells, which have changed since. @param {readonly import("../engine/protocol.js").Reason[]} reasons */
function seen(reasons) {
  const deeds = reasons.filter(({ why }) => why !== "leads");
  return (deeds.length ? deeds : reasons).slice(0, MOST).map((reason) => ({ ...reason, shapes: [] }));
}

/** "Why: D3 eats 2 stones at B2."; "": nothing is known. @param {import("../app/state.js").State} state @param {import("../board/layout.js").Layout} layout @param {Learn} learn */
export function deedWords(state, layout, { deed, phase, ...task }) {
  if (!deed || phase !== "won") return "";
  const seat = seatName(state, seatOf(state.game, 1 - taskOf(task).mover));
  const reasons = reasonsWords(layout, seen(deed.reasons), seat);
  return t("puzzle-why", { because: t("hint-because", { turn: shownTurn(layout, deed.turn), reasons }) });
}
