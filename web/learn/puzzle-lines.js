/** How a puzzle that was missed is won, and what the turn that was played loses to: the engine's proofs say it. */

import { gameAt } from "./puzzle-book.js";
import { paramsOf } from "../game/line.js";

/** @typedef {import("./exercises.js").Exercise} Exercise */
/** Positions that a proof may visit; those of the book take a few thousand at most. */
const PATIENCE = { nodes: 80_000 };
/** The longest line that is kept, as of games (bug_engine/library/exercises.py). */
const LONGEST = 8;

/**
 * The lines of an exercise from a puzzle; empty where nothing is proven.
 * @param {Pick<import("../engine/ask.js").Engine, "think">} engine @param {Exercise} exercise
 * @returns {Promise<Pick<Exercise, "line" | "refutation">>}
 */
export async function linesOf(engine, { board, rules, position, mover, winning, played }) {
  const game = gameAt(board, rules, position, mover);
  const wins = async (/** @type {readonly string[]} */ turns) => {
    const at = { ...game, turns, cursor: turns.length };
    const asked = { ...paramsOf(at), bot: "solver", limit: PATIENCE, seed: 1, background: true };
    const thought = await engine.think(asked, () => {}).promise.catch(() => null); // of a position that is over there is none
    return thought && !("cancelled" in thought) && thought.proven === "win" ? thought.line.slice(0, LONGEST) : [];
  };
  const line = await wins([]);
  return { line: line.length ? line : [...winning], refutation: played ? await wins([played]) : [] };
}
