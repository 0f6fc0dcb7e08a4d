/** A game on paper: diagrams, eight turns apart, and its end. The browser prints them, or writes them into a PDF. */
import { createBoardView } from "../board/view.js";
import { shownTurn } from "../board/layout.js";
import { boardPaint } from "../game/board-paint.js";
import { paramsOf, seatAt, seatOf } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { layoutNow } from "../game/shown-board.js";
import { t } from "../strings/index.js";
import { html, render } from "../ui/lit.js";

/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").Layout} Layout */

/** The number of turns between two diagrams. */
const APART = 8;

/** The turns after which there is a diagram. @param {number} turns */
export const drawnAfter = (turns) =>
  [...Array(Math.floor(turns / APART)).keys()]
    .map((i) => APART * (i + 1))
    .concat(turns % APART || !turns ? [turns] : []);

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

/** @param {Store} store @param {Engine} engine @param {Catalogue} catalogue @param {boolean} nameless the cells have no names inside */
export async function printed(store, engine, catalogue, nameless) {
  store.dispatch({ type: "dialog", name: null });
  const state = store.state();
  const { game } = state;
  const layout = layoutNow(state, catalogue);
  const sheet = document.createElement("section");
  sheet.className = "diagrams";
  document.body.append(sheet);
  addEventListener("afterprint", () => sheet.remove(), { once: true });
  for (const cursor of drawnAfter(game.turns.length)) {
    const board = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    board.setAttribute("class", "board");
    board.classList.toggle("nameless", nameless);
    await paintAt(createBoardView(board, NOBODY), layout, state, engine, cursor);
    const seat = seatName(state, seatAt(game, Math.max(cursor - 1, 0)));
    const words = cursor ? t("turns-spoken", { number: cursor, seat }) + shownTurn(layout, game.turns[cursor - 1]) : "";
    const figure = document.createElement("figure");
    render(
      html`${board}
        <figcaption>${words}</figcaption>`,
      figure,
    );
    sheet.append(figure);
  }
  requestAnimationFrame(() => requestAnimationFrame(() => print())); // when the dialog is gone
}
