/** The names of shapes: a name, a letter, or only their size. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { LETTERED } from "../../../web/game/shape-letters.js";
import { learnLetters, sizeWords } from "../../../web/game/shape-names.js";
import { SHAPES } from "../../../web/learn/shape-book.js";

const words = (/** @type {number} */ size, /** @type {string} */ shape) =>
  String(sizeWords({ size, shape })).replace(/[\u2066-\u2069]/g, "");

test("shapes up to four cells have names, larger ones letters once these have loaded, and the largest only a size", () => {
  assert.equal(words(2, "2:00-10"), "2");
  assert.equal(words(4, "4:00-10-20-01"), "4 (pistol)");
  assert.equal(words(5, "5:00-10-20-30-40"), "5");
  learnLetters(LETTERED);
  assert.equal(words(5, "5:00-10-20-30-40"), "5 (5a)");
  assert.equal(words(5, "5:00-10-20-30-01"), "5 (5d)");
  assert.equal(words(7, "7:00-10-20-30-40-50-60"), "7");
});

test("there is a letter for every shape that the gallery shows", () => {
  learnLetters(LETTERED);
  const marks = Object.entries(LETTERED).flatMap(([size, shapes]) =>
    shapes.split(" ").map((shape) => words(Number(size), `${size}:${shape}`).match(/\((.*)\)/)?.[1]),
  );
  assert.deepEqual(
    marks,
    SHAPES.flatMap(([mark]) => (Number.parseInt(mark, 10) > 4 ? [mark] : [])),
  );
});
