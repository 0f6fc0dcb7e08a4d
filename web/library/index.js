/** The door of the library. */
export { library as libraryEffect } from "./effects.js";
export { handlers, NO_LIBRARY } from "./state.js";
