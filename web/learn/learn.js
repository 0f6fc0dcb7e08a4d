/** The room of lessons and puzzles; it loads when it is first needed (learn/effects.js). */

import { cellNames } from "../game/line.js";
import { coloursNow } from "../game/seats.js";
import { joined, t } from "../strings/index.js";
import { nothing } from "../ui/lit.js";
import { unlessBlocked } from "../ui/unless-blocked.js";
import { card, controls, line, spoken, title } from "./card.js";
import { learnDialog } from "./doors.js";
import { onlyTouches } from "./lesson-steps.js";
import { backupOf, mergedLearned } from "./backup.js";
import { openMistakes } from "./mistakes.js";
import { aheadOf, dueOf, isAhead, present } from "./queue.js";
import { lessons } from "./lessons.js";
import { encodeLearned, LEARNED_KEY } from "./progress.js";
import { book, dailyNumber, gameAt } from "./puzzle-book.js";
import { showAnswer } from "./answer.js";
import { giveHint } from "./hints.js";
import { placeOfLearning } from "./state.js";
import { decodeLearned } from "./stored.js";
import { Teacher } from "./teacher.js";

/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("./state.js").Learn} Learn */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("./teacher.js").CellsOf} CellsOf */
/** Makes a small board to play on. @typedef {(engine: Engine, catalogue: Catalogue, game: import("../game/line.js").Game, title: string, colours: () => import("../game/seats.js").Colours) => HTMLElement} LiveBoard */

/**
 * Opens learning: its views and functions for the panels, and its work after every action.
 * @param {Store} store @param {Engine} engine @param {Catalogue} catalogue @param {CellsOf} cellsOf @param {LiveBoard} liveBoard
 * @param {(state: import("../app/state.js").State) => string | null} invitation the address of the invitation that the reader has not answered
 */
export function openLearning(store, engine, catalogue, cellsOf, liveBoard, invitation) {
  const mistakes = openMistakes(store, engine);
  const teacher = new Teacher(store, engine, catalogue, cellsOf, mistakes);
  store.subscribe((state, before) => {
    teacher.follow(state, before);
    const { phase, exercise } = state.learn ?? {};
    if (phase === "unshown" && before.learn?.phase !== phase && exercise) mistakes.unshown(exercise.id);
    if (state.dialog === "learn" && before.dialog !== "learn") mistakes.load();
  });
  /** @type {Map<string, HTMLElement>} */
  const boards = new Map();
  return {
    card,
    title,
    spoken,
    marked,
    screen,
    dialog: learnDialog,
    dailyNumber,
    invitation,
    startLesson: (/** @type {number} */ number, step = 0) => teacher.startLesson(number, step),
    startPuzzle: (/** @type {number} */ number) => teacher.startPuzzle(number),
    mistakes,
    startExercise: (/** @type {string} */ id) => teacher.startExercise(id),
    /** The learning part of a backup. */
    async backup() {
      const { exercises, lacks } = await mistakes.everything();
      return { ...backupOf(exercises, store.state().learned), lacks };
    },
    /** @param {import("./backup.js").LearningBackup} part of a file @param {AbortSignal} stop */
    async bringBack({ exercises, learned }, stop) {
      const before = store.state().learned;
      const merged = mergedLearned(before, learned);
      store.dispatch({ type: "learned", learned: merged });
      const kept =
        merged === before || unlessBlocked(() => localStorage.getItem(LEARNED_KEY)) === encodeLearned(merged);
      const brought = await mistakes.bringBack(exercises, stop);
      const unread = brought.unread || (learned !== null && !decodeLearned(JSON.stringify(learned)));
      return { ...brought, unread, unkeptProgress: !kept };
    },
    /** Starts the next exercise that is due, of these or of all but one, as it was asked; if that one was not due, or the reader practises ahead, also one that is not. @param {readonly string[]} [ids] @param {import("./exercises.js").Exercise} [but] @param {boolean} [ahead] @returns {boolean} whether there is one */
    solve(ids, but, ahead = !!but && isAhead(but)) {
      const { exercises } = store.state().mistakes;
      const wanted = (/** @type {{id: string}} */ { id }) => id !== but?.id && (!ids || ids.includes(id));
      const others = (exercises ?? []).filter(({ id }) => id !== but?.id);
      const due = (ahead ? aheadOf : dueOf)(but ? [...others, but] : others, Date.now());
      const past = due.findIndex(({ id }) => id === but?.id) + 1; // go on from there: a reader may skip several
      const next = [...due.slice(past), ...due].find(wanted) ?? (ids && present(exercises).find(wanted));
      if (next) teacher.startExercise(next.id);
      return next !== undefined;
    },
    hint: () => giveHint(teacher),
    show: () => teacher.show(),
    playOut: () => teacher.playOut(),
    showAnswer: () => showAnswer(teacher),
    /** A board to try a rule on; each board is made once for each language. @param {string} id @param {string} title @param {{board: string, ruleset: string, text: string, mover: 0 | 1}} from */
    live(id, title, { board, ruleset, text, mover }) {
      const known =
        boards.get(id + title) ??
        liveBoard(engine, catalogue, gameAt(board, ruleset, text, mover), title, () => coloursNow(store.state()));
      boards.set(id + title, known);
      return known;
    },
    /** Opens an address. @param {string} what @param {string} which @returns {boolean} whether there is such a lesson or puzzle */
    open(what, which) {
      return what.startsWith("lesson") ? this.lesson(which) : this.puzzle(which);
    },
    /** @param {string} name @param {number} [step] @returns {boolean} whether there is such a lesson */
    lesson(name, step = 0) {
      const at = lessons.findIndex((lesson) => lesson.name === name);
      if (at >= 0) teacher.startLesson(at + 1, lessons[at].steps[step] ? step : 0);
      return at >= 0;
    },
    /** @param {string} name @returns {boolean} whether there is such a puzzle */
    puzzle(name) {
      const number = name === "today" ? dailyNumber(store.state().learned) : Number(name);
      if (book[number - 1]) teacher.startPuzzle(number);
      return book[number - 1] !== undefined;
    },
    /** Shows the place of a history entry. @param {string} place `puzzle/7` @param {(page: import("./state.js").Page) => unknown} open shows a page of the dialog */
    async showPlace(place, open) {
      const { learn } = store.state();
      if (learn && place === placeOfLearning(learn)) return;
      const [kind, number] = place.split("/");
      if (kind === "exercise") {
        await mistakes.loaded;
        if (!teacher.startExercise(place.slice(kind.length + 1))) await open("mistakes"); // the exercise is known or removed
      } else if (kind === "lesson") teacher.startLesson(Number(number));
      else teacher.startPuzzle(Number(number));
    },
    /** @param {Learn} learn */
    addressOf({ kind, number }) {
      if (kind === "exercise") return "mistakes";
      return kind === "lesson" ? `lesson/${lessons[number - 1].name}` : `puzzle/${number}`;
    },
  };
}

/**
 * What the page shows of a lesson, a puzzle or an exercise.
 * @param {import("../app/context.js").Context} context @param {Learn} learn @param {import("../board/layout.js").BoardPaint} paint
 * @param {Parameters<typeof line>[2]} gameLine @param {Parameters<typeof spoken>[3]} gameSays the game's own line, in sight and for screen readers
 * @returns {import("../app/screens.js").Screen}
 */
function screen(context, learn, paint, gameLine, gameSays) {
  return {
    picture: marked(paint, learn),
    signs: missedMarks(context.state.game, context.layout, learn),
    path: nothing,
    spoken: spoken(context.state, context.layout, learn, gameSays),
    panels: {
      players: card(context, learn),
      line: line(context, learn, gameLine),
      actions: controls(context, learn),
    },
  };
}

/** A wrong turn in a task, with its sign, and the answer that refutes it, as a review marks them; beside the bugs, which stand there by now.
 * @param {import("../game/line.js").Game} game @param {Layout} layout @param {Learn} learn @returns {import("../study/marks.js").StudyMark[]} */
export function missedMarks({ turns, start }, { indices }, { phase, base, answered, kind }) {
  if (kind === "lesson" || answered || (phase !== "refuting" && phase !== "lost")) return [];
  const cellsOf = (/** @type {number} */ i) => cellNames(turns[i] ?? "").flatMap((name) => indices.get(name) ?? []);
  const mover = start?.mover ?? 0;
  const mark = (/** @type {number} */ by, /** @type {"ghost" | "played" | "answer"} */ kind) => ({
    kind,
    seat: /** @type {0 | 1} */ (by ? 1 - mover : mover),
    share: null,
    strong: true,
  });
  const played = cellsOf(base);
  const answer = turns.length > base + 2 ? [] : cellsOf(base + 1); // a refutation that is played out goes on
  return [
    ...played.map((cell) => ({ ...mark(0, "ghost"), cell, text: "" })),
    ...answer.map((cell, i) => ({ ...mark(1, "answer"), cell, text: String(i + 1), beside: true })),
    ...played.slice(0, 1).map((cell) => ({ ...mark(0, "played"), cell, text: "??" })),
  ];
}

/** The number of the lesson that explains the rings of turns that eat; earlier ones show none. */
const EATING = 1 + lessons.findIndex(({ name }) => name === "eating");

/** The board with marks on the cells of a hint or a task; without marks for legal cells if the reader can't play; a refused cell keeps its ✗.
 * @param {import("../board/layout.js").BoardPaint} paint @param {Learn} learn @returns {import("../board/layout.js").BoardPaint} */
function marked(paint, learn) {
  const { look, phase } = learn;
  const still = phase !== "try";
  const early = learn.kind === "lesson" && learn.number < EATING;
  const cells = paint.cells.map((cell, i) => {
    // No cell is to be played, and a press on any cell counts: as the next try, or as the touch.
    if (phase === "wrong" || onlyTouches(learn)) return { ...cell, marks: [], open: false, refused: false };
    if (still) return { ...cell, marks: cell.marks.filter((mark) => mark === "no"), open: false };
    return look.includes(i)
      ? {
          ...cell,
          label: joined([cell.label, t("puzzle-marked")]),
          marks: [...cell.marks, /** @type {const} */ ("look")],
        }
      : { ...cell, marks: early ? cell.marks.map((mark) => (mark === "eat" ? "grow" : mark)) : cell.marks };
  });
  // The bug that the reader was asked to touch, and touched.
  const bugs =
    phase === "right"
      ? paint.bugs.map((bug) => (look.includes(bug.cells[0]) ? { ...bug, mood: /** @type {const} */ ("happy") } : bug))
      : paint.bugs;
  return { ...paint, cells, bugs };
}
