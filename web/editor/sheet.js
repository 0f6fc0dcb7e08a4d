/** The third door of the editor: the parts that load when it first opens. */

export { reopenEditor as openEditor } from "./drawing.js";
export { editing } from "./editing.js";
export { cellsOf } from "./editor.js";
export { sheetScreen } from "./screen.js";
export { editorMode, handlers } from "./state.js";
