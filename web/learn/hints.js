/** Hints for a task: where to look, then the cell, then the whole turn; for a turn that has begun, its next cell, or that no such turn wins. */

import { cellNames, paramsOf } from "../game/line.js";
import { layoutNow } from "../game/shown-board.js";
import { PATIENCE, taskOf } from "./puzzle-book.js";
import { helpedOne } from "./rows.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./state.js").Learn} Learn */
/** @typedef {import("./teacher.js").Teacher} Teacher */

/** The fewest cells that a hint marks, if there are enough: a single one would be the answer. */
const FEW = 3;

/**
 * The next hint: 1 where to look, 2 the first cell, 3 the whole turn. If the turn has one cell, that cell is the whole turn.
 * @param {number} hints those that the reader got for this turn @param {number} cells of the turn @param {number} playable the cells on which a turn can begin: a single one needs no hint
 */
export function nextHint(hints, cells, playable) {
  if (!hints && playable > 1) return 1;
  return cells === 1 ? 3 : Math.min(Math.max(hints, 1) + 1, 3);
}

/** The cells around one on which a turn can begin; the nearest few if there are hardly any, and the nearer half if it would be all. @param {readonly number[]} playable @param {import("../board/layout.js").Layout} layout @param {number} cell */
export function playableNear(playable, layout, cell) {
  const middle = layout.cells[cell];
  const far = (/** @type {number} */ index) => {
    const [dq, dr] = [layout.cells[index].q - middle.q, layout.cells[index].r - middle.r];
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  };
  const nearest = [...playable].sort((a, b) => far(a) - far(b));
  const near = nearest.filter((index, i) => i < FEW || far(index) <= 1);
  const half = Math.max(2, Math.ceil(nearest.length / 2));
  return near.length < nearest.length ? near : nearest.slice(0, half);
}

/** A turn that wins and begins as the reader's; null: none does; undefined: that can't be said. @param {Teacher} teacher @param {State} state @param {Learn} learn @returns {Promise<string | null | undefined>} */
async function winningTurn(teacher, state, learn) {
  const { draft } = state.game;
  const fits = (/** @type {string} */ turn) => draft.every((name, i) => cellNames(turn)[i] === name);
  const { first, winning, complete } = taskOf(learn);
  if (!learn.base) {
    const known = [first, ...winning].find(fits);
    if (known || complete) return known ?? null;
  }
  if (!draft.length) return (await teacher.proof(state))?.turn;
  const asked = teacher.engine.work("values", { ...paramsOf(state.game), limit: PATIENCE }, () => {});
  teacher.thinking = asked; // so another turn cancels it
  try {
    const answer = await asked.promise;
    if ("cancelled" in answer || answer.value.wins === null) return undefined;
    return answer.value.wins ? (answer.best[0] ?? answer.turns.find(({ wins }) => wins)?.turn) : null;
  } catch {
    return undefined;
  } finally {
    if (teacher.thinking === asked) teacher.thinking = null;
  }
}

/** @param {State} state @param {Learn} learn @param {string} turn @param {import("../board/layout.js").Layout} layout @returns {Pick<Learn, "hints" | "look" | "say">} */
function hintOf({ game: { draft }, scene }, { hints }, turn, layout) {
  const names = cellNames(turn);
  const cells = names.map((name) => layout.indices.get(name) ?? 0);
  const begun = draft.join("-");
  const say = /** @type {const} */ ({ tone: "prompt", code: "hint", turn });
  if (begun) {
    const last = names.length === draft.length + 1;
    return {
      hints: last ? 3 : Math.max(hints, 2),
      look: cells.slice(draft.length, draft.length + 1),
      say: { ...say, begun },
    };
  }
  const playable = (scene?.options ?? []).map(({ cell }) => cell);
  const next = nextHint(hints, cells.length, playable.length);
  const near = playableNear(playable, layout, cells[0]);
  return { hints: next, look: next === 1 ? near : next === 2 ? cells.slice(0, 1) : cells, say: { ...say, hint: next } };
}

/** Gives the next hint, unless the engine is asked for one already. @param {Teacher} teacher */
export async function giveHint(teacher) {
  const { store } = teacher;
  const state = store.state();
  const { learn } = state;
  if (!learn || learn.kind === "lesson" || learn.phase !== "try" || teacher.thinking) return;
  const turn = await winningTurn(teacher, state, learn);
  if (!teacher.still(state)) return;
  const begun = state.game.draft.join("-");
  if (turn === undefined) {
    if (begun) teacher.change({ say: { tone: "wait", code: "open", begun } });
    return;
  }
  const given =
    turn === null
      ? { look: [], say: /** @type {const} */ ({ tone: "wrong", code: "hint", begun }) }
      : hintOf(state, learn, turn, layoutNow(state, teacher.catalogue));
  teacher.change({ ...given, clean: false, hinted: true });
  if (learn.kind === "puzzle")
    store.dispatch({ type: "learned", learned: helpedOne(store.state().learned, learn.number) });
}
