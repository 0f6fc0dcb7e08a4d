/** The second door of the lessons and puzzles: the parts that load with app/rest.js. */
export { dueEffect } from "./due.js";
export { learnEffect, withLearned } from "./effects.js";
export { ADDRESS, atTable, handlers, learningMode, placeOfLearning, taskMode } from "./state.js";
