/** The door of the library. */
export { NO_LIBRARY } from "./none.js";
