/** The part of the new-game form that chooses the board: the three most common ones, and all others behind them. */

import { hexagonPath, pair } from "../board/hex.js";
import { boardNamed, boardTitle, cellsOn, layoutOf } from "../board/layout.js";
import { joined, t } from "../strings/index.js";
import { html, nothing } from "../ui/lit.js";
import { rulesetNamed } from "./ruleset-text.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../engine/protocol.js").CatalogueBoard} CatalogueBoard */

/** The boards that have a word beside their number of cells. */
const HINTED = /** @type {const} */ (["hexhex3", "hexhex4", "green-meadow"]);
const FIRST = ["hexhex3", "hexhex4", "hexhex5"];
const TILE = hexagonPath(50, 6);
/** The board that can have random black cells, and the name of such a board. */
const MEADOW = "green-meadow";
const LOTS = /^green-meadow-(\d+)$/;

/** @param {Context} context */
export function boardChoice(context) {
  const { state, catalogue } = context;
  const of = (rulesetNamed(catalogue, state.setup.ruleset) ?? catalogue.rulesets[0]).boards;
  const own = catalogue.boards.filter(({ name }) => of.includes(name)).sort(byRank);
  const usual = own.filter(({ name }) => FIRST.includes(name));
  const first = usual.length ? usual : own;
  const rest = [...own, ...catalogue.boards.filter(({ name }) => !of.includes(name))].filter(
    (each) => !first.includes(each),
  );
  const { board } = state.setup;
  const drawn = boardNamed(catalogue, board) || LOTS.test(board) ? null : board;
  const lots = of.includes(MEADOW);
  return html`<fieldset>
    <legend>${t("setup-board")}</legend>
    <div class="boards main">
      ${first.map((each) => choice(context, each))} ${lots ? byLot(context) : nothing}
      ${drawn ? radio(context, drawn, t("setup-drawn"), t("board-cells", { count: cellsOn(catalogue, drawn) }), nothing) : nothing}
    </div>
    ${own.some(({ name }) => name === MEADOW) ? html`<p class="setup-note">${t("setup-reconstruction")}</p>` : nothing}
    <details class="rule-choice other-boards" ?open=${rest.some(({ name }) => name === board)}>
      <summary>${t("setup-other-boards")}</summary>
      <div class="boards">${rest.map((each) => choice(context, each))}${lots ? nothing : byLot(context)}</div>
      <p class="setup-note more-body">${t("word-limping")}: ${t("word-limping.meaning")}</p>
    </details>
  </fieldset>`;
}

/** @param {CatalogueBoard} a @param {CatalogueBoard} b */
const byRank = (a, b) => a.cells.length - b.cells.length;

/** @param {Context} context @param {CatalogueBoard} board */
const choice = (context, board) =>
  radio(
    context,
    board.name,
    boardTitle(board.name),
    joined([t("board-cells", { count: board.cells.length - board.black.length }), hintWords(board.name)]),
    picture(board),
  );

/** @param {string} name */
function hintWords(name) {
  const hinted = HINTED.find((each) => each === name);
  return hinted ? t(`board-name-${hinted}.what`) : "";
}

/** A Green Meadow with six random black cells. @param {Context} context */
function byLot(context) {
  const { state, act } = context;
  const name = LOTS.test(state.setup.board) ? state.setup.board : `${MEADOW}-${1 + Math.floor(Math.random() * 9999)}`;
  const seed = (/** @type {globalThis.Event} */ event) => {
    const digits = /** @type {HTMLInputElement} */ (event.target).value.replace(/\D/g, "").slice(0, 18);
    act({ type: "setup", change: { board: `${MEADOW}-${digits || "1"}` } });
  };
  return html`${radio(context, name, t("setup-random"), t("setup-random.what"), nothing)}
  ${
    LOTS.test(state.setup.board)
      ? html`<label class="tick seed"
          >${t("setup-seed")}
          <input class="number" inputmode="numeric" .value=${state.setup.board.replace(LOTS, "$1")} @change=${seed}
        /></label>`
      : nothing
  }`;
}

/** @param {Context} context @param {string} name @param {string} title @param {string} what @param {unknown} image */
const radio = ({ state, act }, name, title, what, image) =>
  html` <label class="radio board-choice">
    <input
      type="radio"
      name="board"
      .checked=${state.setup.board === name}
      @change=${() => act({ type: "setup", change: { board: name } })}
    />
    ${image}<span class="board-name">${title}</span><span class="board-cells">${what}</span>
  </label>`;

/** @param {CatalogueBoard} board */
function picture(board) {
  const { box, cells, black } = layoutOf(board);
  const seen = cells.filter(({ index }) => !black.has(index));
  return html`<svg class="board-picture" viewBox=${box.join(" ")} aria-hidden="true">
    <path d=${seen.map((cell) => tileAt(cell)).join("")} />
  </svg>`;
}

/** @param {{x: number, y: number}} at */
const tileAt = ({ x, y }) =>
  TILE.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, dx, dy) => pair({ x: x + Number(dx), y: y + Number(dy) }));
