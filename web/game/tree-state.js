/** The tree of variations: walking through it and arranging it. */

import { goTo, halfStep, isShared, jump, mainLine, pathOf, walk, withTree } from "./line.js";
import { goToTurn, RESTORABLE, resetInteraction, resetScene, without, withNotice } from "./state.js";
import { boardEnds, endingOf, finished, gameLine, homeGame, isContest, isOver, isTimed, leftAt } from "./select.js";
import { branchAt, changed, ended, lineThrough, promoted, pruned } from "./tree.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./line.js").Game} Game */
/** @typedef {import("./tree.js").Path} Path */
/**
 * @typedef {{type: "half-step", by: 1 | -1} | {type: "walk", by: 1 | -1} | {type: "go", path: Path} | {type: "to-line"} | {type: "bring-back"} | {type: "promote", path: Path}
 *   | {type: "delete", path: Path} | {type: "resign", result: string} | {type: "comment", path: Path, text: string}} TreeAction
 */

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  "half-step": (state, { by }) => goToTurn(state, halfStep(state.game, by)),
  // Looking at a branch does not ask a bot to play on from there.
  go: (state, { path }) => ({ ...goToTurn(state, goTo(state.game, path)), paused: true }),
  "to-line": toLine,
  "bring-back": bringBack,
  walk: (state, { by }) => ({ ...goToTurn(state, walk(state.game, by)), paused: true }),
  promote: (state, { path }) => promote(state, path),
  delete: (state, { path }) => cutOff(state, path),
  resign: (state, { result }) => resign(state, result),
  comment: (state, { path, text }) => {
    const tree = changed(state.game.tree, path, (each) => ({ ...each, comment: text.trim() }));
    return { ...state, game: { ...state.game, tree }, dialog: null };
  },
};

/** After every action: a comment is about the turn for which its dialog was opened, although a bot or a friend plays meanwhile. @param {State} before @param {State} state @returns {State} */
export const keepCommented = (before, state) =>
  state.dialog === "comment" && before.dialog !== "comment" ? { ...state, commented: pathOf(state.game) } : state;

/** The reader resigns to the bot: that ends the line on the table, which is the main line from then on; unless the bot's turn has decided the game while the dialog asked. @param {State} state @param {string} Result @returns {State} */
function resign(state, Result) {
  if (finished(state) || isOver(state)) return { ...state, dialog: null };
  const game = jump(state.game, state.game.turns.length);
  const tree = ended(game.tree, game.turns); // another tree, so that the library stores the game
  return {
    ...resetInteraction(state),
    dialog: null,
    game: { ...game, tree, headers: { ...game.headers, Result } },
  };
}

/** Goes from a variation back to where it left the game's line. @param {State} state @returns {State} */
function toLine(state) {
  const cursor = leftAt(state);
  if (cursor === null || (isShared(state.game) && !state.study.open)) return state;
  return { ...goToTurn(state, { ...state.game, turns: gameLine(state), cursor, draft: [] }), paused: true };
}

/** Has the main line of a game ended? A variation may be on the table, and a study may lead back to one. @param {Game} game */
export const mainEnded = (game) => !!endingOf(game) || boardEnds({ ...game, turns: lineThrough(game.tree, []) });

/** Whether the game has ended, and with another tree would lose its end. @param {Game} game @param {import("./tree.js").Branch} tree */
const losesEnd = (game, tree) => mainLine(tree) !== mainLine(game.tree) && mainEnded(game);

/** After every action: the library keeps a game that ended as it is, so with another turn in place of its end it is a game of its own. @param {State} before @param {State} state @returns {State} */
export function keepEnded(before, state) {
  const { id, idToBe: _, ...own } = state.game;
  const same = id && id === before.game.id && state.game.tree !== before.game.tree;
  return same && losesEnd(before.game, state.game.tree) ? { ...state, game: own } : state;
}

/** Makes a variation the main line. The result stays with the line that it ended: the reader can restore that game. @param {State} state @param {Path} path @returns {State} */
function promote(state, path) {
  const { game, study } = state;
  const tree = promoted(game.tree, path);
  const next = {
    ...state,
    game: withTree(game, tree),
    study: isShared(game) ? study : leadingTo(study, lineThrough(tree, [])),
  };
  return losesEnd(game, tree) ? restorable(next, state, "promoted") : next;
}

/** The study, from which the reader comes back to the end of a line. @param {State["study"]} study @param {readonly string[]} turns */
const leadingTo = (study, turns) => ({ ...study, home: study.home && { turns, cursor: turns.length } });

/** Shows the game that was put aside; a study goes on with it, unless it may not be studied now. @param {State} state @returns {State} */
function bringBack(state) {
  const { previousGame: game, game: previousGame, study } = state;
  if (!game) return state;
  const next = {
    ...resetScene(resetInteraction(state)),
    game,
    previousGame,
    paused: true,
    notices: without(state.notices, ...RESTORABLE),
    study: leadingTo(study, game.turns),
  };
  return isContest(next) || isTimed(next) ? { ...next, study: { ...study, open: false, home: null } } : next;
}

/** Deletes a branch with everything after it; the reader can restore the game. @param {State} state @param {Path} path @returns {State} */
function cutOff(state, path) {
  const { game, study } = state;
  if (path.length === 0 || !branchAt(game.tree, path)) return state;
  const tree = pruned(game.tree, path);
  /** @param {Pick<Game, "turns" | "cursor">} line on the table, or that which a study leads back to */
  const left = (line) => {
    if (path.some((turn, i) => line.turns[i] !== turn)) return line;
    const at = path.length - 1;
    return { turns: lineThrough(tree, path.slice(0, at)), cursor: Math.min(line.cursor, at) };
  };
  const { turns, cursor } = left(game);
  const draft = cursor === game.cursor ? game.draft : [];
  const next = { ...resetInteraction(state), game: { ...withTree(game, tree), turns, cursor, draft }, paused: true };
  return restorable({ ...next, study: { ...study, home: study.home && left(study.home) } }, state, "deleted");
}

/** The state that offers to restore the game before; not that of a puzzle, which begins again. @param {State} state @param {State} before @param {"deleted" | "promoted"} code @returns {State} */
const restorable = (state, before, code) =>
  state.learn ? state : { ...state, previousGame: homeGame(before), notices: withNotice(state.notices, code, null) };
