/** The third door of the editor: the parts that load when it first opens. */

export { cellsOf, openEditor } from "./editor.js";
export { editorLabels } from "./labels.js";
export { editorLine } from "./line.js";
export { editorPaint } from "./paint.js";
export { editorMode, handlers } from "./state.js";
export { editorActions, editorTools } from "./tools.js";
