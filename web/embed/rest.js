/** The second door of the embed: what is loaded beside the first frame (app/rest.js). */
export { embedEffect } from "./messages.js";
export { embedMode, handlers } from "./state.js";
export { embedPanels, stillState } from "./view.js";
