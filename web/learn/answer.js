/** The answer of a task on the board: its line replaces the tries, which stay as variations, and the reader steps through it. */

import { grown, promoted } from "../game/tree.js";
import { book, taskOf, gameAt, PATIENCE } from "./puzzle-book.js";
import { idOf, ofPuzzle } from "./queue.js";
import { helpedOne } from "./rows.js";
import { paramsOf } from "../game/line.js";

/** @typedef {import("./state.js").Learn} Learn */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("./teacher.js").Teacher} Teacher */

/** How long the position stays before the first turn is played (ms), so that the eye can follow. */
const LOOK = 700;

/** The game at its start, with a line on the table that is the tree's main line. @param {Game} game @param {readonly string[]} line @returns {Game} */
export function withMainLine(game, line) {
  const tree = line.reduce((now, _, i) => promoted(now, line.slice(0, i + 1)), grown(game.tree, line));
  return { ...game, tree, turns: line, cursor: 0, draft: [] };
}

/** The line that wins a task: stored with the exercise, or proven now. @param {Pick<Teacher, "engine" | "mistakes">} room @param {Learn} learn */
async function answerOf({ engine, mistakes }, learn) {
  const exercise = learn.exercise ?? mistakes.find(idOf(book[learn.number - 1]));
  if (exercise?.line.length) return exercise.line;
  if (learn.exercise) return [taskOf(learn).first];
  return (await linesOf(engine, ofPuzzle(book[learn.number - 1], "", 0))).line;
}

/** Shows the answer of a missed task: the position, then the first turn; the reader plays on. @param {Teacher} teacher */
export async function showAnswer(teacher) {
  const { store } = teacher;
  const asked = store.state();
  if (asked.learn?.phase !== "lost") return;
  const line = await answerOf(teacher, asked.learn);
  if (!teacher.still(asked)) return;
  store.dispatch({ type: "learn-answer", game: withMainLine(asked.game, line) });
  store.dispatch({ type: "learn-change", change: { say: { tone: "prompt", code: "line" }, seen: true } });
  const { number } = asked.learn; // 0: an exercise, whose first answer of the day counts
  if (number) store.dispatch({ type: "learned", learned: helpedOne(store.state().learned, number) });
  const shown = store.state();
  await new Promise((resolve) => setTimeout(resolve, LOOK));
  if (teacher.still(shown)) store.dispatch({ type: "jump", cursor: 1 });
}

/** @typedef {import("./exercises.js").Exercise} Exercise */
/** The longest stored line, as for games (bug_engine/library/exercises.py). */
const LONGEST = 8;

/**
 * The lines of an exercise from a puzzle: the one that wins, and the one that refutes the played turn; empty if nothing is proven.
 * @param {Pick<import("../engine/ask.js").Engine, "think">} engine @param {Exercise} exercise
 * @returns {Promise<Pick<Exercise, "line" | "refutation">>}
 */
export async function linesOf(engine, { board, rules, position, mover, winning, played }) {
  const game = gameAt(board, rules, position, mover);
  const wins = async (/** @type {readonly string[]} */ turns) => {
    const at = { ...game, turns, cursor: turns.length };
    const asked = { ...paramsOf(at), bot: "solver", limit: PATIENCE, seed: 1, background: true };
    const thought = await engine.think(asked, () => {}).promise.catch(() => null); // a finished position has none
    return thought && !("cancelled" in thought) && thought.proven === "win" ? thought.line.slice(0, LONGEST) : [];
  };
  const line = await wins([]);
  return { line: line.length ? line : [...winning], refutation: played ? await wins([played]) : [] };
}
