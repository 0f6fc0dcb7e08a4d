/** The reasons for a turn, in words: of a hint, and of a solved puzzle. */

import { t } from "../strings/index.js";
import { ownTurns } from "./own-turns.js";
import { shapeName } from "./shape-names.js";

/** @typedef {import("../engine/protocol.js").Reason} Reason */

/** @param {import("../engine/protocol.js").Reason} reason @param {readonly string[]} bugs @param {import("../strings/words.js").Argument} seat the other side's */
function reasonWords({ why, count, theirs }, bugs, seat) {
  switch (why) {
    case "wins":
      return t("reason-wins");
    case "proven":
      return t("reason-proven", { count: ownTurns(count), seat });
    case "resists":
      return t("reason-resists");
    case "eats":
      return t("reason-eats", { bugs, count });
    case "saves":
      return t("reason-saves", { bugs, bugCount: bugs.length });
    case "threatens":
      return t("reason-threatens", { bugs });
    case "leads":
      return t("reason-leads", { seat, count, theirs });
    case "leaves":
      return t("reason-leaves", { seat, count, theirs });
  }
}

/** What the turn does, one part each. @param {import("../board/layout.js").Layout} layout @param {readonly Reason[]} reasons @param {import("../strings/words.js").Argument} seat the other side's */
export const reasonsWords = (layout, reasons, seat) =>
  reasons.map((reason) =>
    reasonWords(
      reason,
      reason.bugs.map((cells, i) => bugWords(layout.cells[cells[0]].shown, reason.shapes[i])),
      seat,
    ),
  );

/** Smaller bugs have only one shape for each size. */
export const LEAST = 3;

/** A bug by one of its cells and its shape, if there are several of its size: "D4 (pistol)", "A1 (5d)". @param {string} cell @param {string | null | undefined} mark */
export function bugWords(cell, mark) {
  const shape = mark && Number.parseInt(mark, 10) >= LEAST ? (shapeName(mark) ?? mark) : "";
  return shape ? t("named-size", { size: cell, name: shape }) : cell;
}
