/** The engine's answer about a painting, for everything that shows it. Pure. */

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("./editor.js").Painting} Painting */

/** Is the engine's answer about the current painting? @param {Editor} editor */
export const heard = ({ painting, answer }) =>
  answer !== null &&
  /** @type {const} */ (["marks", "mover", "setup"]).every((part) => answer.painting[part] === painting[part]);

/** The cells of the sheet in the order of the answer's board: both go row by row. @param {Painting} painting */
export const boardOrder = ({ marks }) => [...marks].flatMap((mark, index) => (mark === "_" ? [] : [index]));
