/** A hint in words. */

import { shownTurn, markOf } from "../board/layout.js";
import { pathOf, seatOf } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { isOver, current, openOptions, seenWinner } from "../game/select.js";
import { bugWords, LEAST, reasonsWords } from "../game/reason-words.js";
import { shapeName } from "../game/shape-names.js";
import { joined, t } from "../strings/index.js";
import { hintOf, LAST_STEP } from "./hint.js";
import { html, nothing } from "../ui/lit.js";
import { variation } from "./variation.js";

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
  return t("hint-because", { turn, reasons: reasonsWords(layout, found.reasons, seat) });
}

/** The turns that a hint expects after its own. @param {import("../app/context.js").Context} context */
export function hintLine(context) {
  const shown = hintOf(context.state);
  const line = shown?.found?.line.slice(1, 1 + LINE_SHOWN);
  if (shown?.step !== LAST_STEP || !shown.found || !line?.length) return nothing;
  const path = [...pathOf(context.state.game), shown.found.turn];
  return html` ${t("hint-then")} ${variation(context, path, line, nothing, true)}`;
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

/** The words for the rings on the board: which turns eat, and which give the game away; "" if there are no rings. @param {import("../app/state.js").State} state @param {readonly number[]} covered the cells whose rings are under other signs */
export function ringWords(state, covered = []) {
  if (!current(state)) return "";
  const options = openOptions(state).filter(({ cell }) => !covered.includes(cell));
  const marks = new Set(options.map((option) => markOf({ ...option, wins: seenWinner(state, option) })));
  const winner = options.find((option) => markOf(option) === "giveaway")?.wins ?? 0;
  const words = [
    marks.has("eat") ? t("line-rings") : "",
    marks.has("giveaway") ? t("line-giveaways", { seat: seatName(state, seatOf(state.game, winner)) }) : "",
  ];
  return joined(words.filter(Boolean), "space");
}
