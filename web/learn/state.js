/**
 * Lessons and puzzles stand in the game's place: the running game is put aside and comes back untouched. What is taught is the
 * business of learn.js, which is loaded when it is first wanted; here is only what that changes.
 */

import { BARE, reduce, STILL } from "../app/state.js";
import { keyOf, playerAt } from "../game/line.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Action} Action */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("./progress.js").Learned} Learned */

/** @typedef {"doors" | "lessons" | "puzzles" | "rules"} Page of the dialog */
/** Which puzzles are shown to choose from (puzzle-book.js), and how many of them. @typedef {import("./puzzle-book.js").Filter & {shown: number}} Filter */
/** @typedef {{tone: "prompt" | "right" | "wrong" | "wait", text: string}} Say */
/** @typedef {Pick<State, "game" | "shelf" | "scene" | "sceneKey" | "paused" | "shown" | "time" | "editor">} Kept */
/**
 * @typedef {object} Learn
 * @property {"lesson" | "puzzle"} kind
 * @property {number} number of the lesson or puzzle, from 1
 * @property {number} step of the lesson, from 0
 * @property {"try" | "answering" | "right" | "wrong" | "refuting" | "lost" | "won"} phase
 * @property {number} base so many turns were right; from there one tries again
 * @property {Say | null} say what is said of what was done
 * @property {number} hints how many were given
 * @property {boolean} clean nothing was wrong yet, and nothing was shown
 * @property {boolean} through a refutation is played to its end
 * @property {readonly number[]} look cells that a hint marks
 * @property {Kept} kept the game that was put aside
 */

/** Cells may be played in these phases only. */
const OPEN = "try";

/** The address of what is learned: never that of a game (link.py). */
export const ADDRESS = /^(learn|lessons?|puzzles?|rules)(?:\/([\w-]+))?$/;

/** What is to be kept in the browser is the game that was put aside. @param {State} state @returns {State} */
export const atTable = (state) => (state.learn ? { ...state, ...state.learn.kept } : state);

/** What lessons and puzzles make of an action; null if it is none of theirs. @param {State} state @param {Action} action @returns {State | null} */
export function reduceLearn(state, action) {
  switch (action.type) {
    case "learn":
      return begin(state, action.learn, action.game);
    case "learn-page":
      return { ...state, learnPage: action.page };
    case "learn-filter":
      return { ...state, learnFilter: { ...state.learnFilter, ...action.change } };
    case "learned":
      return { ...state, learned: action.learned };
    default:
      return state.learn ? within(state, state.learn, action) : null;
  }
}

/** @param {State} state @param {Learn} learn @param {Action} action @returns {State | null} */
function within(state, learn, action) {
  switch (action.type) {
    case "learn-change":
      // A refusal that was asked for stays marked on the board.
      return {
        ...state,
        refusal: action.change.phase === "right" ? state.refusal : null,
        learn: { ...learn, ...action.change },
      };
    case "learn-play":
      return { ...state, ...STILL, steps: action.cells };
    case "learn-again":
      return again(state, learn);
    case "learn-leave":
      return leave(state, learn);
    case "press":
      return learn.phase === OPEN ? null : { ...state, focus: action.cell };
    case "undo":
      return state.game.draft.length ? null : again(state, learn);
    case "redo":
    case "swap":
    case "jump":
    case "step":
    case "half-step":
    case "walk":
    case "go":
    case "pause":
    case "resume":
      return state;
    case "new-game":
    case "open":
    case "open-part":
    case "link":
    case "editor":
    case "bring-back":
      return reduce(leave(state, learn), action);
    default:
      return null;
  }
}

/** @param {State} state @param {Omit<Learn, "kept">} learn @param {Game} game @returns {State} */
function begin(state, learn, game) {
  const kept = state.learn?.kept ?? keptOf(state);
  return { ...state, ...STILL, ...BARE, editor: null, watch: null, dialog: null, game, learn: { ...learn, kept } };
}

/** A bot's half turn is thought out again. @param {State} state @returns {Kept} */
function keptOf({ game, shelf, scene, sceneKey, paused, shown, time, editor }) {
  const whole = playerAt(game).kind === "bot" ? { ...game, draft: [] } : game;
  return { game: whole, shelf, scene, sceneKey, paused, shown, time, editor };
}

/** @param {State} state @param {Learn} learn @returns {State} */
function leave(state, { kept }) {
  const motion = { key: keyOf(kept.game), events: [] };
  return { ...state, ...STILL, aim: null, focus: 0, watch: null, ...kept, motion, learn: null };
}

/** Back to where the last right turn led. @param {State} state @param {Learn} learn @returns {State} */
function again(state, learn) {
  const { game } = state;
  if (learn.phase === "won" || learn.phase === "right" || learn.phase === "answering") return state;
  const turns = game.turns.slice(0, learn.base);
  return {
    ...state,
    ...STILL,
    game: { ...game, turns, cursor: turns.length, draft: [] },
    learn: { ...learn, phase: OPEN, say: null, through: false, clean: learn.kind === "lesson" },
  };
}
