/** The second door of the games with a friend elsewhere: what is loaded beside the first frame (app/rest.js). */
export { codeIn } from "./code.js";
export { directConnection, tabChannel } from "./direct.js";
export { letterAddress, letterEffect, letterStorage, withSharedGames } from "./effects.js";
export { idIn } from "./shared.js";
