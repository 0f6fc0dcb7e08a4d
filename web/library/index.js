/** The door of the library. */
export { handlers, NO_LIBRARY } from "./state.js";
