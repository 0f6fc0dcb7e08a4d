/** The second door of the library: the parts that load with app/rest.js. */
export { library as libraryEffect } from "./effects.js";
export { handlers, isReturning, lastUnreviewed, sideOf } from "./state.js";
