/** The door of the embed: a game in a frame of another site, and the words that put it there. */
export { embedMode, embedOf, handlers, SNIPPET } from "./state.js";
export { embedPanels, stillState } from "./view.js";
