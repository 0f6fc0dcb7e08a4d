/** The line that wins a missed puzzle, and the line that refutes the played turn, from the engine's proofs. */

import { gameAt, PATIENCE } from "./puzzle-book.js";
import { paramsOf } from "../game/line.js";

/** @typedef {import("./exercises.js").Exercise} Exercise */
/** The longest stored line, as for games (bug_engine/library/exercises.py). */
const LONGEST = 8;

/**
 * The lines of an exercise from a puzzle; empty if nothing is proven.
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
