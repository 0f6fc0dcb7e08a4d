/** The coordinates around the painted board, as in a game on it; on the sheet they are where its next cells could be. Pure. */

import { centre } from "../board/hex.js";
import { nothing, svg } from "../ui/lit.js";
import { boardOrder } from "./answered.js";

/** Those of the last board that the engine has read. @param {import("./editor.js").Editor} editor @param {boolean} shown whether the reader wants coordinates */
export function editorLabels({ sheet, answer }, shown) {
  const board = answer?.edited.board;
  if (!shown || !answer || !board?.cells.length) return nothing;
  const first = sheet.cells[boardOrder(answer.painting)[0]];
  const [, q0, r0] = board.cells[0];
  return board.labels.map(([text, q, r]) => {
    const { x, y } = centre({ q: q - q0 + first.q, r: r - r0 + first.r });
    return svg`<text class="board-label" x=${x} y=${y}>${text}</text>`;
  });
}
