/** The rules in full, each with a small board to try it on; the words; the sources of the rule sets. */

import { boardTitle } from "../board/layout.js";
import { rulesetTitle } from "../game/ruleset-words.js";
import { rulesetSource, rulesetWhat } from "../game/rule-words.js";
import { seatName } from "../game/seats.js";
import { language, t } from "../strings/index.js";
import { html, nothing } from "../ui/lit.js";
import { shapePicture } from "../aids/rest.js";
import { levelName } from "../game/player-names.js";
import { shapeName } from "../game/shape-names.js";
import { COUNTED, SHAPES } from "./shape-book.js";

/** @typedef {import("../app/context.js").Context} Context */
/** Its words: strings/en/rulebook.ftl. @typedef {{id: string, board: {board: string, ruleset: string, text: string, mover: 0 | 1}}} Rule */

/** @param {string} id @param {string} text @param {string} [ruleset] @param {0 | 1} [mover] @param {string} [board] @returns {Rule} */
const rule = (id, text, ruleset = "genius", mover = 0, board = "hexhex3") => ({
  id,
  board: { board, ruleset, text, mover },
});

export const RULES = [
  rule("R1", "../.../..", "genius", 0, "hexhex2"),
  rule("R2", "xx./..x./..ooo/o.../oo."),
  rule("R3", ".../..xo/..x../..o./.o."),
  rule("R4", "x.x/..../...../.ooo/..."),
  rule("R5", "xxx/..../..o.x/.oo./..."),
  rule("R6", ".../.x../..oo./..../..."),
  rule("R7", ".../.oo./.x.../..../..."),
  rule("R8", ".ox/..../.x.../..../..."),
  rule("R9", ".../.o../...../..o./..."),
  rule("R10", "oo./oo../x.x.o/ooxo/oox"),
  rule("R11", "x.x/ooo./xxxxo/o..x/.x.", "genius", 1),
];

/** The rules that other rule sets change. */
export const SWITCHES = [
  rule("chosen", "x../..../xo.../.xx./...", "iggc", 1),
  rule("all", ".xo/.o../..oo./..../...", "classic"),
  rule("merging", ".../..../.x.../..oo/x.o", "classic"),
];

export const GLOSSARY = [
  "bug",
  "size",
  "twin",
  "growth",
  "spawn",
  "limit",
  "full",
  "prey",
  "bonus",
  "chain",
  "idle",
  "cells-left",
  "margin",
  "hexhex",
  "limping",
];

export const SOLVED = ["genius", "genius-merging", "chosen", "all"];

/** @param {unknown} word @param {unknown} meaning */
const pair = (word, meaning) =>
  html`<div>
    <dt>${word}</dt>
    <dd>${meaning}</dd>
  </div>`;

/** @param {Context} context @param {Rule} rule */
function entry({ state, learning }, { id, board }) {
  const seats = { first: seatName(state, 0), second: seatName(state, 1) };
  const title = t(`rule-${id}`);
  return html`<section class="rule-entry" aria-labelledby=${`rule-${id}`}>
    <div>
      <h4 id=${`rule-${id}`}>${/^R\d/.test(id) ? html`<span class="rule-id">${id}</span> ` : ""}${title}</h4>
      <p>${t(`rule-${id}.text`)}</p>
      <p class="rule-try">${t(`rule-${id}.try`, seats)}</p>
    </div>
    ${learning?.live(id, title, board)}
  </section>`;
}

/** @param {string} name of a rule set @param {readonly string[]} boards */
const origin = (name, boards) =>
  html`${rulesetWhat(name)}
    <span class="hint">${t("rulebook-source", { source: rulesetSource(name), boards: boards.map(boardTitle) })}</span>`;

/** @param {Context} context */
export const rulebook = (context) =>
  html`<p class="rules-goal">${t("rules-goal")}</p>
    <p>${t("rulebook-intro")}</p>
    <h3>${t("rulebook-rules")}</h3>
    ${RULES.map((each) => entry(context, each))}
    <h3>${t("rulebook-switches")}</h3>
    ${SWITCHES.map((each) => entry(context, each))}
    <h3>${t("rulebook-glossary")}</h3>
    <dl class="glossary">${GLOSSARY.map((word) => pair(t(`word-${word}`), t(`word-${word}.meaning`)))}</dl>
    <h3 id="gallery">${t("gallery")}</h3>
    ${gallery(context)}
    <h3>${t("rulebook-history")}</h3>
    <p>${t("rulebook-history-intro")}</p>
    <dl class="glossary">
      ${context.catalogue.rulesets.map(({ name, boards }) => pair(rulesetTitle(name), origin(name, boards)))}
    </dl>
    <h3>${t("rulebook-solved")}</h3>
    <p>${t("rulebook-solved-intro")}</p>
    <dl class="glossary">${SOLVED.map((rules) => pair(t(`solved-${rules}`), t(`solved-${rules}.result`)))}</dl>
    <p class="credit">
      ${t("rules-credit")} <a href="https://www.nickbentley.games/" rel="noreferrer">nickbentley.games</a>
    </p>`;

const SIZES = [...new Set(SHAPES.map(([, , cells]) => cells.length))];

/** @param {Context} context */
const gallery = ({ catalogue }) =>
  html`<p>
      ${t("gallery-intro", { count: SHAPES.length, games: COUNTED.games, bot: levelName(catalogue, COUNTED.bot), board: boardTitle(COUNTED.board) })}
    </p>
    ${SIZES.map(
      (size) =>
        html`<h4 id=${`gallery-${size}`}>${t("gallery-size", { count: size })}</h4>
          <ul class="gallery" aria-labelledby=${`gallery-${size}`}>
            ${SHAPES.filter(([, , cells]) => cells.length === size).map(item)}
          </ul>`,
    )}`;

/** @param {(typeof SHAPES)[number]} shape */
function item([mark, eaten, cells]) {
  const name = shapeName(mark);
  return html`<li>
    ${shapePicture(cells.map(([q, r]) => ({ q, r })))}
    <span aria-hidden="true"
      ><b>${mark}</b>${name ? html` ${name}` : nothing}<small>${eaten.toLocaleString(language.locale)}</small></span
    >
    <span class="visually-hidden"
      >${t("gallery-shape", { shape: name ? t("named-shape", { name, mark }) : mark, eaten })}</span
    >
  </li>`;
}
