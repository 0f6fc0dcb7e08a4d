/** The dialog for learning: three doors, to the list of lessons, the choice of puzzles, and the rules. */

import { picture } from "../board/picture.js";
import { boardTitle, cellsOn } from "../board/layout.js";
import { rulesetExplained, rulesetNamedPlainly } from "../game/rule-words.js";
import { joined, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { dayOf } from "../ui/day.js";
import { folded } from "../ui/folded.js";
import { html, nothing } from "../ui/lit.js";
import { goneThrough, lessonEntry, stars } from "./list-signs.js";
import { lessons } from "./lessons.js";
import { dueWords, mistakeList, solveButton, thumbOf } from "./mistake-list.js";
import { present } from "./queue.js";
import { daysNow } from "./rows.js";
import { boardsOfBook, book, chosen, GRADES, rulesOfBook } from "./puzzle-book.js";
import { rulebook } from "./rulebook.js";

/** @typedef {import("../app/context.js").Context} Context */

const STEP = picture("axb*", "*a111");

/** @param {Context} context */
export function learnDialog(context) {
  const { learnPage } = context.state;
  const pages = { doors, lessons: lessonList, puzzles: puzzleList, mistakes: mistakeList, rules: rulebook };
  return html`<div class=${`learn-page learn-${learnPage}`}>${pages[learnPage](context)}</div>`;
}

/** The rules are counted alone while the reader learns them, as their lessons are. @param {Context["state"]["learned"]} learned */
function lessonsWords(learned) {
  const rules = lessons.filter(({ basic }) => basic);
  const [known, all] = [goneThrough(learned, rules), goneThrough(learned)];
  const learns = known < rules.length && (known > 0 || !all);
  const [done, count] = learns ? [known, rules.length] : [all, lessons.length];
  const words = done ? t("learn-lessons-done", { done, count }) : t("learn-lessons-count", { count });
  return learns ? `${t("lesson-basics")} · ${words}` : words;
}

/** @param {Context["state"]["learned"]} learned */
const solvedWords = ({ puzzles }) =>
  t("learn-puzzles-done", { solved: Object.keys(puzzles).length, count: book.length });

/** @param {Context} context */
function doors(context) {
  const { state, learning, openLearn, act } = context;
  const { learned } = state;
  const today = learning?.dailyNumber(learned) ?? 1;
  const days = daysNow(learned, dayOf(new Date()));
  const started = learned.at !== null || goneThrough(learned) > 0;
  const goOn = () => (learned.at ? learning?.lesson(learned.at.lesson, learned.at.step) : learning?.startLesson(1));
  return html`<div class="doors">
    <section class="door" aria-labelledby="door-lessons">
      <div class="door-picture">${STEP}</div>
      <h3 id="door-lessons">${t("learn-lessons")}</h3>
      <p>${t("learn-lessons.what")}</p>
      <p class="door-score hint">${lessonsWords(learned)}</p>
      <div class="door-ways">
        ${button(t(started && learned.at ? "learn-go-on" : "learn-start"), goOn, { kind: "primary" })}
        ${button(t("learn-all"), () => openLearn("lessons"))}
      </div>
    </section>
    <section class="door" aria-labelledby="door-puzzles">
      <div class="door-picture">${thumbOf(context, book[today - 1])}</div>
      <h3 id="door-puzzles">${t("learn-puzzles")}</h3>
      <p>${t("learn-puzzles.what")}</p>
      <p class="door-score hint">${solvedWords(learned)} · ${days ? t("learn-days", { days }) : t("learn-daily")}</p>
      <div class="door-ways">
        ${button(t(learned.puzzles[today] ? "learn-today-done" : "learn-today"), () => learning?.startPuzzle(today), { kind: "primary" })}
        ${button(t("learn-choose"), () => openLearn("puzzles"))}
      </div>
    </section>
    ${mistakes(context)}
    <section class="door" aria-labelledby="door-rules">
      <div class="door-picture">${picture("aa+.", "++&1.", "eaten")}</div>
      <h3 id="door-rules">${t("learn-rulebook")}</h3>
      <p>${t("learn-rulebook.what")}</p>
      <div class="door-ways">
        ${button(t("learn-read"), () => openLearn("rules"))}
        ${button(t("learn-minute"), () => act({ type: "dialog", name: "rules" }))}
      </div>
    </section>
  </div>`;
}

/** @param {Context} context */
function mistakes(context) {
  const { state, openLearn } = context;
  const [first] = present(state.mistakes.exercises);
  return html`<section class="door" aria-labelledby="door-mistakes">
    <div class="door-picture">${first ? thumbOf(context, first) : picture("aa.x", "a*11")}</div>
    <h3 id="door-mistakes">${t("learn-mistakes")}</h3>
    <p>${t("learn-mistakes.what")}</p>
    <p class="door-score hint">${dueWords(context)}</p>
    <div class="door-ways">${solveButton(context)} ${button(t("mistakes-all"), () => openLearn("mistakes"))}</div>
  </section>`;
}

/** @param {Context} context */
function lessonList({ state, learning }) {
  const item = (/** @type {import("./lessons.js").Lesson} */ lesson) => {
    const i = lessons.indexOf(lesson);
    return lessonEntry(state.learned, i, false, () => learning?.startLesson(i + 1));
  };
  return [true, false].map(
    (basic) =>
      html`<h3>${t(basic ? "lesson-basics" : "lesson-ideas")}</h3>
        <ol class="lesson-list">
          ${lessons.filter((lesson) => lesson.basic === basic).map(item)}
        </ol>`,
  );
}

/** How many puzzles fit the filter, and what the reader chose in it. @param {import("./puzzle-book.js").Filter} filter @param {number} found */
function foundWords({ grade, board, rules, open }, found) {
  if (!found) return t("puzzle-filter-none");
  const named = (/** @type {string} */ label, /** @type {unknown} */ chosen, /** @type {() => string} */ value) =>
    chosen ? joined([label, value()], "colon") : "";
  const choice = joined([
    named(t("puzzle-filter-grade"), grade, () => t(`puzzle-level-${grade}`)),
    named(t("setup-board"), board, () => boardTitle(board)),
    named(t("setup-rules-label"), rules, () => rulesetNamedPlainly(rules)),
    open ? t("puzzle-filter-open") : "",
  ]);
  return choice ? t("puzzle-fit", { found, count: book.length, choice }) : t("puzzle-found", { count: found });
}

/** @param {Context} context */
function puzzleList(context) {
  const { state, act, learning, catalogue } = context;
  const { learnFilter: filter, learned } = state;
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
    (name) =>
      /** @type {const} */ ([name, joined([boardTitle(name), t("board-cells", { count: cellsOn(catalogue, name) })])]),
  );
  const rules = rulesOfBook.map((name) => /** @type {const} */ ([name, rulesetNamedPlainly(name)]));
  const days = daysNow(learned, dayOf(new Date()));
  const choices = html`${select(t("puzzle-filter-grade"), String(filter.grade), [["0", t("puzzle-filter-any")], ...GRADES.map((grade) => /** @type {const} */ ([String(grade), joined(["●".repeat(grade), t(`puzzle-level-${grade}`)], "space")]))], (value) => set({ grade: Number(value) }))}
    ${select(t("setup-board"), filter.board, [["", t("puzzle-filter-any")], ...boards], (board) => set({ board }))}
    ${select(t("setup-rules-label"), filter.rules, [["", t("puzzle-filter-any")], ...rules], (value) => set({ rules: value }))}
    <label class="tick"
      ><input
        type="checkbox"
        .checked=${filter.open}
        @change=${() => set({ open: !filter.open })}
      />${t("puzzle-filter-open")}</label
    >`;
  return html`<p class="learn-streaks">
      ${learned.row ? html`<span>${t("puzzle-row", { count: learned.row })}</span>` : nothing}
      ${days ? html`<span>${t("learn-days", { days })}</span>` : nothing}
      <span>${solvedWords(learned)}</span>
    </p>
    <div class="learn-filters" role="search">${folded(t("puzzle-filter"), choices, false)}</div>
    <p class="hint">${rulesetExplained(filter.rules)}</p>
    <p class="learn-found" aria-live="polite">${foundWords(filter, found.length)}</p>
    <ol class="puzzle-list">
      ${found.slice(0, filter.shown).map((puzzle) => entry(puzzle))}
    </ol>
    ${found.length > filter.shown ? button(t("puzzle-filter-more"), () => set({ shown: filter.shown + 24 })) : nothing}`;

  /** @param {import("./puzzle-book.js").Puzzle} puzzle */
  function entry(puzzle) {
    const { number, grade, own } = puzzle;
    const how = learned.puzzles[number];
    const solved = how
      ? html`<span class="puzzle-done" aria-hidden="true">✓</span
          ><span class="visually-hidden">${t(how === "clean" ? "puzzle-done-clean" : "puzzle-done")}</span>`
      : nothing;
    return html`<li>
      <button class=${`puzzle-entry${how ? " done" : ""}`} type="button" @click=${() => learning?.startPuzzle(number)}>
        ${thumbOf(context, puzzle)}<span class="puzzle-name">${t("puzzle", { number })}</span> ${stars(grade)}<span
          class="puzzle-turns"
          >${t("puzzle-in-turns", { turns: own })}</span
        >${solved}
      </button>
    </li>`;
  }
}
