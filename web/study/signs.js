/** The words and marks of hints and of the study; they load with the first hint, or when the study opens (rest.js). */
export { hintLine, hintWords } from "./hint-words.js";
export { hintMarks, paintStudy } from "./marks.js";
