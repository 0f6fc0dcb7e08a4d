/** The progress in lessons and puzzles, the puzzle of the day, and the words of the lessons. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { stepWords } from "../../../web/learn/lesson-steps.js";
import { lessons } from "../../../web/learn/lessons.js";
import { NOTHING_YET } from "../../../web/learn/index.js";
import { encodeLearned, LEARNED_KEY, LEARNED_UNREAD_KEY } from "../../../web/learn/progress.js";
import { dailyOf, dayBefore, daysNow, missedOne, solvedOne } from "../../../web/learn/rows.js";
import { dayOf } from "../../../web/ui/day.js";
import { decodeLearned } from "../../../web/learn/stored.js";
import { book, chosen, dailyNumber, nextNumber } from "../../../web/learn/puzzle-book.js";
import { ADDRESS } from "../../../web/learn/state.js";

test("written progress is read; an unreadable text is null, and wrong parts are dropped", () => {
  const learned = solvedOne(
    { ...NOTHING_YET, invited: true, lessons: ["bug"], seen: ["eating"], at: { lesson: "growing", step: 1 } },
    17,
    true,
    "2026-11-21",
  );
  assert.deepEqual(decodeLearned(encodeLearned(learned)), learned);
  for (const text of ["", "{", "null", "[]", '{"version": 99}', '{"version": 1, "lessons": 3}'])
    assert.equal(decodeLearned(text), null);
  const odd = decodeLearned(
    '{"version": 1, "lessons": ["a", 1], "puzzles": {"3": "clean", "x": "clean", "4": 7}, "row": -2, "day": "soon", "at": {}}',
  );
  assert.deepEqual(odd, { ...NOTHING_YET, lessons: ["a"], puzzles: { 3: "clean" } });
});

test("a row counts puzzles solved at the first try; solving one again changes nothing", () => {
  let learned = solvedOne(NOTHING_YET, 1, true, null);
  learned = solvedOne(learned, 2, true, null);
  assert.equal(learned.row, 2);
  learned = solvedOne(learned, 2, false, null);
  assert.deepEqual([learned.row, learned.puzzles[2]], [2, "clean"]);
  assert.equal(missedOne(learned, 2).row, 2);
  learned = missedOne(learned, 3);
  learned = solvedOne(learned, 3, false, null);
  assert.deepEqual([learned.row, learned.longestRow, learned.puzzles[3]], [0, 2, "helped"]);
});

test("days in a row end after a missed day", () => {
  let learned = solvedOne(NOTHING_YET, 5, true, "2026-02-28");
  learned = solvedOne(learned, 5, true, "2026-02-28");
  assert.equal(learned.days, 1);
  learned = solvedOne(learned, 6, false, "2026-03-01");
  assert.equal(learned.days, 2);
  assert.equal(daysNow(learned, "2026-03-02"), 2);
  assert.equal(daysNow(learned, "2026-03-03"), 0);
  learned = solvedOne(learned, 7, true, "2026-03-05");
  assert.deepEqual([learned.days, learned.longestDays], [1, 2]);
  assert.equal(dayBefore("2024-03-01"), "2024-02-29");
  assert.equal(dayOf(new Date(2026, 0, 3, 23, 59)), "2026-01-03");
  assert.equal(dayOf(new Date("0033-12-31T12:00:00")), "0033-12-31", "a device with a wrong clock");
});

test("a reader who travels west over the date line keeps the days in a row", () => {
  let learned = solvedOne(NOTHING_YET, 5, true, "2026-02-27");
  learned = solvedOne(learned, 6, true, "2026-02-28");
  assert.equal(daysNow(learned, "2026-02-27"), 2, "it is yesterday again");
  learned = solvedOne(learned, 7, true, "2026-02-27");
  assert.deepEqual([learned.day, learned.days], ["2026-02-28", 2]);
  assert.equal(solvedOne(learned, 8, true, "2026-03-01").days, 3);
  assert.equal(
    solvedOne(learned, 8, true, "2026-02-26").days,
    1,
    "a clock that was days ahead does not stop the count",
  );
});

test("a puzzle keeps its first result, and the other progress stays", () => {
  const before = {
    ...NOTHING_YET,
    lessons: ["bug"],
    row: 4,
    longestRow: 9,
    puzzles: { 8: /** @type {const} */ ("clean") },
  };
  const clean = solvedOne(before, 3, true, null);
  assert.deepEqual(clean, { ...before, puzzles: { 8: "clean", 3: "clean" }, row: 5 });
  const helped = solvedOne(before, 3, false, null);
  assert.deepEqual(helped, { ...before, puzzles: { 8: "clean", 3: "helped" }, row: 0 });
  assert.deepEqual(solvedOne(helped, 3, true, null).puzzles, { 8: "clean", 3: "helped" });
  assert.equal(solvedOne(before, 8, true, null).row, 4);
  assert.deepEqual(solvedOne({ ...before, row: 9 }, 3, true, null).longestRow, 10);
  assert.deepEqual(missedOne(NOTHING_YET, 3), { ...NOTHING_YET, missed: [3] });
  assert.deepEqual(missedOne(before, 3), { ...before, missed: [3], row: 0 });
});

test("the puzzle of a day counts once on that day, and only if it is the day's", () => {
  const first = solvedOne(NOTHING_YET, 5, true, "2026-03-01");
  assert.deepEqual([first.day, first.days, first.longestDays], ["2026-03-01", 1, 1]);
  assert.deepEqual(solvedOne(first, 6, true, null), {
    ...first,
    puzzles: { 5: "clean", 6: "clean" },
    row: 2,
    longestRow: 2,
  });
  const second = solvedOne({ ...first, longestDays: 7 }, 6, true, "2026-03-02");
  assert.deepEqual([second.days, second.longestDays, daysNow(second, "2026-03-02")], [2, 7, 2]);
  assert.equal(daysNow(NOTHING_YET, "2026-03-02"), 0);
});

test("the puzzle of a day and the key of the stored progress never change", () => {
  const days = ["1969-12-31", "1970-01-01", "1970-01-02", "2026-11-21", "2026-11-22"];
  assert.deepEqual(
    days.map((day) => dailyOf(day, 37)),
    [14, 0, 23, 2, 25],
  );
  assert.equal(dailyOf("1970-01-02", 127), 78);
  assert.deepEqual([LEARNED_KEY, LEARNED_UNREAD_KEY], ["bug.learned", "bug.learned.unread"]);
  // A stride with a common divisor with the number of puzzles would skip some.
  for (const count of [1, 2, 12, 13, 100]) {
    const month = Array.from({ length: count }, (_, i) => dailyOf(dayOf(new Date(2026, 0, 1 + i)), count));
    assert.equal(new Set(month).size, count);
  }
});

test("the puzzle of a day is the same for all readers, and far from that of the day before", () => {
  const days = ["2026-11-21", "2026-11-22", "2026-11-23"];
  assert.deepEqual(
    days.map((day) => [387, 40, 36, 1].map((count) => dailyOf(day, count))),
    [
      [345, 6, 30, 0],
      [197, 33, 17, 0],
      [49, 20, 4, 0],
    ],
  );
});

test("the day is the reader's own, wherever the sun is", () => {
  const zone = process.env.TZ;
  for (const [name, evening] of [
    ["Pacific/Auckland", "2026-11-21T21:00:00+13:00"],
    ["America/Los_Angeles", "2026-11-21T21:00:00-08:00"],
  ]) {
    process.env.TZ = name;
    assert.equal(dayOf(new Date(evening)), "2026-11-21");
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test("the puzzle of the day goes through all puzzles before one repeats", () => {
  const count = 37;
  const days = Array.from({ length: count }, (_, i) => dayOf(new Date(2026, 9, 1 + i)));
  assert.equal(new Set(days.map((day) => dailyOf(day, count))).size, count);
  assert.equal(dailyOf("2026-11-21", count), dailyOf("2026-11-21", count));
  assert.ok(dailyOf("1960-01-01", count) >= 0);
});

test("every step of every lesson has the board that it draws", () => {
  for (const { name, steps } of lessons) {
    for (const { text } of steps) assert.match(text, /^[xo.]{3}\/[xo.]{4}\/[xo.]{5}\/[xo.]{4}\/[xo.]{3}$/, name);
  }
});

test("lessons name the seats by their colours", () => {
  const texts = lessons.flatMap(({ name, steps }) =>
    steps.flatMap((_, i) => Object.values(stepWords(name, i, ["white", "black"]))),
  );
  for (const text of texts) assert.doesNotMatch(text, /\b(red|blue)\b|[{}]/i);
  assert.ok(texts.includes("You are White. Place your first stone anywhere on the board."));
  assert.ok(texts.some((text) => text.includes("Eat the black bug")));
});

test("a newcomer's puzzles are on the board of the lessons and won within two turns", () => {
  const of = (/** @type {number} */ solved) => ({
    ...NOTHING_YET,
    puzzles: Object.fromEntries(Array.from({ length: solved }, (_, i) => [i + 1, /** @type {const} */ ("clean")])),
  });
  const isGentle = (/** @type {number} */ number) => {
    const { board, own, rules } = book[number - 1];
    return board === "hexhex3" && own <= 2 && rules === "genius";
  };
  assert.ok(isGentle(dailyNumber(of(0))));
  assert.ok(isGentle(nextNumber(of(9), dailyNumber(of(9)))));
  assert.ok(nextNumber(of(9), 10) > 9, "unsolved");
  assert.equal(book[nextNumber(of(10), 12) - 1].rules, book[11].rules);
  const first = chosen({ grade: 0, board: "", rules: "genius", open: false }, {}).slice(0, 3);
  assert.deepEqual(
    first.map(({ grade, own }) => [grade, own]),
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
  );
  for (const { grade, own } of book) assert.ok(grade >= Math.min(5, own - 1), "long wins are not easy");
});

test("a filter chooses puzzles by their properties, the easy ones first", () => {
  const any = { grade: 0, board: "", rules: "", open: false };
  const grades = chosen(any, {}).map(({ grade }) => grade);
  assert.equal(grades.length, book.length);
  assert.deepEqual(grades, grades.toSorted());
  assert.ok(
    chosen({ ...any, grade: 2, board: "hexhex4", rules: "genius" }, {}).every(
      ({ grade, board, rules }) => grade === 2 && board === "hexhex4" && rules === "genius",
    ),
  );
  assert.equal(chosen({ ...any, open: true }, { 1: "clean", 2: "helped" }).length, book.length - 2);
});

test("the address of a lesson or puzzle is not that of a game", () => {
  for (const text of ["learn", "rules", "lessons", "lesson/bug", "puzzle/17", "puzzle/today", "puzzles"])
    assert.match(text, ADDRESS);
  for (const text of ["", "hexhex3,genius,C3", "lesson,genius", "puzzle/17,x", "../.."])
    assert.doesNotMatch(text, ADDRESS);
});
