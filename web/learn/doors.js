/** The dialog for learning: three doors, and what is behind them: the list of lessons, the puzzles to choose from, the rules. */

import { picture } from "../board/picture.js";
import { boardNamed } from "../board/layout.js";
import { thumb } from "../board/thumb.js";
import { rulesetNamed } from "../game/ruleset-text.js";
import { en } from "../strings/en/index.js";
import { lessonSays, lessonWords } from "../strings/en/lessons.js";
import { puzzleSays } from "../strings/en/puzzles.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { lessons } from "./lessons.js";
import { dayOf, daysNow } from "./progress.js";
import { boardsOfBook, book, chosen, GRADES, rulesOfBook } from "./puzzle-book.js";
import { rulebook } from "./rulebook.js";
import { stars } from "./stars.js";

/** @typedef {import("../app/context.js").Context} Context */

const STEP = picture("axb*", "*a111");

/** @param {Context} context */
export function learnDialog(context) {
  const { state, openLearn } = context;
  const pages = { doors, lessons: lessonList, puzzles: puzzleList, rules: rulebook };
  const back =
    state.learnPage === "doors"
      ? nothing
      : button(en.learn.back, () => openLearn("doors"), { icon: icons.before, kind: "small" });
  return html`<div class=${`learn-page learn-${state.learnPage}`}>${back}${pages[state.learnPage](context)}</div>`;
}

/** @param {Context} context */
function doors(context) {
  const { state, school, openLearn, act } = context;
  const { learned } = state;
  const { doors: says } = en.learn;
  const today = school?.dailyNumber() ?? 1;
  const started = learned.at !== null || learned.lessons.length > 0;
  const goOn = () => (learned.at ? school?.lesson(learned.at.lesson, learned.at.step) : school?.startLesson(1));
  return html`<div class="doors">
    <section class="door" aria-labelledby="door-lessons">
      <div class="door-picture">${STEP}</div>
      <h3 id="door-lessons">${says.lessons}</h3>
      <p>${says.lessonsWhat}</p>
      <p class="door-score">${says.lessonsDone(learned.lessons.length, lessons.length)}</p>
      ${button(started && learned.at ? says.goOn : says.start, goOn, { kind: "primary" })}
      ${button(says.all, () => openLearn("lessons"))}
    </section>
    <section class="door" aria-labelledby="door-puzzles">
      <div class="door-picture">${thumb(context.catalogue, book[today - 1].board, book[today - 1].position)}</div>
      <h3 id="door-puzzles">${says.puzzles}</h3>
      <p>${says.puzzlesWhat}</p>
      <p class="door-score">
        ${says.puzzlesDone(Object.keys(learned.puzzles).length, book.length)} ·
        ${says.days(daysNow(learned, dayOf(new Date())))}
      </p>
      ${button(learned.puzzles[today] ? says.todayDone : says.today, () => school?.startPuzzle(today), { kind: "primary" })}
      ${button(says.choose, () => openLearn("puzzles"))}
    </section>
    <section class="door" aria-labelledby="door-rules">
      <div class="door-picture">${picture("aa+.", "++&1.", "eaten")}</div>
      <h3 id="door-rules">${says.rules}</h3>
      <p>${says.rulesWhat}</p>
      ${button(says.read, () => openLearn("rules"), { kind: "primary" })}
      ${button(en.learn.minute, () => act({ type: "dialog", name: "rules" }))}
    </section>
  </div>`;
}

/** @param {Context} context */
function lessonList({ state, school }) {
  const item = (/** @type {import("./lessons.js").Lesson} */ lesson) => {
    const number = lessons.indexOf(lesson) + 1;
    const done = state.learned.lessons.includes(lesson.name);
    return html`<li>
      <button class=${`course-lesson${done ? " done" : ""}`} type="button" @click=${() => school?.startLesson(number)}>
        <span class="course-mark" aria-hidden="true">${done ? "✓" : number}</span
        >${lessonWords[lesson.name].title}${done ? html`<span class="visually-hidden">, ${lessonSays.done}</span>` : nothing}
      </button>
    </li>`;
  };
  return [true, false].map(
    (basic) =>
      html`<h3>${basic ? lessonSays.basics : lessonSays.ideas}</h3>
        <ol class="course-list">
          ${lessons.filter((lesson) => lesson.basic === basic).map(item)}
        </ol>`,
  );
}

/** @param {Context} context */
function puzzleList({ state, catalogue, act, school }) {
  const { learnFilter: filter, learned } = state;
  const says = puzzleSays.filters;
  const found = chosen(filter, learned.puzzles);
  /** @param {Partial<import("./state.js").Filter>} change */
  const set = (change) => act({ type: "learn-filter", change: { shown: 24, ...change } });
  /** @param {string} label @param {string} value @param {readonly (readonly [string, string])[]} options @param {(value: string) => void} choose */
  const select = (label, value, options, choose) =>
    html`<label class="learn-filter"
      >${label}
      <select @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => choose(target.value)}>
        ${options.map(([key, words]) => html`<option value=${key} .selected=${key === value}>${words}</option>`)}
      </select></label
    >`;
  const boards = boardsOfBook.map(
    (name) => /** @type {const} */ ([name, en.setup.boardNames[name] ?? boardNamed(catalogue, name)?.title ?? name]),
  );
  const rules = rulesOfBook.map((name) => /** @type {const} */ ([name, rulesetNamed(catalogue, name)?.title ?? name]));
  return html`<p class="learn-streaks">
      <span>${puzzleSays.row(learned.row)}</span><span>${puzzleSays.days(daysNow(learned, dayOf(new Date())))}</span>
      <span>${en.learn.doors.puzzlesDone(Object.keys(learned.puzzles).length, book.length)}</span>
    </p>
    <div class="learn-filters">
      ${select(says.grade, String(filter.grade), [["0", says.any], ...GRADES.map((grade) => /** @type {const} */ ([String(grade), "●".repeat(grade)]))], (value) => set({ grade: Number(value) }))}
      ${select(says.board, filter.board, [["", says.any], ...boards], (board) => set({ board }))}
      ${select(says.rules, filter.rules, [["", says.any], ...rules], (value) => set({ rules: value }))}
      <label class="tick"
        ><input
          type="checkbox"
          .checked=${filter.open}
          @change=${() => set({ open: !filter.open })}
        />${says.open}</label
      >
    </div>
    <p class="learn-found" aria-live="polite">${found.length ? says.found(found.length) : says.none}</p>
    <ol class="puzzle-list">
      ${found.slice(0, filter.shown).map((puzzle) => entry(puzzle))}
    </ol>
    ${found.length > filter.shown ? button(says.more, () => set({ shown: filter.shown + 24 })) : nothing}`;

  /** @param {import("./puzzle-book.js").Puzzle} puzzle */
  function entry({ number, board, position, grade, own }) {
    const how = learned.puzzles[number];
    const solved = how
      ? html`<span class="puzzle-done" aria-hidden="true">✓</span
          ><span class="visually-hidden">${how === "clean" ? puzzleSays.solvedClean : puzzleSays.solvedHelped}</span>`
      : nothing;
    return html`<li>
      <button class=${`puzzle-entry${how ? " done" : ""}`} type="button" @click=${() => school?.startPuzzle(number)}>
        ${thumb(catalogue, board, position)}<span class="puzzle-name">${puzzleSays.number(number)}</span>
        ${stars(grade)}<span class="puzzle-turns">${puzzleSays.inTurns(own)}</span>${solved}
      </button>
    </li>`;
  }
}
