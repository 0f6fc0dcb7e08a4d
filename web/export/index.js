/** The door of the exports: pictures of the board and of the game. */
export { createExports } from "./exports.js";
export { download } from "./picture.js";
