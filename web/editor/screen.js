/** The screen while the editor is open. */

import { aidLine, aids, legend, withAids } from "../aids/index.js";
import { centre } from "../board/hex.js";
import { coloursNow } from "../game/seats.js";
import { wrongWords } from "../game/wrong-words.js";
import { colour, t } from "../strings/index.js";
import { nothing, svg } from "../ui/lit.js";
import { boardOrder } from "./answered.js";
import { namedSheet } from "./names.js";
import { editorPaint } from "./paint.js";
import { editorActions, editorTools } from "./tools.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../app/prompt.js").Line} Line */
/** @typedef {import("../game/seats.js").Colours} Colours */
/** @typedef {import("./editor.js").Editor} Editor */

/** @param {Context} given @param {Editor} editor @param {(line: Line) => unknown} words a line without buttons @returns {import("../app/screens.js").Screen} */
export function sheetScreen(given, editor, words) {
  const context = { ...given, layout: namedSheet(editor) };
  const { state, layout } = context;
  const said = editorLine(editor, coloursNow(state));
  return {
    picture: withAids(editorPaint(editor, coloursNow(state)), state, layout),
    signs: [],
    path: editorLabels(editor, state.settings.names),
    spoken: said.text,
    panels: {
      players: editorTools(context, editor),
      aids: aids(context),
      legend: legend(context),
      line: words({ ...said, aids: aidLine(state, layout, "") }),
      actions: editorActions(context, editor),
    },
  };
}

/** The line below a sheet: what the position is, and who may grow. @param {Editor} editor @param {Colours} colours @returns {Line} */
export function editorLine(editor, colours) {
  const { answer, painting } = editor;
  if (!answer) return { tone: "wait", text: t("line-waking") };
  const { scene, wrong } = answer.edited;
  if (wrong) return { tone: "warning", text: wrongWords(wrong) };
  if (scene?.result) return { tone: "prompt", text: t("editor-over", { seat: colour(colours[scene.result.winner]) }) };
  const seat = colour(colours[painting.mover]);
  const count = scene?.options.length ?? 0;
  if (scene?.phase === "setup")
    return { tone: "prompt", text: t("editor-blacken", { seat, count, left: scene.setup }) };
  const eating = scene?.options.filter(({ next }) => next.length).length ?? 0;
  if (!eating) return { tone: "prompt", text: t("editor-legal", { seat, count }) };
  return {
    tone: "prompt",
    text:
      eating === count ? t("editor-legal-eats-all", { seat, count }) : t("editor-legal-eats", { seat, count, eating }),
  };
}

/** The coordinates around the painted board, as in a game on it: those of the last board that the engine has read. On the sheet they are where its next cells could be. @param {Editor} editor @param {boolean} shown whether the reader wants coordinates */
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
