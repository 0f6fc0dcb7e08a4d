/**
 * The teacher follows a lesson or puzzle: it judges the reader's turns (by the engine's answers), plays the other
 * side, and says what happened.
 */

import { current } from "../game/select.js";
import { layoutNow } from "../game/shown-board.js";
import { runsHere } from "../game/clock.js";
import { keyOf, paramsOf } from "../game/line.js";
import { coloursNow } from "../game/seats.js";
import { steadyTime } from "../game/time.js";
import { dayOf } from "../ui/day.js";
import {
  lessonOf,
  namesIn,
  onlyTouches,
  playedAsAsked,
  refusedAsAsked,
  stepWords,
  withoutTurns,
} from "./lesson-steps.js";
import { lessons } from "./lessons.js";
import { askDeed } from "./deed.js";
import { isAnswered } from "./queue.js";
import { missedOne, solvedOne } from "./rows.js";
import { dailyNumber, gameAt, PATIENCE, taskOf } from "./puzzle-book.js";
import { BOARD, RULES } from "./index.js";
import { refutedBy } from "./say.js";
import { solvedFor } from "./solved-words.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../engine/protocol.js").Thought} Thought */
/** @typedef {import("./state.js").Learn} Learn */
/** @typedef {import("../game/line.js").Game} Game */
/** The cells of a turn's text. @typedef {(state: State, turn: string) => import("../app/state.js").Click[]} CellsOf */

/** An answer comes no sooner than this (ms), so that the eye can follow. */
const ANSWER = 700;

/** @type {Omit<Learn, "kind" | "number" | "putAside">} */
const FRESH = {
  exercise: null,
  step: 0,
  phase: "try",
  base: 0,
  say: null,
  hints: 0,
  clean: true,
  through: false,
  look: [],
};

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class Teacher {
  /** @param {Store} store @param {Engine} engine @param {Catalogue} catalogue @param {CellsOf} cellsOf @param {import("./mistakes.js").MistakesRoom} mistakes */
  constructor(store, engine, catalogue, cellsOf, mistakes) {
    this.store = store;
    this.engine = engine;
    this.catalogue = catalogue;
    this.cellsOf = cellsOf;
    this.mistakes = mistakes;
    /** Whether the reader has answered the exercise on the board: only the first answer counts. */
    this.counted = false;
    /** @type {{cancel(): void} | null} */
    this.thinking = null;
    /** @type {Game | null} the game whose refutation is in progress */
    this.refuting = null;
    /** @type {readonly import("../engine/protocol.js").Bug[]} those that were there when the other side answered */
    this.before = [];
  }

  /** @param {Partial<Learn>} change */
  change(change) {
    this.store.dispatch({ type: "learn-change", change });
  }

  /** @param {State} state @returns {(cell: number) => string} */
  nameOf(state) {
    return (cell) => layoutNow(state, this.catalogue).cells[cell]?.name ?? "";
  }

  // Starting

  /** @param {number} number @param {number} [step] */
  startLesson(number, step = 0) {
    const { name, steps } = lessons[number - 1];
    this.restClock();
    this.store.dispatch({
      type: "learn",
      learn: { ...FRESH, kind: "lesson", number, step },
      game: gameAt(BOARD, RULES, steps[step].text, 0),
    });
    const state = this.store.state();
    this.change({ look: this.cellsNamed(state, stepWords(name, step, coloursNow(state)).ask) });
    const { learned } = this.store.state();
    this.store.dispatch({ type: "learned", learned: { ...learned, invited: true, at: { lesson: name, step } } });
  }

  /** @param {number} number */
  startPuzzle(number) {
    const clean = !this.store.state().learned.missed.includes(number); // a reload is no first try
    this.startTask({ ...FRESH, kind: "puzzle", number, clean });
  }

  /** @param {string} id @returns {boolean} whether there is such an exercise */
  startExercise(id) {
    const exercise = this.mistakes.find(id);
    if (!exercise || exercise.known || exercise.removed) return false;
    const clean = !isAnswered(exercise, Date.now()); // a reload is no first try
    this.startTask({ ...FRESH, kind: "exercise", number: 0, exercise, clean });
    this.mistakes.complete(id); // for a puzzle whose page was closed before its lines were found
    return true;
  }

  /** @param {Omit<Learn, "putAside">} learn */
  startTask(learn) {
    const { board, rules, position, mover } = taskOf(learn);
    this.counted = false;
    this.restClock();
    this.store.dispatch({ type: "learn", learn, game: gameAt(board, rules, position, mover) });
  }

  /** @param {Learn} learn @param {boolean} right */
  count({ exercise }, right) {
    if (exercise && !this.counted) this.mistakes.answered(exercise.id, right);
    this.counted = true;
  }

  /** Pauses the clock of the game that is put aside; in a game with a friend it runs on. */
  restClock() {
    const { learn, game } = this.store.state();
    if (learn || !runsHere(game)) return;
    this.store.dispatch({ type: "clock-event", event: { type: "pause", at: steadyTime() / 1000 } });
  }

  /** @param {State} state @param {string} text */
  cellsNamed(state, text) {
    const { indices } = layoutNow(state, this.catalogue);
    return namesIn(text).flatMap((name) => indices.get(name) ?? []);
  }

  // Judging

  /** @param {State} state @param {State} before */
  follow(state, before) {
    const { learn, game } = state;
    if (this.thinking && (learn !== before.learn || game !== before.game) && (!learn || learn.phase === "try")) {
      this.thinking.cancel();
      this.thinking = null;
    }
    if (learn?.phase === "try" && onlyTouches(learn) && this.noTurns(state, learn)) return;
    if (learn?.say?.begun !== undefined && learn.say.begun !== game.draft.join("-"))
      return this.change({ say: null, look: [] }); // it was about other stones
    if (!learn || !current(state) || state.steps.length || state.game.draft.length) return;
    const played = game.cursor > learn.base;
    if (learn.phase === "try" && learn.kind === "lesson" && state.refusal && state.refusal !== before.refusal)
      this.judgeRefusal(state, learn);
    else if (learn.phase === "try" && played) this.judge(state, learn);
    else if (learn.phase === "answering" && game.cursor === learn.base + 2) this.answered(state, learn);
    else if (learn.phase === "refuting" && played && this.refuting !== game) this.refute(state, learn);
  }

  /** Keeps a step that asks for a touch without turns. @param {State} state @param {Learn} learn @returns {boolean} whether it took one back */
  noTurns(state, learn) {
    const { game, scene } = state;
    if (game.draft.length || game.cursor > learn.base) {
      this.store.dispatch({ type: "learn-again" }); // a press from before the scene came
      this.change({ say: { tone: "wrong", code: "step-wrong" } });
      return true;
    }
    if (current(state) && scene?.options.length)
      this.store.dispatch({ type: "scene", key: keyOf(game), scene: withoutTurns(scene) });
    return false; // a touch from before the scene came is refused with it, and judged now
  }

  /** @param {State} state @param {Learn} learn */
  judgeRefusal(state, learn) {
    const { goal } = lessonOf(state, learn);
    if (state.refusal && refusedAsAsked(goal, state.refusal, this.nameOf(state))) this.stepDone(state, learn);
    else if (goal.touch) this.change({ say: { tone: "wrong", code: "step-wrong" } });
  }

  /** @param {State} state @param {Learn} learn */
  judge(state, learn) {
    if (learn.kind !== "lesson") return this.judgePuzzle(state, learn);
    const { goal } = lessonOf(state, learn);
    if (!state.scene || !playedAsAsked(goal, state.scene, this.nameOf(state))) return this.wrong();
    if (!goal.ends) return this.stepDone(state, learn);
    this.change({ phase: "answering", say: { tone: "wait", code: "answers" } });
    return this.answer(state);
  }

  /** After a wrong answer in a lesson a press is the next try. */
  wrong() {
    this.change({ phase: "wrong", shown: false, say: { tone: "wrong", code: "step-wrong" } });
  }

  /** Judges a turn: the first one by the list of winning turns; the engine's proof judges one that the list leaves open, and later ones. @param {State} state @param {Learn} learn */
  async judgePuzzle(state, learn) {
    const { winning, complete, whole } = taskOf(learn);
    const listed = learn.base === 0 && winning.includes(state.scene?.last?.turn ?? "");
    const right = listed || (learn.base === 0 && complete ? false : null);
    if (right === false || state.scene?.result) return this.missed(state, learn);
    if (right && !whole) return this.solved(learn);
    this.change({ phase: "answering", say: { tone: "wait", code: right ? "right" : "judging" } });
    const thought = await this.proof(state);
    if (!thought) return;
    if (thought.proven === "win") this.missed(state, learn);
    else if (thought.proven === null) this.change({ phase: "lost", say: { tone: "wait", code: "open" } });
    else if (!whole) this.solved(learn);
    else await this.answer(state, thought);
  }

  /** @param {State} state @param {Learn} learn */
  missed(state, learn) {
    const over = !!state.scene?.result;
    // The stored progress comes last: by then this moment is judged, and is not judged again.
    const say = /** @type {const} */ ({ tone: "wrong", code: over ? "over" : "wrong" });
    this.change({ clean: false, phase: over ? "lost" : "refuting", say });
    if (learn.kind === "exercise") return this.count(learn, false);
    this.store.dispatch({ type: "learned", learned: missedOne(this.store.state().learned, learn.number) });
    return this.mistakes.missed(learn.number, learn.base === 0 ? (state.scene?.last?.turn ?? "") : "");
  }

  /** Plays the refutation, turn by turn. @param {State} state @param {Learn} learn */
  async refute(state, learn) {
    this.refuting = state.game;
    if (state.scene?.result) return this.change({ phase: "lost", say: { tone: "wrong", code: "refuted" } });
    if (state.game.cursor === learn.base + 2 && !learn.through)
      return this.change({ phase: "lost", say: refutedBy(state, this.before) });
    return this.answer(state);
  }

  /** @param {State} state @param {Thought} [known] */
  async answer(state, known) {
    const [thought] = await Promise.all([known ?? this.proof(state), pause(ANSWER)]);
    if (!thought || !this.still(state)) return;
    this.before = state.scene?.bugs ?? [];
    this.store.dispatch({ type: "learn-play", cells: this.cellsOf(state, thought.turn) });
  }

  /** @param {State} state */
  still(state) {
    const now = this.store.state();
    return now.game === state.game && now.learn?.number === state.learn?.number;
  }

  /** The proof of a position; null if it is no longer needed. @param {State} state @returns {Promise<Thought | null>} */
  async proof(state) {
    const request = this.engine.think({ ...paramsOf(state.game), bot: "solver", limit: PATIENCE, seed: 1 }, () => {});
    this.thinking = request;
    try {
      const thought = await request.promise;
      return "cancelled" in thought || !this.still(state) ? null : thought;
    } catch {
      if (this.still(state)) this.change({ phase: "lost", say: { tone: "wait", code: "failed" } });
      return null;
    } finally {
      if (this.thinking === request) this.thinking = null;
    }
  }

  /** @param {State} state @param {Learn} learn */
  answered(state, learn) {
    const mover = state.game.start?.mover ?? 0;
    const won = state.scene?.result?.winner === mover;
    if (learn.kind === "lesson") return won ? this.stepDone(state, learn) : this.wrong();
    if (won) return this.solved(learn);
    const { own } = taskOf(learn);
    const left = (own ?? 0) - state.game.cursor / 2;
    const say = /** @type {const} */ ({ tone: "prompt", code: "go-on" });
    this.change({
      phase: "try",
      base: state.game.cursor,
      look: [],
      hints: 0,
      say: { ...say, turn: state.scene?.last?.turn, left },
    });
  }

  // Results

  /** @param {State} state @param {Learn} learn */
  stepDone(state, learn) {
    const { steps, name, goal } = lessonOf(state, learn);
    const last = learn.step === steps.length - 1;
    const { refusal, scene } = state;
    const touched = goal.touch ? scene?.bugs.find(({ cells }) => cells.includes(refusal?.cell ?? -1)) : null;
    const say = /** @type {const} */ ({ tone: learn.shown ? "prompt" : "right", code: "step-right" });
    this.change({ phase: "right", say, look: touched?.cells ?? [] });
    const { learned } = this.store.state();
    const next = last ? lessons[learn.number] : null;
    const kind = learn.shown ? "seen" : "lessons"; // the reader has not done what the page has shown
    const done = last && !learned[kind].includes(name) ? [...learned[kind], name] : learned[kind];
    const at = last ? next && { lesson: next.name, step: 0 } : { lesson: name, step: learn.step + 1 };
    this.store.dispatch({ type: "learned", learned: { ...learned, [kind]: done, at } });
  }

  /** @param {Learn} learn */
  solved(learn) {
    this.keepSolved(learn);
    askDeed(this);
  }

  /** @param {Learn} learn */
  keepSolved(learn) {
    const say = /** @type {const} */ ({ tone: "right", code: "solved" });
    if (learn.kind === "exercise") {
      this.change({ phase: "won", look: [], say });
      return this.count(learn, learn.clean);
    }
    if (learn.seen) return this.change({ phase: "won", look: [], say });
    const today = dayOf(new Date());
    const before = this.store.state().learned;
    const daily = learn.number === dailyNumber(before);
    const learned = solvedOne(before, learn.number, learn.clean, daily ? today : null);
    this.change({ phase: "won", look: [], say: { ...say, solved: solvedFor(daily, before, learned) } });
    this.store.dispatch({ type: "learned", learned });
  }

  /** Does the step of a lesson in the reader's place. */
  show() {
    const { learn, steps } = this.store.state();
    if (learn?.kind !== "lesson" || (learn.phase !== "try" && learn.phase !== "wrong") || steps.length) return;
    this.store.dispatch({ type: "learn-again" });
    this.change({ shown: true });
    const { goal, show } = lessonOf(this.store.state(), learn);
    const cells = this.cellsOf(this.store.state(), show);
    const plays = !goal.touch && !goal.refused;
    this.store.dispatch(plays ? { type: "learn-play", cells } : { type: "press", ...cells[0] });
  }

  /** Plays the refutation to its end. */
  playOut() {
    const { learn } = this.store.state();
    if (learn?.phase !== "lost") return;
    this.refuting = null;
    this.change({ phase: "refuting", through: true, say: { tone: "wait", code: "playing-out" } });
  }
}
