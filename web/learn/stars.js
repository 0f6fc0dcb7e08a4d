/** Difficulty, as so many filled dots out of five, and in words for those who hear. */

import { puzzleSays } from "../strings/en/puzzles.js";
import { html } from "../ui/lit.js";
import { GRADES } from "./puzzle-book.js";

/** @param {number} grade */
export const stars = (grade) =>
  html`<span class="stars" title=${puzzleSays.grades[/** @type {1} */ (grade)]}>
    <span class="visually-hidden">${puzzleSays.grade(grade)}</span>
    ${GRADES.map((each) => html`<i class=${each <= grade ? "on" : ""} aria-hidden="true"></i>`)}</span
  >`;
