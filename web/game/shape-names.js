/** What shapes are called: those of three and four cells by the names of polyhex puzzles, larger ones by size and letter. */

import { t } from "../strings/index.js";

/** The shapes that have a name, as the engine writes a shape down, with their marks. @satisfies {Record<string, string>} */
const NAMED = /** @type {const} */ ({
  "3:00-10-20": "3a",
  "3:10-20-01": "3b",
  "3:00-10-01": "3c",
  "4:00-10-20-30": "4a",
  "4:10-20-30-01": "4b",
  "4:20-30-01-11": "4c",
  "4:00-10-20-01": "4d",
  "4:10-20-01-11": "4e",
  "4:10-20-01-21": "4f",
  "4:20-01-11-12": "4g",
});
const MARKS = Object.values(NAMED);
/** Bugs of fewer cells have one shape each. */
const LEAST = 3;

/** The name of a mark, like 4d; null: it has none. @param {string} mark */
export function shapeName(mark) {
  const known = MARKS.find((each) => each === mark);
  return known ? t(`shape-${known}`) : null;
}

/** A bug's size, and its shape's name if it has one: "4 (pistol)". @param {Pick<import("../engine/protocol.js").Bug, "size" | "shape">} bug */
export function sizeWords({ size, shape }) {
  const name = shapeName(/** @type {Record<string, string>} */ (NAMED)[shape] ?? "");
  return name ? t("named-size", { size, name }) : size;
}

/** A bug by one of its cells and its shape, if there are several of its size: "D4 (pistol)", "A1 (5d)". @param {string} cell @param {string | null | undefined} mark */
export function bugWords(cell, mark) {
  const shape = mark && Number.parseInt(mark, 10) >= LEAST ? (shapeName(mark) ?? mark) : "";
  return shape ? t("named-size", { size: cell, name: shape }) : cell;
}

/** A bug by its shape alone: "a bug of 4 (pistol)". @param {string} mark */
export function preyWords(mark) {
  const size = Number.parseInt(mark, 10);
  const shape = size >= LEAST ? (shapeName(mark) ?? mark) : "";
  return t("bugs-of", { count: 1, size: shape ? t("named-size", { size, name: shape }) : size });
}
