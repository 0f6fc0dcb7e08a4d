/** The door of lessons, puzzles and rules. The rest is behind learn.js, which is loaded when it is first wanted. */
export { learn } from "./dialog.js";
export { RULES } from "./rules.js";
export { NOTHING_YET } from "./progress.js";
export { ADDRESS, atTable, handlers, learningMode, NO_MISTAKES, placeOfLearning } from "./state.js";
