// The lists of lessons and puzzles: which lessons the reader has gone through, and how many puzzles fit a filter.
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { learnDialog } from "../../../web/learn/doors.js";
import { NOTHING_YET } from "../../../web/learn/index.js";
import { lessons } from "../../../web/learn/lessons.js";
import { book, chosen } from "../../../web/learn/puzzle-book.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { stateOf } from "../fixtures.mjs";

/** The words of a page of the dialog. @param {any} change of the state @returns {string} */
function said(change) {
  const state = { ...stateOf("scene-start-hexhex3"), ...change };
  const context = /** @type {any} */ ({ state, catalogue, learning: null, act() {} });
  return (painted(learnDialog(context)).textContent ?? "").replace(/\s+/g, " ");
}

const ANY = { grade: 0, board: "", rules: "", open: false, shown: 0 };
/** What the list of puzzles says about a filter. @param {any} filter */
const puzzles = (filter) => said({ learnPage: "puzzles", learnFilter: { ...ANY, ...filter } });

test("of filtered puzzles the list says how many of all fit, and to what", () => {
  const count = (/** @type {any} */ filter) => chosen({ ...ANY, ...filter }, {}).length;
  const genius = { rules: "genius" };
  assert.ok(puzzles(genius).includes(`${count(genius)} of ${book.length} puzzles fit (Rules: Usual rules (Genius))`));
  const easy = { grade: 2, board: "hexhex3", open: true };
  const words = "(Difficulty: easy, Board: Small, Unsolved only)";
  assert.ok(puzzles(easy).includes(`${count(easy)} of ${book.length} puzzles fit ${words}`));
  assert.ok(puzzles({}).includes(`${book.length} puzzles`) && !puzzles({}).includes("fit ("));
});

test("a lesson that the page has shown is marked in the list, and counts; one that the reader has done says so", () => {
  const learned = { ...NOTHING_YET, lessons: ["bug"], seen: ["bug", "growing"] };
  const list = said({ learnPage: "lessons", learned });
  assert.match(list, /✓A bug, done/);
  assert.match(list, /◐Growing, gone through with help/);
  assert.equal(list.match(/gone through with help/g)?.length, 1);
  // A newcomer reads the same number as in the first lesson.
  assert.ok(said({ learnPage: "doors", learned: NOTHING_YET }).includes("The rules · 10 short lessons"));
  assert.ok(said({ learnPage: "doors", learned }).includes("The rules · 2 of 10 done"));
  const rules = lessons.filter(({ basic }) => basic).map(({ name }) => name);
  const strategist = { ...learned, lessons: [...rules, "duck"] };
  assert.ok(said({ learnPage: "doors", learned: strategist }).includes("11 of 14 done"));
});

test("the list of puzzles says how large a board is, and names the rules in plain words", () => {
  const words = said({ learnPage: "puzzles", learnFilter: ANY });
  assert.ok(words.includes("Limping 3-4, 27 cells"));
  assert.ok(words.includes("Usual rules (Genius)"));
});
