/** A game on paper, on one page if it is not long: who played what, the result, diagrams of its positions, and its turns. The browser prints them, or writes them into a PDF. */
import { pair } from "../board/hex.js";
import { svg } from "../board/svg.js";
import { createBoardView } from "../board/view.js";
import { boardTitle, shownTurn } from "../board/layout.js";
import { boardPaint } from "../game/board-paint.js";
import { readerName } from "../game/exchange.js";
import { paramsOf, seatAt, seatOf } from "../game/line.js";
import { playerWords } from "../game/player-names.js";
import { wholeResult } from "../game/result.js";
import { CUSTOM, rulesetNamed } from "../game/ruleset-text.js";
import { rulesetTitle } from "../game/ruleset-words.js";
import { seatName } from "../game/seats.js";
import { endingHere, summariesOf } from "../game/select.js";
import { layoutNow } from "../game/shown-board.js";
import { joined, language, t } from "../strings/index.js";
import { html, nothing, render } from "../ui/lit.js";

/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Scene} Scene */
/** @typedef {import("../board/layout.js").Layout} Layout */

/** At most this many diagrams: with the title and the turns of a usual game they fill a page. */
const MOST = 12;
/** Diagrams in a row. */
const ROW = 3;

/** The diagrams are on paper alone, and there without the table; all boards use its patterns, so it is there, but invisible. */
const STYLES = `@media screen { .diagrams { display: none } }
@media print { body > .table { position: absolute; min-height: 0; height: 0; overflow: hidden !important } }`;

/** The number of turns between two diagrams. @param {number} turns */
export const apart = (turns) => Math.ceil(turns / MOST) || 1;

/** The turns after which there is a diagram: each, or every few, and the last. @param {number} turns */
export const drawnAfter = (turns) => [
  ...Array.from({ length: Math.ceil(turns / apart(turns)) - 1 }, (_, i) => apart(turns) * (i + 1)),
  turns,
];

/** The names of the seats; a person without one is a colour. @param {State} state @param {Catalogue} catalogue */
export const playersOnPaper = (state, catalogue) =>
  /** @type {const} */ ([0, 1]).map(
    (seat) => playerWords({ state, catalogue }, seat).name || readerName(state, seat) || seatName(state, seat),
  );

/** Who won the printed game and why, whichever of its turns is on the board. @param {State} state @param {Scene} last the position after all turns */
export function resultOnPaper(state, last) {
  const game = { ...state.game, cursor: state.game.turns.length, draft: [] };
  const end = { ...state, game, scene: last, study: { ...state.study, open: false } };
  if (!endingHere(end) && !last.result) return t("library-unfinished");
  return wholeResult(end);
}

/** The names of the players, rules, board and date, the result, and what the diagrams show. @param {State} state @param {Catalogue} catalogue @param {Scene} last */
function title(state, catalogue, last) {
  const { game } = state;
  const [first, second] = playersOnPaper(state, catalogue);
  const { Date: day } = game.headers;
  const date = day ? new Date(`${day}T12:00:00`) : new Date();
  const when = Number.isNaN(+date) ? day : date.toLocaleDateString(language.locale, { dateStyle: "long" });
  const rules = rulesetTitle(rulesetNamed(catalogue, game.ruleset)?.name ?? CUSTOM);
  const every = t("print-every", { count: apart(game.turns.length) });
  return html`<h1>${joined([t("app-name"), t("library-players", { first, second })], "colon")}</h1>
    <p>${[rules, boardTitle(game.board), when].join(" · ")}</p>
    <p>${resultOnPaper(state, last)}</p>
    ${game.turns.length > 1 ? html`<p>${every} ${t("print-left")}</p>` : nothing}`;
}

/** The turn that led to a diagram, what it ate, and the cells left after it. @param {State} state @param {Layout} layout @param {number} cursor */
function caption(state, layout, cursor) {
  const { game } = state;
  if (!cursor) return nothing;
  const seat = seatName(state, seatAt(game, cursor - 1));
  const words = t("turns-spoken", { number: cursor, seat }) + shownTurn(layout, game.turns[cursor - 1]);
  const after = summariesOf(game)[cursor - 1];
  if (!after) return words;
  const left = t("print-cells", {
    first: seatName(state, 0),
    firstCount: after.mobility[seatOf(game, 0)],
    second: seatName(state, 1),
    secondCount: after.mobility[seatOf(game, 1)],
  });
  return html`${words}${after.ate ? ` ×${after.ate}` : nothing}<br />${left}`;
}

/** Hands for a board without a player. */
export const NOBODY = { aim() {}, focus() {}, press() {}, brush() {}, stroke() {}, strokeAt() {}, takeBack() {} };

/**
 * Paints the game as it was after some turns; false: the picture is no longer needed.
 * @param {ReturnType<typeof createBoardView>} view @param {Layout} layout @param {State} state @param {Engine} engine @param {number} cursor
 * @param {() => boolean} [goOn] @returns {Promise<boolean>}
 */
export async function paintAt(view, layout, state, engine, cursor, goOn = () => true) {
  const game = { ...state.game, cursor, draft: [] };
  const scene = await engine.call("scene", paramsOf(game));
  if (!goOn()) return false;
  const shown = { ...state, game, scene, sceneKey: null, aim: null, refusal: null, watch: null, queue: [] };
  view.paint(layout, boardPaint(shown, layout), -1, { key: "", events: [], seatOf: (side) => seatOf(game, side) });
  return true;
}

/** The spots and stripes of bug-view.js as lines: the angle of the pattern, the steps of its lines and dots, and how they are drawn; a dot is a round line without a length. */
const LINES = [
  { angle: 30, step: 13, width: 9.2, cap: "round", colour: "var(--one-pattern)", opacity: "0.34" },
  { angle: 45, step: 17, width: 7, cap: "butt", colour: "var(--two-pattern)", opacity: "0.4" },
];

/** An outline bends this far out of its corners, at most. */
const BEND = 50;

/** The lines that cover a path, in the pattern's own directions. @param {number} seat @param {string} path */
function linesOver(seat, path) {
  const { angle, step, width } = LINES[seat];
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const points = [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)(?=[AZ])/g)].map(([, x, y]) => [
    +x * cos + +y * sin,
    +y * cos - +x * sin,
  ]);
  const [across, along] = [0, 1].map((at) => {
    const all = points.map((point) => point[at]);
    return [Math.min(...all) - BEND, Math.max(...all) + BEND];
  });
  const first = seat ? width / 2 : step / 2;
  const lines = [];
  for (let i = Math.ceil(across[0] / step); first + i * step < across[1]; i += 1) {
    const x = first + i * step;
    if (seat) lines.push(`M${pair({ x, y: along[0] })}L${pair({ x, y: along[1] })}`);
    else
      for (let j = Math.ceil(along[0] / step); first + j * step < along[1]; j += 1)
        if ((i + j) % 2 === 0) lines.push(`M${pair({ x, y: first + j * step })}h0`);
  }
  return lines.join("");
}

/** Draws the patterns of a board's bugs as lines within their outlines: a browser prints a pattern as a picture, and a page had 15 MB. @param {Element} board @param {number} number of the board */
function withoutPatterns(board, number) {
  for (const [i, path] of board.querySelectorAll(".bug-pattern").entries()) {
    const outline = path.getAttribute("d") ?? "";
    const seat = path.getAttribute("fill") === "url(#pattern-1)" ? 1 : 0;
    const { angle, width, cap, colour, opacity } = LINES[seat];
    const lines = svg("path", { d: linesOver(seat, outline), transform: `rotate(${angle})`, fill: "none" });
    Object.assign(lines.style, { stroke: colour, strokeWidth: `${width}`, strokeLinecap: cap, strokeOpacity: opacity });
    const id = `printed-${number}-${i}`;
    const clip = svg("clipPath", { id }, [svg("path", { d: outline, "clip-rule": "evenodd" })]);
    path.replaceWith(clip, svg("g", { "clip-path": `url(#${id})` }, [lines]));
  }
}

/** The places of the title and the diagrams, until they are printed. */
function paper() {
  const [head, sheet] = ["", ""].map(() => document.createElement("section"));
  head.className = sheet.className = "diagrams";
  Object.assign(sheet.style, { orphans: "1", widows: "1" }); // a page takes as many rows as it has room for
  document.body.prepend(head);
  document.body.append(sheet);
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);
  document.adoptedStyleSheets.push(styles);
  const clear = () => {
    for (const each of [head, sheet]) each.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles);
  };
  addEventListener("afterprint", clear, { once: true });
  return { head, sheet };
}

/** @param {Store} store @param {Engine} engine @param {Catalogue} catalogue @param {boolean} nameless the cells have no names inside */
export async function printed(store, engine, catalogue, nameless) {
  store.dispatch({ type: "dialog", name: null });
  const state = store.state();
  const { game } = state;
  const layout = layoutNow(state, catalogue);
  const last = await engine.call("scene", paramsOf({ ...game, cursor: game.turns.length, draft: [] }));
  const { head, sheet } = paper();
  render(title(state, catalogue, last), head);
  for (const cursor of drawnAfter(game.turns.length)) {
    const board = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    board.setAttribute("class", "board");
    board.classList.toggle("nameless", nameless);
    await paintAt(createBoardView(board, NOBODY), layout, state, engine, cursor);
    withoutPatterns(board, cursor);
    Object.assign(board.style, { display: "block", width: "100%", height: "46mm" });
    const figure = document.createElement("figure");
    const width = `${99 / ROW}%`;
    Object.assign(figure.style, { display: "inline-block", width, margin: "0", textAlign: "center", fontSize: "9pt" });
    render(
      html`${board}
        <figcaption>${caption(state, layout, cursor)}</figcaption>`,
      figure,
    );
    sheet.append(figure);
  }
  const record = document.createElement("p");
  record.textContent = game.turns.map((turn, i) => `${i + 1}.\u00a0${shownTurn(layout, turn)}`).join("  ");
  record.style.marginTop = "3mm";
  sheet.append(record);
  requestAnimationFrame(() => requestAnimationFrame(() => print())); // when the dialog is gone
}
