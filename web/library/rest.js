/** The second door of the library: the parts that load with app/rest.js. */
export { library as libraryEffect } from "./effects.js";
export { isReturning, lastUnreviewed } from "./returning.js";
export { handlers } from "./state.js";
