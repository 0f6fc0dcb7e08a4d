/** Bugs by their shapes, where the study names them. */

import { shapeName } from "../game/shape-names.js";
import { t } from "../strings/index.js";

/** Bugs of fewer cells have one shape each. */
const LEAST = 3;

/** A bug by one of its cells and its shape, if there are several of its size: "D4 (pistol)", "A1 (5d)". @param {string} cell @param {string | null | undefined} mark */
export function bugWords(cell, mark) {
  const shape = mark && Number.parseInt(mark, 10) >= LEAST ? (shapeName(mark) ?? mark) : "";
  return shape ? t("named-size", { size: cell, name: shape }) : cell;
}

/** The size of a bug, with its shape if there are several of its size: "4 (pistol)", "5 (5d)". @param {string} mark */
export function markWords(mark) {
  const size = Number.parseInt(mark, 10);
  const shape = size >= LEAST && mark !== String(size) ? (shapeName(mark) ?? mark) : "";
  return shape ? t("named-size", { size, name: shape }) : size;
}

/** A bug by its shape alone: "a bug of 4 (pistol)". @param {string} mark */
export const preyWords = (mark) => t("bugs-of", { count: 1, size: markWords(mark) });
