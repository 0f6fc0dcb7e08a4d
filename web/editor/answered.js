/** What the engine is asked about a painting, and its answer, for everything that shows it. Pure. */

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("./editor.js").Painting} Painting */
/** @typedef {import("../engine/protocol.js").PaintedCell} PaintedCell */

/** Is the engine's answer about the current painting? @param {Editor} editor */
export const heard = ({ painting, answer }) =>
  answer !== null &&
  /** @type {const} */ (["marks", "mover", "setup"]).every((part) => answer.painting[part] === painting[part]);

/** The cells of the sheet in the order of the answer's board: both go row by row. @param {Painting} painting */
export const boardOrder = ({ marks }) => [...marks].flatMap((mark, index) => (mark === "_" ? [] : [index]));

/** The painted cells in the engine's form. @param {Editor} editor @returns {PaintedCell[]} */
export const paintedCells = ({ sheet, painting }) =>
  sheet.cells.flatMap(({ q, r, index }) => (painting.marks[index] === "_" ? [] : [[q, r, painting.marks[index]]]));
