/** The turns in notation, variations under the turn that they vary. One tab stop; keys step through the game, a click jumps. */

import { shownTurn } from "../board/layout.js";
import { language, t } from "../strings/index.js";
import { visible } from "../strings/words.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { guard, html, nothing } from "../ui/lit.js";
import { isShared, seatAt, pathOf } from "./line.js";
import { coloursNow, isAgreed, seatName } from "./seats.js";
import { leftAt } from "./select.js";
import { branchAt, lastFork, mainOf, pathTo } from "./tree.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./tree.js").Branch} Branch */
/** @typedef {import("./tree.js").Path} Path */

/** Finds the annotation of a review at the end of a path, and its meaning. @typedef {(path: Path) => {mark: string, words: string} | null} AnnotationOf */
/** @typedef {import("./tree.js").Entry & {ply: number, played: boolean}} Listed a branch in the list; played: the current line goes through it */

/** Variations within each other are indented up to this depth; deeper ones have no further indent. */
const DEEPEST = 8;

/** Painted again only when the game, the review, the language or the look of the turns has changed. @param {Context} context
 * @param {unknown} review null: none @param {AnnotationOf} annotationOf */
export function turns(context, review, annotationOf) {
  const { state, layout } = context;
  return guard(
    [language, state.game, state.study.open, isAgreed(state), layout, review, state.loaded, ...coloursNow(state)],
    () =>
      html`<div class="turns-head">
          <h2 class="panel-heading">${t("turns")}</h2>
          ${tools(context)}
        </div>
        ${list(context, review ? annotationOf : null)}`,
  );
}

/** @param {Context} context @param {AnnotationOf | null} annotationOf */
function list(context, annotationOf) {
  const { tree } = context.state.game;
  return tree.next.length || tree.comment || tree.rejected.length
    ? html`<ol class="turn-list" @keydown=${onKey(context)}>
        ${rows(context, tree, annotationOf)}
      </ol>`
    : html`<p class="turns-none">${t("turns-none")}</p>`;
}

/** Goes up and down through the list; other keys work as everywhere (shortcuts.js). @param {Context} context */
const onKey =
  ({ act }) =>
  (/** @type {KeyboardEvent} */ event) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (by === 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    act({ type: "walk", by });
  };

/** Every turn, the variations of it, then what follows it. A variation is a list in the list. @param {Context} context @param {Branch} tree @param {AnnotationOf | null} annotationOf @returns {unknown[]} */
export function rows(context, tree, annotationOf) {
  const { turns: line } = context.state.game;
  /** @type {unknown[]} */
  const top = [...remarks(tree)];
  /** What remains to list: the turns after a branch, or a variation. @type {{at: Listed, rows: unknown[], depth: number, begins?: true}[]} */
  const open = [{ at: { branch: tree, parent: null, ply: 0, played: true }, rows: top, depth: 0 }];
  for (let job = open.pop(); job; job = open.pop()) {
    const { at, begins, depth } = job;
    let { rows: into } = job;
    if (begins) {
      const inner = depth <= DEEPEST ? [] : into;
      if (inner !== into) into.push(html`<li class="variation"><ol>${inner}</ol></li>`); // oxfmt-ignore
      into = inner;
      into.push(item(context, at, annotationOf, true), ...remarks(at.branch));
    }
    const others = at.branch.next.map((branch) => {
      const played = at.played && line[at.ply] === branch.turn;
      return { branch, parent: at, ply: at.ply + 1, played };
    });
    const main = mainOf(at.branch) && others.shift();
    if (main) {
      into.push(item(context, main, annotationOf, depth > 0), ...remarks(main.branch));
      open.push({ at: main, rows: into, depth });
    }
    for (const other of others.reverse()) open.push({ at: other, rows: into, depth: depth + 1, begins: true });
  }
  return top;
}

/** Each turn has its number, as in records and reviews. @param {Context} context @param {Listed} listed @param {AnnotationOf | null} annotationOf @param {boolean} varied */
function item({ state, act, layout }, listed, annotationOf, varied) {
  const { game } = state;
  const { turn, summary } = listed.branch;
  const i = listed.ply - 1;
  const annotation = annotationOf?.(pathTo(listed));
  const seat = seatAt(game, i);
  const here = listed.played && listed.ply === game.cursor;
  const stop = here || (game.cursor === 0 && i === 0 && !varied);
  const { ate, kind } = summary ?? { ate: 0, kind: "growth" };
  const spoken = t(varied ? "turns-spoken-variation" : "turns-spoken", { number: i + 1, seat: seatName(state, seat) });
  return html`<li class=${`column-${i % 2}${listed.played && i < game.cursor ? "" : " ahead"}`}>
    <span class="turn-number" aria-hidden="true">${i + 1}</span>
    <button
      class=${`line-button turn seat-${seat}${kind === "growth" ? "" : ` ${kind}`}`}
      type="button"
      tabindex=${stop ? 0 : -1}
      aria-current=${here ? "step" : "false"}
      @click=${() => act({ type: "go", path: pathTo(listed) })}
    >
      <span class="turn-seat"></span>
      <span class="visually-hidden">${spoken}</span>${shownTurn(layout, turn ?? "")}
      ${annotation ? html`<b class="turn-annotation" aria-hidden="true">${annotation.mark}</b><span class="visually-hidden">${annotation.words}</span>` : nothing}
      ${kind === "blacken" ? html`<span class="turn-black"><span class="visually-hidden">${t("turns-blackened")}</span></span>` : nothing}
      ${
        ate
          ? html`<span class="visually-hidden">${t("comma")}${t("turns-ate", { count: ate })}</span
              ><span class="turn-ate" aria-hidden="true" title=${t("turns-ate", { count: ate })}>×${ate}</span>`
          : nothing
      }
    </button>
  </li>`;
}

/** The comment on a turn, and the submissions that were refused after it. @param {Branch} branch */
const remarks = ({ comment, rejected }) => [
  comment ? html`<li class="remark">${comment}</li>` : nothing,
  rejected.length
    ? html`<li class="remark refused">
        <span class="visually-hidden">${t("turns-refused")}</span>
        ${rejected.map(({ text }, i) => html`${i ? t("comma") : ""}<s>${visible(text)}</s>`)}
      </li>`
    : nothing,
];

/** The buttons for the turn on the board. @param {Context} context */
function tools(context) {
  const { state, act } = context;
  const { game } = state;
  const path = pathOf(game);
  if (!branchAt(game.tree, path)) return nothing;
  const small = (/** @type {string} */ label, /** @type {unknown} */ icon, /** @type {() => void} */ press) =>
    button(label, press, { icon, kind: "icon-only small" });
  const varies = lastFork(game.tree, path) > 0; // turns that a friend has, or was sent, stay
  return html`<span class="turn-tools">
    ${!state.study.open && !isShared(game) && leftAt(state) !== null ? small(t("turns-to-line"), icons.undo, () => act({ type: "to-line" })) : nothing}
    ${varies ? small(t("turns-promote"), icons.promote, () => act({ type: "promote", path })) : nothing}
    ${path.length && (varies || !isShared(game)) && !isAgreed(state) ? small(t("turns-delete"), icons.delete, () => act({ type: "delete", path })) : nothing}
    ${small(t("turns-comment"), icons.comment, () => act({ type: "dialog", name: "comment" }))}
  </span>`;
}
