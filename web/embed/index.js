/** The door of the embed: a game in a frame of another site, and the words that put it there. */
export { embedOf, SNIPPET } from "./state.js";
