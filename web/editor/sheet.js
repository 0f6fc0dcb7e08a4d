/** The third door of the editor: the parts that load when it first opens. */

export { cellsOf, openEditor } from "./editor.js";
export { sheetScreen } from "./screen.js";
export { editorMode, handlers } from "./state.js";
