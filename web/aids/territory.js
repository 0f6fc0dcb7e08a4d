/** Territory: which cells only one side can grow on, which both can, which nobody; and which bugs may still grow. */
import { badge, badgePlace, tile } from "../board/shapes.js";

/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Study} Study */
/** @typedef {import("./position.js").Subject} Subject */
/** @typedef {import("../board/shapes.js").Shape} Shape */

/** Whose an empty cell is. @typedef {0 | 1 | "both" | "nobody"} Land the seat of the side that alone can grow there */

/** By the cells on show. @param {Subject} subject @param {Study} study @returns {Map<number, Land>} */
export function landOf({ seat, at }, { territory }) {
  const { only, both, nobody } = territory;
  /** @type {[readonly number[], Land][]} */
  const lands = [
    [only[0], seat(0)],
    [only[1], seat(1)],
    [both, "both"],
    [nobody, "nobody"],
  ];
  return new Map(
    lands.flatMap(([cells, land]) => cells.map((cell) => /** @type {[number, Land]} */ ([at(cell), land]))),
  );
}

/** @param {Subject} subject @param {Layout} layout @param {Study} study @returns {Shape[]} */
export const landShapes = (subject, { cells }, study) =>
  [...landOf(subject, study)].map(([cell, land]) => tile(cells[cell], `land land-${land}`));

/** A plus on every bug that may still grow. @param {Subject} subject @param {Layout} layout @param {Study} study @returns {Shape[]} */
export const growingShapes = ({ scene, seat, at }, { cells }, { territory }) =>
  scene.bugs.flatMap((bug, i) => {
    if (!territory.growing[i]?.length) return [];
    return badge(
      badgePlace(
        bug.cells.map((cell) => cells[at(cell)]),
        -1,
      ),
      "+",
      `growing seat-${seat(bug.side)}`,
    );
  });

/** How many bugs of each seat may still grow. @param {Subject} subject @param {Study} study @returns {[number, number]} */
export function growingCount({ scene, seat }, { territory }) {
  const count = (/** @type {number} */ of) =>
    scene.bugs.filter(({ side }, i) => seat(side) === of && territory.growing[i]?.length).length;
  return [count(0), count(1)];
}
