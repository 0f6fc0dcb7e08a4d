/** The door of the editor: what other parts of the page may use of it. */
export { boardOrder, cellsOf, heard, openEditor } from "./editor.js";
export { editEffect } from "./effects.js";
export { editorLine, editorPaint } from "./paint.js";
export { editorMode, handlers } from "./state.js";
export { editorActions, editorTools } from "./tools.js";
