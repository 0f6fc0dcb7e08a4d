/** The names of shapes: those of three and four cells have the names of polyhex puzzles, larger ones a size and a letter. */

import { t } from "../strings/index.js";

/** The shapes with names, in the engine's notation, with their marks. @satisfies {Record<string, string>} */
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

/** The marks of larger shapes, once they are loaded, by shape. @type {Map<string, string>} */
const lettered = new Map();

/** Takes the shapes of larger sizes, each in the order of its letters (shape-letters.js): from now on they have different names. @param {Readonly<Record<string, string>>} sizes */
export function learnLetters(sizes) {
  for (const [size, shapes] of Object.entries(sizes))
    shapes.split(" ").forEach((shape, i) => lettered.set(`${size}:${shape}`, `${size}${letters(i)}`));
}

/** a to z, then aa, ab and so on. @param {number} place */
const letters = (place) => (place < 26 ? "" : letter(Math.floor(place / 26) - 1)) + letter(place % 26);
const letter = (/** @type {number} */ place) => String.fromCharCode("a".charCodeAt(0) + place);

/** A bug's size, and its shape by name or by letter, if there are several of its size: "4 (pistol)", "5 (5d)". @param {Pick<import("../engine/protocol.js").Bug, "size" | "shape">} bug */
export function sizeWords({ size, shape }) {
  const name = shapeName(/** @type {Record<string, string>} */ (NAMED)[shape] ?? "") ?? lettered.get(shape);
  return name ? t("named-size", { size, name }) : size;
}
