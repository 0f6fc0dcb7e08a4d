/** Difficulty, as filled dots out of five, and in words for screen readers. */

import { t } from "../strings/index.js";
import { html } from "../ui/lit.js";
import { GRADES } from "./puzzle-book.js";

/** @param {number} grade */
export const stars = (grade) =>
  html`<span class="stars" title=${t(`puzzle-grade-${grade}`)}>
    <span class="visually-hidden">${t("puzzle-grade", { grade })}</span>
    ${GRADES.map((each) => html`<i class=${each <= grade ? "on" : ""} aria-hidden="true"></i>`)}</span
  >`;
