/** The door of lessons, puzzles and rules. The rest is behind learn.js, which is loaded when it is first wanted. */
export { RULES } from "./rules.js";
export { NO_MISTAKES, NOTHING_YET } from "./nothing-yet.js";
