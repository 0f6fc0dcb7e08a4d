/** The door of the embed: a game in a frame of another site, and the HTML of the frame. */
export { embedOf, SNIPPET } from "./state.js";
