/** Makes the cells of the catalogue's boards from its rows: a list of cells would add bytes to the first visit. */

/** @typedef {import("./protocol.js").Catalogue} Catalogue */
/** @typedef {import("./protocol.js").CatalogueBoard} Board */
/** The letter, number, q and r of the first cell, and the number of cells. @typedef {[string, number, number, number, number]} Row */
/** @typedef {Omit<Board, "cells"> & {cells: Row[]}} BoardOfRows */

/** @param {Omit<Catalogue, "boards"> & {boards: BoardOfRows[]}} catalogue @returns {Catalogue} */
export const withCells = (catalogue) => ({
  ...catalogue,
  boards: catalogue.boards.map((board) => ({ ...board, cells: board.cells.flatMap(cellsOf) })),
});

/** @param {Row} row @returns {Board["cells"]} */
const cellsOf = ([letter, number, q, r, length]) =>
  Array.from({ length }, (_, i) => [`${letter}${number + i}`, q + i, r]);
