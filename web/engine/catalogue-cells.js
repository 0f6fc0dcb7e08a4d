/** Makes the cells, titles and labels of the catalogue's boards from rows and names: in full they would add bytes to the first visit. */

/** @typedef {import("./protocol.js").Catalogue} Catalogue */
/** @typedef {import("./protocol.js").CatalogueBoard} Board */
/** The letter, number, q and r of the first cell, and the number of cells. @typedef {[string, number, number, number, number]} Row */
/** @typedef {Omit<Board, "cells" | "title" | "labels"> & {cells: Row[]}} BoardOfRows */

/** @param {Omit<Catalogue, "boards"> & {boards: BoardOfRows[]}} catalogue @returns {Catalogue} */
export const withCells = (catalogue) => ({
  ...catalogue,
  boards: catalogue.boards.map((board) => ({
    ...board,
    title: board.name,
    cells: board.cells.flatMap(cellsOf),
    labels: board.cells.flatMap(labelsOf),
  })),
});

/** @param {Row} row @returns {Board["cells"]} */
const cellsOf = ([letter, number, q, r, length]) =>
  Array.from({ length }, (_, i) => [`${letter}${number + i}`, q + i, r]);

/** The letter of a row on its left, the number of its last cell on its right. @param {Row} row @returns {Board["labels"]} */
const labelsOf = ([letter, number, q, r, length]) => [
  [letter, q - 1, r],
  [`${number + length - 1}`, q + length, r],
];
