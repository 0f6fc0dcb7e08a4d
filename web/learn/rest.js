/** The second door of the lessons and puzzles: what is loaded beside the first frame (app/rest.js). */
export { learnEffect, withLearned } from "./effects.js";
export { ADDRESS, atTable, handlers, learningMode, placeOfLearning } from "./state.js";
