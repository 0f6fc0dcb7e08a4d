/** The second door of the library: what is loaded beside the first frame (app/rest.js). */
export { library as libraryEffect } from "./effects.js";
export { handlers } from "./state.js";
