/** Exports: the board as a picture, the game as an animated picture, and on paper. */
import { layoutNow } from "../game/shown-board.js";
import { createBoardView } from "../board/view.js";
import { NOBODY, paintAt, printed } from "./diagrams.js";
import { animationOf, download, pictureOf, pngOf } from "./picture.js";

/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("./picture.js").Picture} Picture */

/** Widths in pixels: of a picture to print, and of one to send. */
const PNG_WIDTH = 1600;
const GIF_WIDTH = 480;

const paper = () => getComputedStyle(document.body).backgroundColor;

/** @param {Store} store @param {Engine} engine @param {Catalogue} catalogue @param {SVGSVGElement} board */
export function createExports(store, engine, catalogue, board) {
  const name = (/** @type {string} */ kind) => {
    const { headers, cursor } = store.state().game;
    return `bug-${headers.Date ?? "game"}${kind === "gif" ? "" : `-turn-${cursor}`}.${kind}`;
  };
  return {
    svg: () => download(new Blob([pictureOf(board, paper()).text], { type: "image/svg+xml" }), name("svg")),
    png: async () => download(await pngOf(pictureOf(board, paper()), PNG_WIDTH), name("png")),
    print: () => printed(store, engine, catalogue, board.classList.contains("nameless")),
    gif: async () => {
      const { game } = store.state();
      const total = game.turns.length + 1;
      const tell = (/** @type {number | null} */ done) =>
        store.dispatch({ type: "draw-gif", drawing: done === null ? null : { done, total } });
      /** @param {number} done @returns {boolean} whether the picture is still needed */
      const goesOn = (done) => {
        tell(done);
        return store.state().gif !== null && store.state().dialog === "share";
      };
      tell(0);
      const nameless = board.classList.contains("nameless");
      try {
        const pictures = await picturesOf(store, engine, catalogue, nameless, (done) => goesOn(done / 2));
        const blob = pictures && (await animationOf(pictures, GIF_WIDTH, (done) => goesOn((total + done) / 2)));
        if (blob) download(blob, name("gif"));
      } finally {
        tell(null);
      }
    },
  };
}

/**
 * A picture of every position of the game, drawn on a board out of sight.
 * @param {Store} store @param {Engine} engine @param {Catalogue} catalogue @param {boolean} nameless the cells have no names inside @param {(done: number) => boolean} goOn @returns {Promise<Picture[] | null>}
 */
async function picturesOf(store, engine, catalogue, nameless, goOn) {
  const state = store.state();
  const { game } = state;
  const root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  root.setAttribute("class", "board out-of-sight");
  root.classList.toggle("nameless", nameless);
  root.setAttribute("aria-hidden", "true");
  document.body.append(root);
  try {
    const view = createBoardView(root, NOBODY);
    const layout = layoutNow(state, catalogue);
    const pictures = [];
    for (let cursor = 0; cursor <= game.turns.length; cursor += 1) {
      if (!(await paintAt(view, layout, state, engine, cursor, () => goOn(cursor)))) return null;
      pictures.push(pictureOf(root, paper()));
    }
    return pictures;
  } finally {
    root.remove();
  }
}
