/** What a hint says, step by step. */
import { shownTurn } from "../board/layout.js";
import { seatOf } from "../game/line.js";
import { en } from "../strings/en/index.js";
import { hintOf } from "./hint-state.js";

/** @param {import("../app/state.js").State} state @param {import("../board/layout.js").Layout} layout @returns {string | null} */
export function hintWords(state, layout) {
  const shown = hintOf(state);
  if (!shown) return null;
  const { found, step } = shown;
  if (!found) return en.hint.waiting;
  const name = (/** @type {number} */ cell) => layout.cells[cell].shown;
  if (step === 1) return found.bug ? en.hint.bug(name(found.bug[0])) : en.hint.region(found.region.map(name));
  const turn = shownTurn(layout, found.turn);
  if (step === 2) return en.hint.turn(turn);
  const mover = seatOf(state.game, state.scene?.mover ?? 0);
  const reasons = found.reasons.map(({ why, bugs, count }) =>
    en.hint.reasons[why](
      bugs.map((cells) => name(cells[0])),
      count,
      1 - mover,
    ),
  );
  const line = found.line.slice(1).map((each) => shownTurn(layout, each));
  return [en.hint.because(turn, reasons), line.length ? en.hint.line(line) : ""].filter(Boolean).join(" ");
}
