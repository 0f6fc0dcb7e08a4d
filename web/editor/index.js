/** The door of the editor: what other parts of the page may use of it. */

export { boardOrder, heard } from "./answered.js";
