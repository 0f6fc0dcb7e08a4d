/** The turns in notation, variations under the turn that they vary. One tab stop; keys step through the game, a click jumps. */

import { shownTurn } from "../board/layout.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { SWAP, seatAt, pathOf } from "./line.js";
import { seatName } from "./seats.js";
import { branchAt, lastFork } from "./tree.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./tree.js").Branch} Branch */
/** @typedef {import("./tree.js").Path} Path */

/** Finds the mark that a review gives to the turn at the end of a path, and what it means. @typedef {(path: Path) => {mark: string, words: string} | null} VerdictOf */
/** @typedef {Context & {verdictOf: VerdictOf}} View */

/** @param {Context} given @param {VerdictOf} verdictOf */
export function turns(given, verdictOf) {
  const context = { ...given, verdictOf };
  const { tree } = context.state.game;
  return html`<div class="turns-head">
      <h2 class="panel-heading">${t("turns")}</h2>
      ${tools(context)}
    </div>
    ${
      tree.next.length || tree.comment || tree.rejected.length
        ? html`<ol class="turn-list" @keydown=${onKey(context)}>
            ${remarks(context, tree)}${line(context, tree, [], false)}
          </ol>`
        : html`<p class="turns-none">${t("turns-none")}</p>`
    }`;
}

/** Up and down through the list; the other keys do here what they do everywhere (shortcuts.js). @param {Context} context */
const onKey =
  ({ act }) =>
  (/** @type {KeyboardEvent} */ event) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (by === 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    act({ type: "walk", by });
  };

/** The main branches from somewhere on, each followed by the variations of it.
 * @param {View} context @param {Branch} from @param {Path} path @param {boolean} varied @returns {unknown[]} */
function line(context, from, path, varied) {
  const rows = [];
  for (let here = from; here.next.length; here = here.next[0]) {
    const [main, ...others] = here.next;
    const before = path;
    path = [...before, main.turn ?? ""];
    rows.push(item(context, main, path, varied), remarks(context, main));
    for (const other of others) rows.push(variation(context, other, [...before, other.turn ?? ""]));
  }
  return rows;
}

/** @param {View} context @param {Branch} other @param {Path} path */
const variation = (context, other, path) =>
  html`<li class="variation">
    <ol>
      ${item(context, other, path, true)}${remarks(context, other)}${line(context, other, path, true)}
    </ol>
  </li>`;

/** Each turn has a number of its own, as in records and in what a review says. @param {View} context @param {Branch} branch @param {Path} path @param {boolean} varied */
function item({ state, act, layout, verdictOf }, { turn, summary }, path, varied) {
  const { game } = state;
  const verdict = verdictOf(path);
  const i = path.length - 1;
  const seat = seatAt(game, i);
  const along = path.every((each, k) => game.turns[k] === each);
  const here = along && path.length === game.cursor;
  const stop = here || (game.cursor === 0 && i === 0 && !varied);
  const { ate, kind } = summary ?? { ate: 0, kind: "growth" };
  const spoken = t(varied ? "turns-spoken-variation" : "turns-spoken", { number: i + 1, seat: seatName(state, seat) });
  return html`<li class=${`column-${i % 2}${along && i < game.cursor ? "" : " ahead"}`}>
    <span class="turn-number" aria-hidden="true">${i + 1}</span>
    <button
      class=${`turn seat-${seat}${kind === "growth" ? "" : ` ${kind}`}`}
      type="button"
      tabindex=${stop ? 0 : -1}
      aria-current=${here ? "step" : "false"}
      @click=${() => act({ type: "go", path })}
    >
      <span class="turn-seat"></span>
      <span class="visually-hidden">${spoken}</span>${turn === SWAP ? t("turns-swap") : shownTurn(layout, turn ?? "")}
      ${verdict ? html`<b class="turn-verdict" aria-hidden="true">${verdict.mark}</b><span class="visually-hidden">${verdict.words}</span>` : nothing}
      ${kind === "blacken" ? html`<span class="turn-black"><span class="visually-hidden">${t("turns-blackened")}</span></span>` : nothing}
      ${ate ? html`<span class="turn-ate"><span class="visually-hidden">${t("turns-ate")}</span> ×${ate}</span>` : nothing}
    </button>
  </li>`;
}

/** What was said of a turn, and what was refused after it. @param {Context} _context @param {Branch} branch */
const remarks = (_context, { comment, rejected }) => [
  comment ? html`<li class="remark">${comment}</li>` : nothing,
  rejected.length
    ? html`<li class="remark refused">
        <span class="visually-hidden">${t("turns-refused")}</span>
        ${rejected.map(({ text }, i) => html`${i ? ", " : ""}<s>${text}</s>`)}
      </li>`
    : nothing,
];

/** What can be done with the turn on the board. @param {Context} context */
function tools({ state: { game }, act }) {
  const path = pathOf(game);
  if (!branchAt(game.tree, path)) return nothing;
  const small = (/** @type {string} */ label, /** @type {unknown} */ icon, /** @type {() => void} */ press) =>
    button(label, press, { icon, kind: "icon-only small" });
  const varies = lastFork(game.tree, path) > 0;
  return html`<span class="turn-tools">
    ${small(t("turns-comment"), icons.comment, () => act({ type: "dialog", name: "comment" }))}
    ${varies ? small(t("turns-promote"), icons.promote, () => act({ type: "promote", path })) : nothing}
    ${path.length ? small(t("turns-delete"), icons.delete, () => act({ type: "delete", path })) : nothing}</span
  >`;
}
