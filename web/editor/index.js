/** The door of the editor: the parts that other rooms may use. */

export { boardOrder, heard } from "./answered.js";
