// What the page says to the reader's turn: a code in the state, words in the language and the colours of the moment.
import "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING_YET } from "../../../web/learn/index.js";
import { book, gameAt } from "../../../web/learn/puzzle-book.js";
import { refutedBy, sayWords } from "../../../web/learn/say.js";
import { solvedFor, solvedWords } from "../../../web/learn/solved-words.js";
import { speak } from "../../../web/strings/index.js";
import { stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/learn/state.js").Learn} Learn */
/** @typedef {import("../../../web/learn/say.js").Say} Say */

const [PUZZLE] = book; // Blue wins
const EXERCISE = /** @type {any} */ ({ ...PUZZLE, winning: [PUZZLE.solution], length: 20, line: [], puzzle: null });

/** @param {Partial<Say> & {code: Say["code"]}} say @param {Partial<Learn>} [change] */
function words(say, change = {}) {
  const state = stateOf("scene-start-hexhex3");
  const game = gameAt(PUZZLE.board, PUZZLE.rules, PUZZLE.position, PUZZLE.mover);
  const learn = /** @type {any} */ ({ kind: "puzzle", number: 1, exercise: null, step: 0, clean: true, ...change });
  return sayWords({ ...state, game }, learn, { tone: "wait", ...say });
}

/** @param {number} size @param {string} shape */
const bug = (size, shape) => ({ size, shape });

/** @type {[Partial<Say> & {code: Say["code"]}, RegExp][]} */
const SAID = [
  [{ code: "right" }, /./],
  [{ code: "judging" }, /./],
  [{ code: "open" }, /^This takes too long to check/],
  [{ code: "failed" }, /./],
  [{ code: "playing-out" }, /^Both sides play their best/],
  [{ code: "over" }, /^That leaves Red without cells/],
  [{ code: "wrong" }, /^Now Red can win/],
  [{ code: "refuted" }, /^Red has no cells left/],
  [{ code: "answered", turn: "B1" }, /^Red answers B1 and now wins/],
  [
    { code: "answered", turn: "B1-B2", ate: [bug(4, "4:00-10-20-01"), bug(1, "1:00"), bug(1, "1:00")] },
    /^Red answers B1-B2, eats 2 bugs of 1 and a bug of 4 \(pistol\) and now wins/,
  ],
  [{ code: "go-on", turn: "B1", left: 2 }, /^Right\. Red answers B1.* 2 turns to go/],
  [{ code: "go-on", turn: "B1", left: 1 }, /^Right\. Red answers B1.* 1 turn to go/],
  [{ code: "go-on", turn: "B1", left: 0 }, /^Right\. Red answers B1.* still winning/],
  [{ code: "go-on", turn: "B1" }, /^Right\. Red answers B1.* still winning/],
  [{ code: "line" }, /^Blue wins like this:/],
  [{ code: "hint", hint: 2, turn: "D1-C1" }, /D1(?!-)/],
  [{ code: "hint", hint: 3, turn: "D1-C1" }, /D1-C1/],
  [{ code: "solved" }, /^Blue has no cells left, and wins\. Solved at the first try!$/],
  [{ code: "refused" }, /^This puzzle can't be shown/],
];

for (const [say, expected] of SAID)
  test(`what is said: ${JSON.stringify(say)}`, async (context) => {
    context.after(() => speak("en"));
    const english = words(say);
    assert.match(english, expected);
    await speak("fr");
    assert.notEqual(words(say), english);
  });

test("what is said of a refutation has its meals, with their shapes", () => {
  const state = stateOf("scene-start-hexhex3");
  const before = /** @type {any} */ ([{ cells: [1, 2], ...bug(2, "2:00-10") }]);
  const said = (/** @type {any[]} */ events) =>
    refutedBy({ ...state, scene: /** @type {any} */ ({ ...state.scene, last: { turn: "B1-B2", events } }) }, before);
  assert.deepEqual(said([{ type: "ate", prey: [[1, 2], [7]] }]).ate, [bug(2, "2:00-10"), bug(1, "")]);
  assert.deepEqual(said([{ type: "grew" }]).ate, []);
});

test("the first hint names no cell, and the words of a lesson are those of its step", () => {
  assert.match(words({ code: "hint", hint: 1, turn: "D1-C1" }), /^Look at the marked cells/);
  const lesson = /** @type {const} */ ({ kind: "lesson", step: 0 });
  const [right, wrong, answers] = /** @type {const} */ (["step-right", "step-wrong", "answers"]);
  assert.notEqual(words({ code: right }, lesson), words({ code: wrong }, lesson));
  assert.match(words({ code: answers }, lesson), /Blue/);
});

test("an exercise ends with its first turn or is played out, and a puzzle says that its answer was shown", () => {
  const solved = (/** @type {Partial<Learn>} */ change) => words({ code: "solved" }, change);
  assert.equal(solved({ exercise: EXERCISE }), "Right: this turn wins.");
  assert.match(solved({ exercise: { ...EXERCISE, length: 2 }, clean: false }), /Solved\.$/);
  assert.match(solved({ exercise: { ...EXERCISE, length: 2 }, clean: false, seen: true }), /Solved\.$/);
  assert.match(solved({ seen: true }), /Solved with the answer shown/);
  assert.match(solved({ clean: false, hinted: true }), /Solved with hints\.$/);
  assert.equal(solved({ exercise: EXERCISE, clean: false, hinted: true }), "Right: this turn wins. You had hints.");
  assert.match(words({ code: "refused" }, { exercise: EXERCISE }), /^This exercise can't be shown/);
});

test("a solved puzzle counts its row and the days in a row, if they became longer", () => {
  const at = (/** @type {Partial<typeof NOTHING_YET>} */ parts) => ({ ...NOTHING_YET, ...parts });
  const before = at({ row: 3, longestRow: 3, day: "2026-11-20", days: 4 });
  const now = at({ row: 4, longestRow: 4, day: "2026-11-21", days: 5 });
  assert.deepEqual(solvedFor(true, before, now), { daily: true, days: 5, row: 4, best: true });
  assert.deepEqual(solvedFor(false, before, before), { daily: false, days: 0, row: 0, best: false });
  const said = (/** @type {object} */ parts) =>
    solvedWords("Blue", { clean: false }, { daily: false, days: 0, row: 0, best: false, ...parts });
  assert.doesNotMatch(said({ days: 1, row: 1 }), /\d/);
  assert.match(said({ daily: true, days: 2 }), /today's puzzle.*2/);
  assert.match(said({ row: 2 }), /2/);
  assert.equal(said({ daily: true }), `${said({})} That was today's puzzle.`);
  assert.equal(said({ row: 3, best: true }), said({ row: 3 }), "a short row is no record");
  assert.match(said({ row: 4, best: true }), /4.*(longest|best|record)/i);
  assert.doesNotMatch(said({ row: 4 }), /longest|best|record/i);
});
