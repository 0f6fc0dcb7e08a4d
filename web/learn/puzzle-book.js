/** The puzzles in the page's form, from the file that `python3 -m bug_engine puzzles` makes. */

import { UNPLAYED } from "../game/line.js";
import { BOARD, RULES } from "./index.js";
import { dayOf } from "../ui/day.js";
import { dailyOf } from "./rows.js";
import { puzzles as file } from "./puzzles.js";

/**
 * `mover` is to play and wins only with `solution`; `turns` of both sides to the end; `grade` from 1, the easiest, to 5.
 * @typedef {{number: number, board: string, rules: string, position: string, mover: 0 | 1, solution: string, turns: number, own: number, grade: number}} Puzzle
 */
/** @typedef {[board: number, rules: number, position: string, mover: 0 | 1, solution: string, turns: number, grade: number]} Row */
/** @typedef {{version: number, seed: number, tried: number, boards: string[], rules: string[], fields: string[], puzzles: Row[]}} PuzzleFile */
/** @typedef {{grade: number, board: string, rules: string, open: boolean}} Filter 0 and "": any; open: only unsolved ones */

/** @type {readonly Puzzle[]} */
export const book = file.puzzles.map(([board, rules, position, mover, solution, turns, grade], i) => ({
  number: i + 1,
  board: file.boards[board],
  rules: file.rules[rules],
  position,
  mover,
  solution,
  turns,
  own: turns / 2,
  grade,
}));

export const boardsOfBook = file.boards;
export const rulesOfBook = file.rules;
/** The positions that a proof may visit; proofs of the book's puzzles take a few thousand at most. */
export const PATIENCE = { nodes: 80_000 };
export const GRADES = [1, 2, 3, 4, 5];

/** The reader plays an exercise to its end if the win takes at most this many turns; else the first turn is enough. */
const SHORT = 3;

/**
 * A puzzle of the book or an exercise: each of the `winning` turns wins, `first` in the fewest turns; if they are `complete`, no other does. `own`: the winner's turns to the end, null
 * if unknown; `whole`: it is played to its end.
 * @typedef {Pick<Puzzle, "board" | "rules" | "position" | "mover"> & {winning: readonly string[], complete: boolean, first: string, own: number | null, whole: boolean}} Task
 */

/** @param {Pick<import("./state.js").Learn, "exercise" | "number">} learn @returns {Task} */
export function taskOf({ exercise, number }) {
  if (!exercise)
    return {
      ...book[number - 1],
      ...{ winning: [book[number - 1].solution], complete: true, first: book[number - 1].solution, whole: true },
    };
  const { winning, line, length, puzzle } = exercise;
  const own = length === null ? null : length / 2;
  const first = winning.includes(line[0]) ? line[0] : winning[0];
  return { ...exercise, first, own, whole: own !== null && (puzzle !== null || own <= SHORT) };
}

/** Among equal grades, short wins come first, then small boards. @param {Puzzle} one @param {Puzzle} other */
const byDifficulty = (one, other) =>
  one.grade - other.grade ||
  one.own - other.own ||
  file.boards.indexOf(one.board) - file.boards.indexOf(other.board) ||
  one.number - other.number;

/** The puzzles that match a filter, the easy ones first. @param {Filter} filter @param {Readonly<Record<string, string>>} solved */
export const chosen = ({ grade, board, rules, open }, solved) =>
  book
    .filter(
      (puzzle) =>
        (!grade || puzzle.grade === grade) &&
        (!board || puzzle.board === board) &&
        (!rules || puzzle.rules === rules) &&
        !(open && solved[puzzle.number]),
    )
    .sort(byDifficulty);

/** @param {string} board @param {string} ruleset @param {string} text @param {0 | 1} mover @returns {import("../game/line.js").Game} */
export const gameAt = (board, ruleset, text, mover) => ({
  ruleset,
  board,
  start: { text, mover, setup: 0 },
  seats: [{ kind: "person" }, { kind: "person" }],
  starts: 0,
  headers: {},
  clock: null,
  ...UNPLAYED,
});

/** Puzzles with the rules that the lessons teach. */
const taught = book.filter(({ rules }) => rules === RULES);

/** The puzzles that a newcomer gets first: on the board of the lessons, won within two turns. */
const gentle = taught.filter(({ board, own }) => board === BOARD && own <= 2).sort(byDifficulty);
/** A reader who has solved this many puzzles is no newcomer. */
const SOLVED = 10;

/** @typedef {import("./state.js").Learned} Learned */

/** @param {Learned} learned */
const isNewcomer = ({ puzzles }) => Object.keys(puzzles).length < SOLVED;

/** The puzzle of the day has the rules that the lessons teach. @param {Learned} learned */
export const dailyNumber = (learned) => {
  const among = isNewcomer(learned) ? gentle : taught;
  return among[dailyOf(dayOf(new Date()), among.length)].number;
};

/** The next unsolved puzzle after one: for a newcomer a gentle one; else one with the same rules, of the same grade or a little harder. @param {Learned} learned @param {number} number */
export function nextNumber(learned, number) {
  const { grade, rules } = book[number - 1];
  const isOpen = (/** @type {Puzzle} */ puzzle) => puzzle.number !== number && !learned.puzzles[puzzle.number];
  const open = book.filter(isOpen).sort(byDifficulty);
  const same = open.filter((puzzle) => puzzle.rules === rules);
  const first = isNewcomer(learned) ? gentle.find(isOpen) : undefined;
  const later = same.find((puzzle) => puzzle.grade === grade && puzzle.number > number);
  const harder = same.find((puzzle) => puzzle.grade > grade);
  return (first ?? later ?? harder ?? same[0] ?? open[0] ?? book[number % book.length]).number;
}
