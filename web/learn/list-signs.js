/** Lessons and puzzles in lists: a lesson's number, or the tick of one that the reader has gone through; the grade of a puzzle. */

import { t } from "../strings/index.js";
import { html, nothing } from "../ui/lit.js";
import { lessonTitle } from "./lesson-steps.js";
import { lessons } from "./lessons.js";
import { GRADES } from "./puzzle-book.js";

/** How the reader finished a lesson: alone, or with *Show me* at its end. @param {import("./state.js").Learned} learned @param {string} name @returns {"done" | "seen" | ""} */
const howDone = ({ lessons: done, seen }, name) => (done.includes(name) ? "done" : seen.includes(name) ? "seen" : "");

const TICKS = { done: "✓", seen: "◐" };

/** How many lessons the reader has gone through. @param {import("./state.js").Learned} learned @param {readonly {name: string}[]} among */
export const goneThrough = (learned, among = lessons) => among.filter(({ name }) => howDone(learned, name)).length;

/** The first lesson that the reader has not gone through, from 0; -1: none. @param {import("./state.js").Learned} learned */
export const firstOpen = (learned) => lessons.findIndex(({ name }) => !howDone(learned, name));

/** A lesson's number in its part, from 1, and how many lessons the part has. @param {number} i from 0 */
export function numberInPart(i) {
  const part = lessons.filter(({ basic }) => basic === lessons[i].basic);
  return { number: part.indexOf(lessons[i]) + 1, of: part.length };
}

/** @param {import("./state.js").Learned} learned @param {number} i @param {boolean} here whether it is on the board @param {() => void} start */
export function lessonEntry(learned, i, here, start) {
  const { name } = lessons[i];
  const how = howDone(learned, name);
  return html`<li>
    <button
      class=${`lesson-button ${how}`}
      type="button"
      title=${how === "seen" ? t("lesson-seen") : nothing}
      aria-current=${here ? "step" : nothing}
      @click=${start}
    >
      <span class="lesson-mark" aria-hidden="true">${how ? TICKS[how] : numberInPart(i).number}</span
      >${lessonTitle(name)}${how ? html`<span class="visually-hidden">${t("comma")}${t(how === "done" ? "lesson-done" : "lesson-seen")}</span>` : nothing}
    </button>
  </li>`;
}

/** The grade of a puzzle, as filled dots out of five, and in words for screen readers. @param {number} grade */
export const stars = (grade) =>
  html`<span class="stars" title=${t(`puzzle-grade-${grade}`)}>
    <span class="visually-hidden">${t("puzzle-grade", { grade })}</span>
    ${GRADES.map((each) => html`<i class=${each <= grade ? "on" : ""} aria-hidden="true"></i>`)}</span
  >`;
