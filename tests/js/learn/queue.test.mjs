/** The queue of the reader's own mistakes, and when each comes back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState, reduce } from "../../../web/app/state.js";
import { playedWords } from "../../../web/learn/exercise-words.js";
import { ownSide } from "../../../web/learn/mistakes.js";
import { book, taskOf } from "../../../web/learn/puzzle-book.js";
import { linesOf } from "../../../web/learn/answer.js";
import {
  aheadOf,
  answeredAt,
  CHANGES,
  daysTo,
  dueOf,
  isAhead,
  ofPuzzle,
  present,
  putAway,
  putOff,
  undone,
  withProof,
} from "../../../web/learn/queue.js";
import { answered } from "../../../web/learn/schedule.js";
import { AGAINST_BOT, game, layout } from "../fixtures.mjs";

/** @typedef {import("../../../web/learn/exercises.js").Exercise} Exercise */

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-21T12:00:00");

/** @param {Partial<Exercise>} [parts] @returns {Exercise} */
const exercise = (parts = {}) => ({
  ...{ id: "a", board: "hexhex3", rules: "genius", position: "x../..../...../..../...", mover: 1, winning: ["C3"] },
  ...{
    complete: true,
    turns: 20,
    length: 6,
    line: ["C3"],
    played: "A3",
    refutation: [],
    puzzle: null,
    game: "",
    against: null,
  },
  ...{ when: NOW, due: NOW, card: null, known: false, removed: false },
  ...parts,
});

test("an exercise that is due on a day is due from its first minute", () => {
  const evening = exercise({ due: Date.parse("2026-11-22T23:00:00") });
  assert.deepEqual(dueOf([evening], Date.parse("2026-11-22T00:01:00")), [evening]);
  assert.deepEqual(dueOf([evening], Date.parse("2026-11-21T23:59:00")), []);
  assert.equal(daysTo(evening.due, NOW), 1);
});

test("who practises ahead gets the exercises in the order of their days, and those of today last", () => {
  const today = (/** @type {number} */ hours) => /** @type {any} */ ({ last_review: NOW - hours * 3_600_000 });
  const all = [
    exercise({ id: "today 2", due: NOW + DAY, card: today(1) }),
    exercise({ id: "today 1", due: NOW + 2 * DAY, card: today(2) }),
    exercise({ id: "later", due: NOW + 9 * DAY }),
    exercise({ id: "soon", due: NOW + 3 * DAY, card: today(50) }),
    exercise({ id: "known", known: true }),
  ];
  assert.deepEqual(
    aheadOf(all, NOW).map(({ id }) => id),
    ["soon", "later", "today 1", "today 2"],
  );
});

test("the next exercise is first, and a removed one is not listed", () => {
  const all = [exercise({ id: "b", due: NOW + DAY }), exercise(), exercise({ id: "c", removed: true })];
  assert.deepEqual(
    present(all).map(({ id }) => id),
    ["a", "b"],
  );
});

test("of the exercises of a day, trivial ones come last: more than a quarter of the turns win", () => {
  const wins = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => `A${i}`);
  const all = [
    exercise({ id: "trivial", winning: wins(6), turns: 20, length: 2 }),
    exercise({ id: "uncounted", winning: wins(6), turns: null, length: 2 }),
    exercise({ id: "one of many", winning: wins(5), turns: 20 }),
    exercise({ id: "one", length: 8 }),
  ];
  assert.deepEqual(
    present(all).map(({ id }) => id),
    ["one of many", "one", "trivial", "uncounted"],
  );
});

test("a quarter of many turns is more than a quarter of a few; where nobody has counted, there are twenty", () => {
  const wins = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => `A${i}`);
  const all = [
    exercise({ id: "6 of 23", winning: wins(6), turns: 23, length: 2 }),
    exercise({ id: "6 of 40", winning: wins(6), turns: 40, length: 3 }),
    exercise({ id: "5 of some", winning: wins(5), turns: null, length: 4 }),
  ];
  assert.deepEqual(
    present(all).map(({ id }) => id),
    ["6 of 40", "5 of some", "6 of 23"],
  );
});

test("an exercise is asked ahead of its day until that day begins", (context) => {
  context.mock.timers.enable({ apis: ["Date"], now: NOW });
  assert.deepEqual([exercise({ due: NOW + DAY }), exercise(), exercise({ due: NOW - DAY })].map(isAhead), [
    true,
    false,
    false,
  ]);
});

test("the engine's proof corrects the winning turns of a stranger's exercise, and nothing that the reader did", () => {
  const mine = exercise({ played: "B1", due: NOW + 5 * DAY, game: "mine", winning: ["C3"], line: ["C3"] });
  const proven = { winning: ["A1", "A2"], complete: false, turns: 9, length: 4, line: ["A1", "B4"] };
  const found = exercise({ ...proven, played: "E1", due: NOW, game: "theirs" });
  assert.deepEqual(withProof(mine, found), { ...mine, ...proven });
  assert.equal(withProof(mine, exercise({ turns: 9, line: ["E1"] })), mine, "what wins is known already");
});

test("of a missed puzzle every winning turn is known: the puzzle has one solution", () => {
  const { winning, complete, puzzle } = ofPuzzle(book[0], "A1", NOW);
  assert.deepEqual([winning, complete, puzzle], [[book[0].solution], true, book[0].number]);
});

test("of the exercises of a day, the shortest win is first, and a win of unknown length last", () => {
  const all = [
    exercise({ id: "unknown", length: null }),
    exercise({ id: "long", length: 12 }),
    exercise({ id: "tomorrow", length: 2, due: NOW + DAY }),
    exercise({ id: "short", length: 2, due: NOW + 1 }),
    exercise({ id: "older", length: 4, when: NOW - DAY }),
    exercise({ id: "newer", length: 4 }),
  ];
  const first = ["short", "older", "newer", "long", "unknown"];
  assert.deepEqual(
    present(all).map(({ id }) => id),
    [...first, "tomorrow"],
  );
  assert.deepEqual(
    dueOf(all, NOW).map(({ id }) => id),
    first,
  );
});

test("of equal wins of a day, the one that is due first comes first, then the older mistake; those put away begin with the latest", () => {
  const all = [
    exercise({ id: "later", due: NOW + 2 }),
    exercise({ id: "newer", due: NOW + 1, when: NOW }),
    exercise({ id: "older", due: NOW + 1, when: NOW - 5 * DAY }),
    exercise({ id: "first", due: NOW, when: NOW + 5 * DAY }),
  ];
  const ids = (/** @type {readonly Exercise[]} */ listed) => listed.map(({ id }) => id);
  for (const given of [all, all.toReversed()])
    assert.deepEqual(ids(present(given)), ["first", "older", "newer", "later"]);
  const away = all.map((each) => ({ ...each, removed: true }));
  assert.deepEqual(ids(putAway([away[2], away[0], away[3]])), ["first", "later", "older"]);
});

test("an exercise that is due at midnight is due on the day that begins then", () => {
  const midnight = exercise({ due: new Date(NOW).setHours(24, 0, 0, 0) });
  assert.deepEqual(dueOf([midnight], NOW), []);
  assert.equal(dueOf([{ ...midnight, due: midnight.due - 1 }], NOW).length, 1);
  assert.equal(dueOf([midnight], midnight.due).length, 1);
  assert.equal(ofPuzzle(book[0], "A1", NOW).due, NOW + DAY);
});

test("a known or removed exercise does not come back, can be restarted, and each change can be undone", () => {
  const learned = answered(exercise(), true, NOW);
  const [known, removed, anew] = /** @type {const} */ (["retire", "remove", "restart"]).map((did) =>
    CHANGES[did](learned, NOW + DAY),
  );
  assert.deepEqual(present([known, removed]), []);
  assert.deepEqual(putAway([known, removed, anew]), [known, removed]);
  for (const each of [anew, CHANGES.restart(known, NOW + DAY)])
    assert.deepEqual([each.card, each.due, present([each]).length], [null, NOW + DAY, 1]);
  assert.equal(daysTo(answered(anew, true, NOW + DAY).due, NOW + DAY), daysTo(learned.due, NOW));
  for (const each of [known, removed, anew, putOff(learned, NOW)]) assert.deepEqual(undone(each, learned), learned);
  assert.equal(answeredAt(exercise()), 0);
  const since = answered(removed, true, NOW + 2 * DAY); // by another tab
  assert.deepEqual(undone(since, learned), { ...since, removed: false });
});

test("an exercise that is put off comes a week later", () => {
  assert.equal(daysTo(putOff(exercise({ due: NOW - 3 * DAY }), NOW).due, NOW), 7);
  assert.equal(daysTo(putOff(exercise({ due: NOW + DAY }), NOW).due, NOW), 8);
});

test("a solved exercise comes back later each time, a missed one soon", () => {
  let each = exercise();
  let before = 0;
  for (let i = 0; i < 4; i++) {
    const days = daysTo(answered(each, true, each.due).due, each.due);
    assert.ok(days > before, `${days} days after ${before}`);
    before = days;
    each = answered(each, true, each.due);
  }
  assert.equal(daysTo(answered(exercise(), false, NOW).due, NOW), 1);
  const missed = answered(each, false, each.due);
  assert.ok(daysTo(missed.due, each.due) < before / 4);
  assert.equal(missed.card?.lapses, 1);
});

test("only the first answer of a day counts: a reader who begins again after the answer was shown has missed the exercise", () => {
  const missed = answered(exercise(), false, NOW);
  assert.equal(answered(missed, true, NOW + 1000), missed);
  assert.equal(answered(answered(exercise(), true, NOW), false, NOW + 1000).card?.lapses, 0);
  assert.equal(answered(missed, true, NOW + DAY).card?.reps, 2);
  const anew = CHANGES.restart(missed, NOW);
  assert.equal(answered(anew, true, NOW).card?.reps, 1, "a reader may forget the answers");
});

test("a clock that was set back and a very old card do no harm", () => {
  const early = answered(answered(exercise(), true, NOW), true, NOW - 30 * DAY);
  assert.ok(Number.isSafeInteger(early.due) && early.due > NOW - 30 * DAY);
  const late = answered(answered(exercise(), true, NOW), true, NOW + 4000 * DAY);
  assert.ok(daysTo(late.due, NOW + 4000 * DAY) <= 365);
});

test("a missed puzzle comes tomorrow, and is played to its end", () => {
  const found = ofPuzzle(book[0], "A1", NOW);
  assert.equal(daysTo(found.due, NOW), 1);
  assert.deepEqual(present([found]), [found]);
  assert.deepEqual(taskOf({ exercise: found, number: 0 }).winning, [book[0].solution]);
  assert.equal(taskOf({ exercise: found, number: 0 }).whole, true);
});

/** An engine that proves wins after the given numbers of turns, and nothing in other positions. @param {Record<number, string[]>} wins */
const proving = (wins) => ({
  think: (/** @type {any} */ { turns }) => ({
    promise: wins[turns.length]
      ? Promise.resolve({ turn: wins[turns.length][0], line: wins[turns.length], proven: "win" })
      : Promise.reject(new Error("the game is over")),
  }),
});

test("a missed puzzle keeps its winning line, and the line that refutes the try", async () => {
  const missed = ofPuzzle(book[0], "A1", NOW);
  const found = await linesOf(/** @type {any} */ (proving({ 0: ["D1-C1-E1", "B2"], 1: ["B1", "C2"] })), missed);
  assert.deepEqual(found, { line: ["D1-C1-E1", "B2"], refutation: ["B1", "C2"] });
  const over = await linesOf(/** @type {any} */ (proving({})), missed);
  assert.deepEqual(over, { line: [book[0].solution], refutation: [] });
});

test("the words of a puzzle mention no game and no immediate win", () => {
  const context = /** @type {any} */ ({ state: freshState(game()), layout: layout("hexhex3") });
  const said = (/** @type {Partial<Exercise>} */ parts) =>
    playedWords(context, { ...ofPuzzle(book[0], "A1", NOW), ...parts }).map((words) =>
      words.replace(/[\u2066-\u2069]/g, ""),
    );
  assert.deepEqual(said({}), ["That time you tried A1."]);
  assert.deepEqual(said({ refutation: ["B1", "C2"] }), ["That time you tried A1. Red wins after it: B1 · C2."]);
  assert.deepEqual(said({ puzzle: null }), ["Back then you played A1, and Red won at once."]);
});

test("an exercise with a long or unknown length ends with its first turn", () => {
  for (const [length, whole] of /** @type {const} */ ([
    [6, true],
    [8, false],
    [null, false],
  ]))
    // oxfmt-ignore
    assert.equal(taskOf({ exercise: exercise({ length }), number: 0 }).whole, whole);
  assert.equal(taskOf({ exercise: exercise({ winning: ["D4", "C4"], line: ["C4"] }), number: 0 }).first, "C4");
});

test("the reader has a side in a finished game against a bot, but not in one between two persons", () => {
  const side = (/** @type {Parameters<typeof game>[0]} */ parts, /** @type {number | null} */ winner) => {
    const state = freshState(game(parts));
    const found = { ...{ done: 1, total: 1, finished: true, points: [], findings: [] }, losing: null, certain: false };
    const review = {
      startKey: "",
      turns: [],
      running: false,
      found: { ...found, winner, tags: [], accuracy: /** @type {[null, null]} */ ([null, null]) },
    };
    return ownSide({ ...state, study: { ...state.study, review } });
  };
  assert.equal(side({ seats: AGAINST_BOT }, 1), 0);
  assert.equal(side({ seats: AGAINST_BOT, starts: 1 }, 1), 1);
  assert.equal(side({ seats: AGAINST_BOT }, null), null);
  assert.equal(side({}, 1), null);
});

test("a change of the queue keeps its other parts", () => {
  const state = reduce(freshState(game()), { type: "mistakes", change: { exercises: [exercise()] } });
  assert.equal(reduce(state, { type: "mistakes", change: { undo: null } }).mistakes.exercises?.length, 1);
});

test("an exercise asked in two tabs is answered once", () => {
  const asked = exercise();
  const there = answered(asked, true, NOW, asked);
  assert.equal(there.card?.reps, 1);
  assert.deepEqual(answered(there, false, NOW + 1000, asked), there);
  assert.equal(answered(there, true, there.due, there).card?.reps, 2);
});
