/** What the engine answered of a painting, for all who show it. Pure. */

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("./editor.js").Painting} Painting */

/** Has the engine answered for the painting as it is now? @param {Editor} editor */
export const heard = ({ painting, answer }) =>
  answer !== null &&
  /** @type {const} */ (["marks", "mover", "setup"]).every((part) => answer.painting[part] === painting[part]);

/** The cells of the sheet by their place on the board that was answered of: both go row by row. @param {Painting} painting */
export const boardOrder = ({ marks }) => [...marks].flatMap((mark, index) => (mark === "_" ? [] : [index]));
