/** What stands beside the board while something is learned: the task, what is said of what was done, and what one may do next. */

import { shownTurn } from "../board/layout.js";
import { seatOf } from "../game/line.js";
import { rulesetNamed } from "../game/ruleset-text.js";
import { seated } from "../strings/en/common.js";
import { en } from "../strings/en/index.js";
import { lessonSays, lessonWords } from "../strings/en/lessons.js";
import { puzzleSays } from "../strings/en/puzzles.js";
import { button } from "../ui/button.js";
import { bugIcon, icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { lessonOf, onlyTouches } from "./lesson-steps.js";
import { lessons } from "./lessons.js";
import { book } from "./puzzle-book.js";
import { stars } from "./stars.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./state.js").Learn} Learn */
/** @typedef {import("../board/layout.js").Layout} Layout */

/** Seats and cells in a sentence, called as the reader has chosen. @param {Layout} layout @param {string} text */
export const named = (layout, text) =>
  seated(text).replace(/\b[A-I]\d{1,2}(?:-[A-I]\d{1,2})*\b/g, (turn) => shownTurn(layout, turn));

/** @param {Context} context @param {Learn} learn */
export const card = (context, learn) =>
  html`<section class="learn-card" aria-labelledby="learn-heading">
      ${learn.kind === "lesson" ? lessonTask(context, learn) : puzzleTask(context, learn)} ${room(context)}
    </section>
    ${learn.kind === "lesson" ? course(context, learn) : nothing}`;

/** @param {Context} context @param {string} kicker @param {string} title @param {string} leaveWords */
const head = ({ act }, kicker, title, leaveWords) =>
  html`<div class="learn-head">
    <div>
      <p class="learn-kicker">${kicker}</p>
      <h2 id="learn-heading">${title}</h2>
    </div>
    ${button(leaveWords, () => act({ type: "learn-leave" }), { icon: icons.close, kind: "icon-only small" })}
  </div>`;

/** @param {Context} context @param {Learn} learn */
function lessonTask(context, learn) {
  const { title, steps, words } = lessonOf(learn);
  const dots = steps.map((_, i) => html`<i class=${i < learn.step ? "done" : i === learn.step ? "now" : ""}></i>`);
  return html`${head(context, lessonSays.number(learn.number, lessons.length), title, lessonSays.leave)}
    <p class="learn-ask">${named(context.layout, words.ask)}</p>
    ${steps.length > 1 ? html`<p class="learn-dots"><span class="visually-hidden">${lessonSays.step(learn.step + 1, steps.length)}</span>${dots}</p>` : nothing}`;
}

/** @param {Context} context @param {Learn} learn */
function puzzleTask(context, learn) {
  const { state, catalogue, school } = context;
  const puzzle = book[learn.number - 1];
  const daily = school?.dailyNumber() === learn.number;
  const rules = rulesetNamed(catalogue, puzzle.rules);
  const name = puzzleSays.number(learn.number);
  return html`${head(context, daily ? `${puzzleSays.today} · ${name}` : name, puzzleSays.task(seatOf(state.game, puzzle.mover), puzzle.own), puzzleSays.leave)}
    <p class="learn-ask">${puzzleSays.only}</p>
    <p class="learn-meta">${stars(puzzle.grade)} <span>${en.setup.rules(rules?.title ?? puzzle.rules)}</span></p>
    ${puzzle.rules === catalogue.rulesets[0].name ? nothing : html`<p class="learn-how">${en.rulesets[puzzle.rules]}</p>`}`;
}

/** On how many cells each side could grow now: the score of the game. @param {Context} context */
function room({ state }) {
  const mobility = state.scene?.mobility;
  if (!mobility) return html`<p class="learn-room"></p>`;
  const [red, blue] = /** @type {const} */ ([0, 1]).map((seat) => mobility[seatOf(state.game, seat)]);
  return html`<p class="learn-room">
    <span class="visually-hidden">${lessonSays.room(red, blue)}</span>
    ${/** @type {const} */ ([0, 1]).map((seat) => html`<span class=${`learn-count seat-${seat}`} aria-hidden="true">${bugIcon(seat)}<b>${seat ? blue : red}</b></span>`)}
    <span class="gauge-unit" aria-hidden="true">${en.gauge.cells(2)}</span>
  </p>`;
}

/** @param {Context} context @param {Learn} learn */
function course({ state, school }, learn) {
  const item = (/** @type {number} */ i) => {
    const { name } = lessons[i];
    const done = state.learned.lessons.includes(name);
    const here = i === learn.number - 1;
    return html`<li>
      <button
        class=${`course-lesson${done ? " done" : ""}`}
        type="button"
        aria-current=${here ? "step" : nothing}
        @click=${() => school?.startLesson(i + 1)}
      >
        <span class="course-mark" aria-hidden="true">${done ? "✓" : i + 1}</span
        >${lessonWords[name].title}${done ? html`<span class="visually-hidden">, ${lessonSays.done}</span>` : nothing}
      </button>
    </li>`;
  };
  return html`<nav class="course" aria-label=${lessonSays.course}>
    <ol>
      ${lessons.map((_, i) => item(i))}
    </ol>
  </nav>`;
}

/** The line beneath the board: what is said of the last turn, or else what the game's own line says. @param {Context} context @param {Learn} learn @param {(context: Context) => unknown} gameLine */
export function line(context, learn, gameLine) {
  const { say, phase } = learn;
  const { refusal, aim, game, scene } = context.state;
  const tries = phase === "try" && say?.tone !== "wrong";
  // Where a bug is to be touched, nothing is said of growing.
  if (tries && onlyTouches(learn) && !scene?.bugs.some(({ cells }) => cells.includes(aim ?? -1)))
    return html`<div class="line"></div>`;
  if (!say || (tries && (refusal || aim !== null || game.draft.length))) return gameLine(context);
  return html`<div class=${`line learn-${say.tone}`}>
    <p class="line-words"><span>${named(context.layout, say.text)}</span></p>
    <div class="line-actions">${answers(context, learn)}</div>
  </div>`;
}

/** What a screen reader says by itself: the task when it is new, and all that is said of a turn.
 * @param {import("../app/state.js").State} state @param {Layout} layout @param {Learn} learn @param {(state: Context["state"], layout: Layout) => string} gameSays */
export function spoken(state, layout, learn, gameSays) {
  if (state.refusal && learn.phase === "try") return gameSays(state, layout);
  if (learn.say) return named(layout, learn.say.text);
  if (state.game.draft.length) return gameSays(state, layout);
  return learn.kind === "lesson"
    ? named(layout, lessonOf(learn).words.ask)
    : puzzleSays.task(seatOf(state.game, book[learn.number - 1].mover), book[learn.number - 1].own);
}

/** @param {Context} context @param {Learn} learn */
function answers(context, learn) {
  const { act, school } = context;
  const again = () => act({ type: "learn-again" });
  switch (learn.phase) {
    case "wrong":
      return button(lessonSays.takeBack, again, { kind: "primary" });
    case "lost":
      return [
        context.state.scene?.result ? nothing : button(puzzleSays.playOut, () => school?.playOut()),
        button(puzzleSays.again, again, { kind: "primary" }),
      ];
    case "won":
      return button(puzzleSays.next, () => next(context, learn), { kind: "primary" });
    case "right":
      return onward(context, learn);
    default:
      return nothing;
  }
}

/** @param {Context} context @param {Learn} learn */
function onward(context, learn) {
  const { school, firstGame } = context;
  const { steps } = lessonOf(learn);
  if (learn.step < steps.length - 1)
    return button(lessonSays.next, () => school?.startLesson(learn.number, learn.step + 1), { kind: "primary" });
  const on = lessons[learn.number];
  const toNext = () => school?.startLesson(learn.number + 1);
  if (on && on.basic === lessons[learn.number - 1].basic)
    return button(lessonSays.nextLesson, toNext, { kind: "primary" });
  const play = button(lessonSays.firstGame, firstGame, { kind: "primary" });
  return on
    ? [play, button(lessonSays.strategy, toNext)]
    : [play, button(puzzleSays.today, () => school?.puzzle("today"))];
}

/** @param {Context} context @param {Learn} learn */
export function controls(context, learn) {
  const { act, school, state } = context;
  if (learn.kind === "lesson") {
    const to = (/** @type {number} */ number) => () => school?.startLesson(number);
    return html`${button(lessonSays.before, to(learn.number - 1), { icon: icons.before, kind: "icon-only", off: learn.number === 1 })}
    ${button(lessonSays.skip, to(learn.number + 1), { icon: icons.after, kind: "icon-only", off: learn.number === lessons.length })}
    ${button(lessonSays.leave, () => act({ type: "learn-leave" }), { kind: "learn-wide" })}`;
  }
  const open = learn.phase === "try";
  const { learned } = state;
  return html`${button(en.actions.undo, () => act({ type: "undo" }), { icon: icons.undo, kind: "icon-only", off: !state.game.draft.length && learn.phase !== "lost" })}
    ${button(learn.hints ? puzzleSays.moreHint : puzzleSays.hintButton, () => school?.hint(), { off: !open || learn.hints > 2 })}
    ${button(puzzleSays.list, () => context.openLearn("puzzles"))}
    ${button(puzzleSays.next, () => next(context, learn), { kind: "learn-wide" })}
    <p class="learn-streak">${puzzleSays.row(learned.row)}</p>`;
}

/** The next one that is not solved yet, a little harder or of the same kind. @param {Context} context @param {Learn} learn */
function next({ state, school }, learn) {
  const { grade } = book[learn.number - 1];
  const open = book.filter(({ number }) => number !== learn.number && !state.learned.puzzles[number]);
  const later = open.find((puzzle) => puzzle.grade === grade && puzzle.number > learn.number);
  const on = later ?? open.find((puzzle) => puzzle.grade > grade) ?? open[0] ?? book[learn.number % book.length];
  school?.startPuzzle(on.number);
}
