/** Lessons and puzzles take the game's place: the running game is put aside and comes back unchanged. Their content is in learn.js, loaded on demand. */

import { keyOf, playerAt } from "../game/line.js";
import { handlers as scene } from "../game/scene-state.js";
import {
  NO_MOVES,
  goToTurn,
  handlers as game,
  ignored,
  press,
  resetInteraction,
  resetScene,
  undo,
  without,
} from "../game/state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("./progress.js").Learned} Learned */
/** @typedef {import("./exercises.js").Exercise} Exercise */

/** @typedef {"doors" | "lessons" | "puzzles" | "mistakes" | "rules"} Page of the dialog */
/** The puzzles to choose from (puzzle-book.js), and how many of them the list shows. @typedef {import("./puzzle-book.js").Filter & {shown: number}} Filter */
/** @typedef {import("./say.js").Say} Say */
/** @typedef {Pick<State, "game" | "previousGame" | "scene" | "sceneKey" | "paused" | "shown" | "time" | "editor" | "study">} PutAside */
/**
 * @typedef {object} Learn
 * @property {"lesson" | "puzzle" | "exercise"} kind
 * @property {number} number of the lesson or puzzle, from 1; 0: neither
 * @property {Exercise | null} exercise from the reader's own mistakes; it is played like a puzzle
 * @property {number} step of the lesson, from 0
 * @property {"try" | "answering" | "right" | "wrong" | "refuting" | "lost" | "won" | "unshown"} phase unshown: the engine refuses the position
 * @property {number} base the number of right turns so far; the reader tries again from there
 * @property {Say | null} say the answer to the reader's turn
 * @property {number} hints how many hints the reader got for this turn
 * @property {boolean} [hinted] whether the reader got any
 * @property {boolean} clean whether there was no wrong turn and no hint
 * @property {boolean} [shown] whether the page plays the step of a lesson for the reader
 * @property {boolean} through whether a refutation is played to its end
 * @property {readonly number[]} look cells that a hint marks
 * @property {boolean} [answered] whether the line on the table is the answer, to step through
 * @property {boolean} [seen] whether the reader has seen the answer: what follows does not count as solved
 * @property {import("../engine/protocol.js").Deed} [deed] why the line of a solved task wins
 * @property {PutAside} putAside the game that was put aside
 */

/**
 * @typedef {{type: "learn", learn: Omit<Learn, "putAside">, game: Game} | {type: "learn-leave"} | {type: "learn-again"} | {type: "learn-answer", game: Game}
 *   | {type: "learn-change", change: Partial<Learn>} | {type: "learn-play", cells: readonly import("../app/state.js").Click[]}
 *   | {type: "learn-page", page: Page} | {type: "learn-filter", change: Partial<Filter>} | {type: "learned", learned: Learned} | {type: "mistakes", change: Partial<Mistakes>}} LearnAction
 */

/** What a reader can do with an exercise, apart from solving it. @typedef {"remove" | "retire" | "restart" | "postpone"} Did */
/** Why the reader's mistakes in a game make no exercise: too many turns won, or it is not proven which; or none is proven to have given a win away. @typedef {"unclear" | "unproven"} Missing */
/**
 * @typedef {object} Mistakes the queue of exercises from the reader's own mistakes (queue.js)
 * @property {readonly Exercise[] | null} exercises with the known and the removed ones, so that none of them joins again; null until they are read
 * @property {number} due how many exercises are due today; known before they are read (due.js)
 * @property {number} unread entries that can't be read; they stay stored
 * @property {boolean} failed whether nothing can be stored
 * @property {{turns: readonly string[], ids: readonly string[], missing: Missing | null} | null} found the exercises of the last review, or why there is none
 * @property {{before: Exercise, did: Did} | null} undo the last action, and the exercise before it
 * @property {number} [shown] how many the list shows, if not as many as at first
 */

/** Cells may be played in these phases only. */
const OPEN = "try";

/** The addresses of lessons, puzzles and rules: never those of a game (link.py). */
export const ADDRESS = /^(learn|lessons?|puzzles?|mistakes|rules)(?:\/([\w-]+))?$/;

/** The current lesson, puzzle or exercise, as an entry of the browser's history names it. @param {Pick<Learn, "kind" | "number" | "exercise">} learn */
export const placeOfLearning = ({ kind, number, exercise }) => `${kind}/${exercise?.id ?? number}`;

/** The state with the game that was put aside, which the browser stores. @param {State} state @returns {State} */
export const atTable = (state) => (state.learn ? { ...state, ...state.learn.putAside } : state);

/** @param {State} state @param {(state: State, learn: Learn) => State} change @returns {State} the same state outside lessons and puzzles */
const whileLearning = (state, change) => (state.learn ? change(state, state.learn) : state);

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  learn: (state, { learn, game }) => begin(state, learn, game),
  "learn-page": (state, { page }) => ({ ...state, learnPage: page }),
  "learn-filter": (state, { change }) => ({ ...state, learnFilter: { ...state.learnFilter, ...change } }),
  learned: (state, { learned }) => ({ ...state, learned }),
  mistakes: (state, { change }) => ({ ...state, mistakes: { ...state.mistakes, ...change } }),
  // A refusal that the step asked for stays marked on the board; touching a bug that the step asked for is no refusal.
  "learn-change": (state, { change }) =>
    whileLearning(state, (_, learn) => ({
      ...state,
      refusal: change.phase === "right" && !change.look?.length ? state.refusal : null,
      learn: { ...learn, ...change },
    })),
  "learn-play": (state, { cells }) => whileLearning(state, () => ({ ...resetInteraction(state), steps: cells })),
  "learn-again": (state) => whileLearning(state, again),
  "learn-answer": (state, action) =>
    whileLearning(state, (_, learn) => ({
      ...goToTurn(state, action.game),
      learn: { ...learn, base: 0, answered: true },
    })),
  "learn-leave": (state) => whileLearning(state, leave),
};

/** During a lesson or puzzle the reader plays only its position, until a study of it opens. @type {import("../app/state.js").Mode} */
export const taskMode = {
  on: (state) => state.learn !== null && !state.study.open,
  handlers: {
    press(state, action) {
      // In a lesson, a press after a wrong answer is the next try.
      const from = state.learn?.phase === "wrong" ? whileLearning(state, again) : state;
      return from.learn?.phase === OPEN ? press(from, action) : { ...state, focus: action.cell };
    },
    undo: (state) => (state.game.draft.length ? undo(state) : whileLearning(state, again)),
    failure: (state, { failure }) => whileLearning(state, (_, learn) => failed(state, learn, failure)),
    // The line of an exercise may come from a file: if the engine refuses it, the exercise can't be shown.
    scene: (state, action) =>
      action.scene.refused && action.key === keyOf(state.game) && state.learn?.kind !== "lesson"
        ? whileLearning(state, unshown)
        : scene.scene(state, action),
    ...NO_MOVES,
    jump: (state, action) => (state.learn?.answered ? game.jump(state, action) : state),
    step: (state, action) => (state.learn?.answered ? game.step(state, action) : state),
    go: ignored,
    pause: ignored,
    resume: ignored,
  },
};

/** An action that shows another game ends a lesson or puzzle first. @type {import("../app/state.js").Mode} */
export const learningMode = {
  on: (state) => state.learn !== null,
  handlers: {},
  // Not by a link, which may be a bad one: the game that it leads to is opened.
  endedBy: ["new-game", "open", "open-part", "editor", "bring-back"],
  end: (state) => ({ ...whileLearning(state, leave), dialog: state.dialog }),
};

/** A failure; if the engine refuses the position of a puzzle or an exercise, the card says so. @param {State} state @param {Learn} learn @param {State["failure"]} failure @returns {State} */
function failed(state, learn, failure) {
  const refused = failure?.code === "bad_game" && failure.context === keyOf(state.game);
  return refused && learn.kind !== "lesson" ? unshown(state, learn) : { ...state, failure };
}

/** @param {State} state @param {Learn} learn @returns {State} */
const unshown = (state, learn) => ({ ...state, learn: { ...learn, phase: "unshown", answered: false } });

/** @param {State} state @param {Omit<Learn, "putAside">} learn @param {Game} game @returns {State} */
function begin(state, learn, game) {
  const putAside = state.learn?.putAside ?? setAside(state);
  return {
    ...resetScene(resetInteraction(state)),
    editor: null,
    watch: null,
    dialog: null,
    notices: without(state.notices, "bad_link"),
    game,
    study: { ...state.study, open: false, home: null, preview: null },
    learn: { ...learn, putAside },
  };
}

/** The game to put aside. A bot thinks its half turn out again. @param {State} state @returns {PutAside} */
function setAside({ game, previousGame, scene, sceneKey, paused, shown, time, editor, study }) {
  const whole = playerAt(game).kind === "bot" ? { ...game, draft: [] } : game;
  return { game: whole, previousGame, scene, sceneKey, paused, shown, time, editor, study };
}

/** @param {State} state @param {Learn} learn @returns {State} */
function leave(state, { putAside }) {
  const motion = { key: keyOf(putAside.game), events: [] };
  return {
    ...resetInteraction(state),
    aim: null,
    focus: 0,
    watch: null,
    ...putAside,
    dialog: null,
    motion,
    learn: null,
  };
}

/** Goes back to the position after the last right turn. @param {State} state @param {Learn} learn @returns {State} */
function again(state, learn) {
  const { game } = state;
  if (learn.phase === "won" || learn.phase === "right" || learn.phase === "answering") return state;
  const turns = game.turns.slice(0, learn.base);
  return {
    ...resetInteraction(state),
    game: { ...game, turns, cursor: turns.length, draft: [] },
    learn: {
      ...learn,
      phase: OPEN,
      say: null,
      shown: false,
      through: false,
      answered: false,
      clean: learn.kind === "lesson",
    },
  };
}
