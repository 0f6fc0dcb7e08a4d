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
