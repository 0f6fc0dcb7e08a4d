/** Answers about the state that several parts need. Each is computed only once for a state or a game. */

import { arePeople, isOverElsewhere, isShared, keyOf, mainLine, pathOf, playerAt, reviewing, sideAt } from "./line.js";
import { branchAt, lineThrough } from "./tree.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Meal} Meal */
/** @typedef {import("../engine/protocol.js").Option} Option */
/** @typedef {import("./line.js").Game} Game */
/** @typedef {import("./line.js").Player} Player */
/** @typedef {import("./tree.js").Summary} Summary */

/**
 * Remembers the result for each object: states and games never change.
 * @template {object} T, R
 * @param {(from: T) => R} compute @returns {(from: T) => R}
 */
export function once(compute) {
  /** @type {WeakMap<T, R>} */
  const known = new WeakMap();
  return (from) => {
    const found = known.get(from);
    if (found !== undefined || known.has(from)) return /** @type {R} */ (found);
    const result = compute(from);
    known.set(from, result);
    return result;
  };
}

/** Is the scene that of the current position? @param {State} state */
export const current = (state) => state.scene !== null && state.sceneKey === keyOf(state.game);

/** @type {Player} */
const PERSON = { kind: "person" };

/** Who plays now: in a study, the reader plays both sides. @param {State} state @returns {Player} */
export const moverOf = ({ study, game }) => (study.open ? PERSON : playerAt(game));

/** How a game ended before the board decided it: by resignation, or on time. @typedef {{winner: number, onTime: boolean}} Ending winner: the side */

/** By its clock, or as its record says; null: it did not end so. @param {Pick<Game, "clock" | "headers">} game @returns {Ending | null} */
export function endingOf({ clock, headers }) {
  if (clock && clock.lost !== null) return { winner: 1 - clock.lost, onTime: true };
  const [, side, how] = /^([xo]) wins (by resignation|on time)$/.exec(headers.Result ?? "") ?? [];
  return side ? { winner: "xo".indexOf(side), onTime: how === "on time" } : null;
}

/** The ending that is on the board, also in a study: it belongs to the main line. A turn that is begun there goes on. @param {State} state */
export function endingShown({ game, study }) {
  const begun = study.open && game.draft.length;
  return !begun && `${pathOf(game)}` === mainLine(game.tree) ? endingOf(game) : null;
}

/** The same, while it ends the game: in a study the reader may go on. @param {State} state */
export const endingHere = (state) => (state.study.open ? null : endingShown(state));

/** Is a bot to play now, in the game itself (not in a review of it)? @param {State} state */
export const botToPlay = (state) =>
  !state.editor &&
  !reviewing(state.game) &&
  moverOf(state).kind === "bot" &&
  current(state) &&
  state.scene?.phase !== "over" &&
  !endingHere(state);

/** Is the end of the game on the board? @param {State} state */
export const isOver = (state) =>
  !!endingHere(state) || (current(state) && !!state.scene?.result && !reviewing(state.game) && !state.study.open);

/** Is a game with a friend still going on? Then the engine helps neither player. @param {State} state */
export const isContest = (state) => isShared(state.game) && !isOverElsewhere(state.game) && !finished(state);

/** Do two people at this device still play with a clock? Then the engine helps neither, unless the settings allow it. @param {State} state */
export const isTimed = (state) =>
  !!state.game.clock && !state.settings.clockHints && arePeople(state.game.seats) && !finished(state);

/**
 * The side that wins by an option, as far as the player may see it: which cells lose at once is a part of what a puzzle asks.
 * @param {State} state @param {import("../engine/protocol.js").Option} option
 */
export const seenWinner = ({ learn }, { wins }) => (learn && learn.kind !== "lesson" ? null : wins);

/** The side that wins at once wherever the mover plays; null if there is none. @param {State} state */
export function winnerAnyway(state) {
  const [winner = null, ...others] = (state.scene?.options ?? []).map((each) => seenWinner(state, each));
  return winner === 1 - (state.scene?.mover ?? 0) && others.every((other) => other === winner) ? winner : null;
}

/** A game as it was before a study. @type {(game: Game) => WeakMap<object, Game>} */
const homesOf = once(() => new WeakMap());

/** The game as it was before the study, or as it is now if that line is gone. @param {State} state @returns {Game} */
export function homeGame({ game, study: { open, home } }) {
  if (!open || !home || !branchAt(game.tree, home.turns)) return game;
  const homes = homesOf(game);
  const found = homes.get(home) ?? { ...game, turns: home.turns, cursor: home.cursor, draft: [] };
  homes.set(home, found);
  return found;
}

/** Is the game over at the end of its line, by the board? @param {Game} game */
export function boardEnds(game) {
  const last = branchAt(game.tree, game.turns)?.summary;
  return last?.kind === "growth" && last.mobility[sideAt(game, game.turns.length)] === 0;
}

/** Was the game on the table played to its end, wherever the cursor is? In a study it is the game that the study leads back to. @param {State} state */
export const finished = (state) => !!endingOf(state.game) || boardEnds(homeGame(state));

/** Is it the start of a newcomer's game against a bot? Then the line below the board says how to win. @param {State} state */
export const newcomerStarts = ({ settings, game }) =>
  !settings.tools && !game.cursor && !game.start && game.seats.some(({ kind }) => kind === "bot");

/** Has the reader failed a puzzle or an exercise? Then only another try plays. @param {State} state */
const isFailed = ({ learn, study }) => !study.open && (learn?.phase === "lost" || learn?.phase === "refuting");

/** @param {State} state */
export const personMayPlay = (state) =>
  current(state) && moverOf(state).kind === "person" && !endingHere(state) && !isFailed(state);

/** Has the reader undone a turn, to play another? @param {State} state */
export const isUndone = (state) =>
  state.undone && reviewing(state.game) && moverOf(state).kind === "person" && !state.study.open;

/** The meals that a person may choose between now; none if there is no choice. @type {(state: State) => readonly Meal[]} */
export const choices = once((state) =>
  personMayPlay(state) && state.scene && state.scene.meals.length > 1 ? state.scene.meals : [],
);

/** The meal whose eater is on this cell. @param {State} state @param {number | null} cell */
export const choiceAt = (state, cell) =>
  choices(state).find(({ eater }) => cell !== null && state.scene?.bugs[eater].cells.includes(cell)) ?? null;

/** The legal next cells if a person may play now, else none; once a bug is picked, only its own. @type {(state: State) => readonly Option[]} */
export const openOptions = once((state) => {
  const options = personMayPlay(state) && state.scene ? state.scene.options : [];
  const picked = choiceAt(state, state.eater);
  return picked ? options.filter(({ bug }) => bug === picked.eater) : options;
});

/** @param {State} state @param {number | undefined} cell */
export const optionAt = (state, cell) => state.scene?.options.find((option) => option.cell === cell);

/** The option under the reader's pointer or focus. @param {State} state @returns {Option | null} */
export const aimedOption = (state) => openOptions(state).find(({ cell }) => cell === state.aim) ?? null;

/** Why the empty cell under the reader's pointer or focus is not legal. @param {State} state */
export const aimedRefusal = (state) =>
  (!state.learn && openOptions(state).length && state.scene?.stones[state.aim ?? -1] === "."
    ? state.scene.refusals.find(({ cell }) => cell === state.aim)
    : null) ?? null;

/** The summaries of the line's turns, up to the first turn without one. @type {(game: Game) => readonly Summary[]} */
export const summariesOf = once(({ tree, turns }) => {
  const summaries = [];
  let here = branchAt(tree, []);
  for (const turn of turns) {
    here = here?.next.find((each) => each.turn === turn) ?? null;
    if (!here?.summary) break;
    summaries.push(here.summary);
  }
  return summaries;
});

/** The line that variations leave: in a study, that of the game. @param {State} state @returns {readonly string[]} */
export const gameLine = (state) => {
  const home = homeGame(state);
  return home === state.game ? lineThrough(home.tree, []) : home.turns;
};

/** How many turns on the board are those of the game's line, if others follow them; null: it is not a variation. @type {(state: State) => number | null} */
export const leftAt = once((state) => {
  const line = gameLine(state);
  const at = pathOf(state.game).findIndex((turn, i) => turn !== line[i]);
  return at < 0 ? null : at;
});
