/** The door of the editor: what other parts of the page may use of it. Its tools are loaded when it is first opened. */

import { later } from "../ui/later.js";

export { boardOrder, cellsOf, heard, openEditor } from "./editor.js";
export { editorLine, editorPaint } from "./paint.js";
export { editorMode, handlers } from "./state.js";

export const editorActions = later(() => import("./tools.js").then(({ editorActions }) => editorActions));
export const editorTools = later(() => import("./tools.js").then(({ editorTools }) => editorTools));
