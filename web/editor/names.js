/** The names of the cells on a sheet: those of a game on the painted board, as its letters and numbers say; other places have none. Pure. */

import { once } from "../game/select.js";
import { t } from "../strings/index.js";
import { boardOrder } from "./answered.js";

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("../board/layout.js").Layout} Layout */

/** The sheet with the names of the last board that the engine has read, in the reader's coordinates. @type {(editor: Editor) => Layout} */
export const namedSheet = once(({ sheet, answer }) => {
  const order = answer ? boardOrder(answer.painting) : [];
  const names = new Map((answer?.edited.board?.cells ?? []).map(([name], at) => [order[at], name]));
  return { ...sheet, cells: sheet.cells.map((cell) => ({ ...cell, shown: names.get(cell.index) ?? "" })) };
});

/** A cell for screen readers: its name, or its place on the sheet. @param {Layout} named @param {number} index */
export function cellWords({ cells }, index) {
  const { shown, name, r } = cells[index];
  const place = { row: r - cells[0].r + 1, place: Number(name.replace(/\D/g, "")) };
  return shown || t("editor-place", place);
}
