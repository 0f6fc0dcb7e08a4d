/** The screen while the editor is open. */

import { aidLine, aids, legend, withAids } from "../aids/index.js";
import { coloursNow } from "../game/seats.js";
import { editorLabels } from "./labels.js";
import { editorLine } from "./line.js";
import { namedSheet } from "./names.js";
import { editorPaint } from "./paint.js";
import { editorActions, editorTools } from "./tools.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../app/prompt.js").Line} Line */

/** @param {Context} given @param {import("./editor.js").Editor} editor @param {(line: Line) => unknown} words a line without buttons @returns {import("../app/screens.js").Screen} */
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
