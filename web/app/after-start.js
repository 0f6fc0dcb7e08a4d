/** What starts after the first frame, and waits for nothing. */

export { keepFocus } from "./lost-focus.js";
export { watchStored } from "./stored-games.js";
