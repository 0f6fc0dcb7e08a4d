/** The places and names of a board's cells, and the values that a painted board consists of. */

import { t } from "../strings/index.js";
import { centre, SPACING } from "./hex.js";

/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../engine/protocol.js").CatalogueBoard} CatalogueBoard */
/** @typedef {import("../engine/protocol.js").Geometry} Geometry */
/** @typedef {import("../engine/protocol.js").Option} Option */
/**
 * `name` is the cell's name for the page and the engine, always by rows; `shown` is the name that the reader sees and hears.
 * @typedef {{index: number, name: string, shown: string, q: number, r: number, x: number, y: number}} Cell
 */
/** @typedef {readonly [left: number, top: number, width: number, height: number]} Box */
/** @typedef {{text: string, x: number, y: number}} Label */
/**
 * `black` are the cells that are not part of the board from the start; `labels` are around the board.
 * @typedef {{name: string, title: string, cells: readonly Cell[], indices: Map<string, number>, black: ReadonlySet<number>, labels: readonly Label[], box: Box}} Layout
 */

/** @typedef {"grow" | "eat" | "join" | "giveaway" | "bonus" | "blacken" | "bonus-ahead" | "pending" | "stone" | "no" | "why" | "reach-0" | "reach-1" | "look"} Mark */
/**
 * @typedef {object} CellPaint
 * @property {string} label
 * @property {boolean} refused
 * @property {boolean} open whether a person may play there now
 * @property {readonly Mark[]} marks
 * @property {0 | 1} mover the seat whose colour the marks have
 * @property {boolean} cause whether the shown refusal names the cell
 * @property {boolean} last whether the last turn grew on it
 * @property {boolean} black
 * @property {boolean} [off] whether it is not a cell, but a place where one could be painted
 * @property {readonly number[]} tethers the neighbours that belong to the bug that this cell would feed, if several are hungry
 * @property {0 | 1 | null} crumb the seat whose bug was just eaten there
 */
/** @typedef {"idle" | "hungry" | "picked" | "prey" | "eaten" | "replaced" | "cause" | "happy"} BugMood */
/** @typedef {{key: string, seat: 0 | 1, cells: readonly number[], size: number, full: boolean, mood: BugMood, dimmed?: boolean}} BugPaint */
/** @typedef {{seat: 0 | 1, cells: readonly number[], size: number, at: number}} Ghost */
/** The shapes on the ground and above the bugs, and whether the pointer draws. @typedef {{ground: readonly import("./shapes.js").Shape[], above: readonly import("./shapes.js").Shape[], drawing: boolean}} AidsPaint */
/** aids: null: they do not change @typedef {{cells: readonly CellPaint[], bugs: readonly BugPaint[], ghost: Ghost | null, gaze: number | null, aids?: AidsPaint | null}} BoardPaint */

/** @type {readonly [WeakMap<CatalogueBoard | Geometry, Layout>, WeakMap<CatalogueBoard | Geometry, Layout>]} without labels, with them */
const layouts = [new WeakMap(), new WeakMap()];

/** How much closer than a cell a label is to the board, which phones then show larger. */
const NEARER = 0.07 * SPACING;

/** The layout of an empty board, until the engine has sent one. @type {Layout} */
export const NO_LAYOUT = {
  name: "",
  title: "",
  cells: [],
  indices: new Map(),
  black: new Set(),
  labels: [],
  box: [0, 0, SPACING, SPACING],
};

/**
 * The layout of a board; computed once.
 * @param {CatalogueBoard | Geometry} board @param {boolean} [labelled] with the labels around it @returns {Layout}
 */
export function layoutOf(board, labelled = false) {
  const known = layouts[labelled ? 1 : 0].get(board);
  if (known) return known;
  const rows = "rows" in board ? board.rows : [];
  const cells = board.cells.map(([shown, q, r], index) => ({
    index,
    name: rows[index] ?? shown,
    shown,
    q,
    r,
    ...centre({ q, r }),
  }));
  const middle = (cells[0].x + cells[cells.length - 1].x) / 2;
  const labels = ("labels" in board && labelled ? board.labels : []).map(([text, q, r]) => {
    const { x, y } = centre({ q, r });
    return { text, x: x - NEARER * Math.sign(x - middle), y };
  });
  const box = boxAround(cells, labels);
  const layout = {
    name: board.name,
    title: board.title,
    cells,
    indices: new Map(cells.map(({ name, index }) => [name, index])),
    black: new Set(board.black),
    labels,
    box,
  };
  layouts[labelled ? 1 : 0].set(board, layout);
  return layout;
}

/** The box around everything drawn: the ground reaches further from a cell than a text does from its middle. @param {readonly Cell[]} cells @param {readonly Label[]} labels @returns {Box} */
function boxAround(cells, labels) {
  const reach = (/** @type {"x" | "y"} */ along, /** @type {1 | -1} */ way, /** @type {number} */ ground) =>
    Math.max(
      ...cells.map((cell) => way * cell[along] + ground * SPACING),
      ...labels.map((label) => way * label[along] + 0.14 * SPACING),
    );
  const [left, top] = [-reach("x", -1, 0.8), -reach("y", -1, 0.8)];
  return [left, top, reach("x", 1, 0.8) - left, reach("y", 1, 0.86) - top];
}

/** The turn that swaps sides, as the engine writes it. */
export const SWAP = "swap";

/** A turn as the reader knows it: its cells by the names that are shown. @param {Layout} layout @param {string} turn */
export const shownTurn = ({ cells, indices }, turn) =>
  turn === SWAP
    ? t("turns-swap")
    : turn
        .split("-")
        .map((name) => cells[indices.get(name) ?? -1]?.shown ?? name)
        .join("-");

/** @param {Catalogue} catalogue @param {string} name */
export const boardNamed = (catalogue, name) => catalogue.boards.find((board) => board.name === name);

/** The boards with their own names (strings/en/board.ftl). */
const NAMED = /** @type {const} */ (["hexhex2", "hexhex3", "hexhex4", "hexhex5", "green-meadow"]);

/** The title of a board: one of the catalogue has a name, any other one its text. @param {string} name */
export function boardTitle(name) {
  const named = NAMED.find((each) => each === name);
  if (named) return t(`board-name-${named}`);
  const [, number] = name.match(/^green-meadow-(\d+)$/) ?? [];
  if (number) return t("board-meadow", { number });
  const [, kind, size] = name.match(/^(hexhex|limping)(\d+|\d+-\d+)$/) ?? [];
  if (kind === "hexhex") return t("board-size", { size: Number(size) });
  return kind ? t("board-limping", { edges: size }) : t("board-drawn");
}

/** How many cells a board has: one of the catalogue, one with random black cells, or one drawn by its name. @param {Catalogue} catalogue @param {string} name */
export function cellsOn(catalogue, name) {
  const known = boardNamed(catalogue, name) ?? boardNamed(catalogue, name.replace(/-\d+$/, ""));
  if (known) return known.cells.length;
  return /^[._*#/]+$/.test(name) ? name.replace(/[_/]/g, "").length : 0;
}

/** @param {Option} option @returns {Mark} */
export function markOf(option) {
  if (option.wins !== null && option.kind !== "bonus") return "giveaway";
  if (option.kind === "bonus" || option.kind === "blacken") return option.kind;
  if (option.next.length) return "eat";
  return option.kind === "join" ? "join" : "grow";
}
