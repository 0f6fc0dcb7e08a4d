/** A hint in words. */

import { shownTurn } from "../board/layout.js";
import { seatOf } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { isOver } from "../game/select.js";
import { bugWords, LEAST, reasonsWords } from "../game/reason-words.js";
import { shapeName } from "../game/shape-names.js";
import { joined, t } from "../strings/index.js";
import { hintOf } from "./hint.js";
import { ringWords } from "./rings.js";

/** More cells than this are marked, not listed. */
const LISTED = 7;
/** A hint names at most this number of the turns that it expects next. */
const LINE_SHOWN = 3;

/** @param {readonly string[]} cells */
const regionWords = (cells) => (cells.length <= LISTED ? t("hint-region", { cells }) : t("hint-region-marked"));

/** Is the board empty? Then the first stone may stand anywhere, and a part of the board would mislead. @param {import("../app/state.js").State} state */
export const isFirstStone = ({ scene }) => scene?.bugs.length === 0;

/** @param {import("../app/state.js").State} state @param {import("../board/layout.js").Layout} layout @returns {string | null} */
export function hintWords(state, layout) {
  const shown = hintOf(state);
  if (!shown || isOver(state)) return null;
  const { found, step, failed } = shown;
  if (!found && !step) return joined([t("hint-retry"), ringWords(state)], "space");
  if (!found) return t(failed ? "hint-failed" : "hint-waiting");
  const name = (/** @type {number} */ cell) => layout.cells[cell].shown;
  if (isFirstStone(state) && step === 1) return t("hint-anywhere");
  if (step === 1)
    return found.bug
      ? t("hint-bug", { bug: bugWords(name(found.bug[0]), found.shape) })
      : regionWords(found.region.map(name));
  const turn = shownTurn(layout, found.turn);
  if (step === 2) return t("hint-turn", { turn });
  const mover = seatOf(state.game, state.scene?.mover ?? 0);
  const seat = seatName(state, 1 - mover);
  const reasons = reasonsWords(layout, found.reasons, seat);
  const line = found.line
    .slice(1, 1 + LINE_SHOWN)
    .map((each, i) =>
      t("hint-then-turn", { seat: seatName(state, i % 2 ? mover : 1 - mover), turn: shownTurn(layout, each) }),
    );
  const because = t("hint-because", { turn, reasons });
  return joined([because, line.length ? t("hint-then", { line }) : ""], "space");
}

/** The size of a bug, with its shape if there are several of its size: "4 (pistol)", "5 (5d)". @param {string} mark */
export function markWords(mark) {
  const size = Number.parseInt(mark, 10);
  const shape = size >= LEAST && mark !== String(size) ? (shapeName(mark) ?? mark) : "";
  return shape ? t("named-size", { size, name: shape }) : size;
}

/** Bugs by their shapes alone, those of one shape together: "a bug of 4 (pistol)", "2 bugs of 1". @param {readonly string[]} marks */
export const preyWords = (marks) =>
  [...new Set(marks)].map((mark) =>
    t("bugs-of", { count: marks.filter((each) => each === mark).length, size: markWords(mark) }),
  );
