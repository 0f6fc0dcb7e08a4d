/** What the page says to the reader's turn. The state keeps a code with what it names; the words are made when they are shown, in the language and the colours of that moment. */

import { cellNames, seatOf } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { sizeWords } from "../game/shape-names.js";
import { t } from "../strings/index.js";
import { winsWith } from "./exercise-words.js";
import { lessonOf } from "./lesson-steps.js";
import { taskOf } from "./puzzle-book.js";
import { solvedWords } from "./solved-words.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./state.js").Learn} Learn */
/** @typedef {import("../engine/protocol.js").Bug} Bug */
/** A bug that was eaten, with its shape if that is known. @typedef {Pick<Bug, "size" | "shape">} Eaten */

/**
 * @typedef {"step-right" | "step-wrong" | "answers" | "right" | "judging" | "open" | "failed" | "playing-out" | "over" | "wrong" | "refuted"
 *   | "answered" | "go-on" | "hint" | "line" | "solved" | "refused"} Code
 * @typedef {object} Say
 * @property {"prompt" | "right" | "wrong" | "wait"} tone
 * @property {Code} code
 * @property {string} [turn] the opponent's answer, or the turn of the hint
 * @property {readonly Eaten[]} [ate] the bugs that the answer ate
 * @property {number} [left] how many of the reader's turns are left, if that is known
 * @property {number} [hint] which one it is, from 1
 * @property {string} [begun] the turn that the reader had begun: the words are about it, and go with it
 * @property {import("./solved-words.js").Solved} [solved] what a solved puzzle counts for
 */

/** @param {State} state @param {Learn} learn */
const mover = (state, learn) => seatName(state, seatOf(state.game, taskOf(learn).mover));
/** @param {State} state @param {Learn} learn */
const other = (state, learn) => seatName(state, seatOf(state.game, 1 - taskOf(learn).mover));

/** @type {Record<Code, (state: State, learn: Learn, say: Say) => string>} */
const WORDS = {
  "step-right": (state, learn) => lessonOf(state, learn).words.right,
  "step-wrong": (state, learn) => lessonOf(state, learn).words.wrong,
  answers: (state) => t("lesson-answers", { second: seatName(state, 1) }),
  right: () => t("puzzle-right"),
  judging: () => t("puzzle-judging"),
  open: () => t("puzzle-open"),
  failed: () => t("puzzle-failed"),
  "playing-out": () => t("puzzle-playing-out"),
  over: (state, learn) => t("puzzle-over", { seat: other(state, learn) }),
  wrong: (state, learn) => t("puzzle-wrong", { seat: other(state, learn) }),
  refuted: (state, learn) => t("puzzle-refuted", { seat: other(state, learn) }),
  answered: (state, learn, { turn = "", ate = [] }) =>
    ate.length
      ? t("puzzle-answered-ate", { seat: other(state, learn), turn, prey: eatenWords(ate) })
      : t("puzzle-answered", { seat: other(state, learn), turn }),
  "go-on": (state, learn, { turn = "", left = 0 }) =>
    left > 0
      ? t("puzzle-go-on", { seat: other(state, learn), turn, left })
      : t("puzzle-go-on-longer", { seat: other(state, learn), turn }),
  hint: (_state, _learn, say) => (say.begun ? begunText(say.begun, say.turn) : hintText(say.hint, say.turn ?? "")),
  line: (state, learn) => winsWith(state, learn),
  solved: (state, learn, { solved }) => solvedText(state, learn, solved),
  refused: (_state, { exercise }) => t(exercise ? "mistake-refused" : "puzzle-cannot-show"),
};

/** What is said of the other side's turn that has just refuted the reader's. @param {State} state @param {readonly Bug[]} before the bugs before that turn @returns {Say} */
export function refutedBy({ scene }, before) {
  const eaten = (/** @type {readonly number[]} */ cells) => ({
    size: cells.length,
    shape: before.find((bug) => bug.cells.join() === cells.join())?.shape ?? "",
  });
  const ate = scene?.last?.events.flatMap((event) => (event.type === "ate" ? event.prey.map(eaten) : [])) ?? [];
  return { tone: "wrong", code: "answered", turn: scene?.last?.turn, ate };
}

/** "a bug of 4 (pistol)", "2 bugs of 1": those of one shape together, the smallest first. @param {readonly Eaten[]} ate */
function eatenWords(ate) {
  const sizes = ate.toSorted((one, other) => one.size - other.size).map(sizeWords);
  return [...new Set(sizes)].map((size) =>
    t("bugs-of", { count: sizes.filter((other) => other === size).length, size }),
  );
}

/** @param {number | undefined} hint @param {string} turn */
function hintText(hint, turn) {
  if (hint === 1) return t("puzzle-hint-where");
  return hint === 2 ? t("puzzle-hint-cell", { cell: turn.split("-")[0] }) : t("puzzle-hint-turn", { turn });
}

/** @param {string} begun @param {string} [turn] that wins and begins so; left out: none does */
const begunText = (begun, turn) =>
  turn
    ? t("puzzle-hint-next", { cell: cellNames(turn)[cellNames(begun).length] })
    : t("puzzle-hint-remove", { turn: begun });

/** @param {State} state @param {Learn} learn @param {Say["solved"]} solved */
function solvedText(state, learn, solved) {
  if (!taskOf(learn).whole) return t(learn.hinted ? "mistake-solved-hints" : "mistake-solved");
  const seat = mover(state, learn);
  if (learn.seen && !learn.exercise) return t("puzzle-solved-shown", { seat });
  return solvedWords(seat, learn, solved);
}

/** The words of what the page says. @param {State} state @param {Learn} learn @param {Say} say */
export const sayWords = (state, learn, say) => WORDS[say.code](state, learn, say);
