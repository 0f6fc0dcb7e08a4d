/** The door of lessons, puzzles and rules. The rest is behind learn.js, which loads when it is first needed. */
export { RULES } from "./rules.js";
export { NO_MISTAKES, NOTHING_YET } from "./nothing-yet.js";
