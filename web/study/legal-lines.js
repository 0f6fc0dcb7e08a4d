/** Whether the engine accepts all lines of a stored review, which somebody may have changed. */

import { startParams } from "../game/line.js";
import { branch, grown } from "../game/tree.js";
import { nodesOf } from "../game/tree-nodes.js";

/** @typedef {import("./state.js").Reviewed} Reviewed */
/** @typedef {Pick<import("../engine/ask.js").Engine, "call">} Writer */

/** The lines of a review, each from the start of the game. @param {Reviewed} review @returns {string[][]} */
const linesOf = ({ turns, found }) =>
  (found?.findings ?? []).flatMap(({ ply, better, line, answers, refutation }) => [
    [...turns.slice(0, ply), ...(better === null ? [] : [better])],
    [...turns.slice(0, ply), ...line],
    [...turns.slice(0, ply + 1), ...answers],
    [...turns.slice(0, ply + 1), ...(refutation?.line ?? [])],
  ]);

/**
 * As variations of one game they are one question. An engine that fails otherwise has refused nothing.
 * @param {Writer} engine @param {import("../game/line.js").Game} game @param {Reviewed} review @returns {Promise<boolean>}
 */
export function areLegal(engine, game, review) {
  const tree = linesOf(review).reduce(grown, branch());
  const nodes = nodesOf(tree).map(({ parent, turn }) => ({ parent, turn }));
  return engine.call("record_write", { ...startParams(game), nodes }).then(
    () => true,
    ({ code }) => code !== "bad_game",
  );
}
