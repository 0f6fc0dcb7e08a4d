/** The door of the editor: what other parts of the page may use of it. */

export { boardOrder, cellsOf, heard, openEditor } from "./editor.js";
