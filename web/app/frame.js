/** Paints the board, the layers over it, and a panel in each place of the page. The build paints the first frame with it. */

import { createBoardView } from "../board/view.js";
import { svg } from "../board/svg.js";
import { seatOf } from "../game/line.js";
import { atOneTable, coloursNow, facesSecond } from "../game/seats.js";
import { language, t } from "../strings/index.js";
import { paintStudy } from "../study/index.js";
import { render } from "../ui/lit.js";
import { screenOf, stepScreenOf } from "./screens.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./screens.js").Screen} Screen */
/** @typedef {ReturnType<typeof createFrame>} Frame */

/** @param {string} id @returns {any} */
export const place = (id) => document.getElementById(id);

/** @param {import("../board/view.js").Hands} hands what a reader does on the board */
export function createFrame(hands) {
  const root = place("board");
  const board = createBoardView(root, hands);
  const lineLayer = svg("g", { class: "layer-line", "aria-hidden": "true" });
  root.append(lineLayer);
  label();

  return {
    focus: board.focus,
    label,
    /** @param {Context} context */
    paint(context) {
      const screen = screenOf(context);
      paintBoard(context, screen);
      for (const id of Object.keys(screen.panels)) paintPanel(id, screen);
    },
    /** Paints only the parts that show a step that was just played; the rest may come a frame later. @param {Context} context */
    paintStep(context) {
      const screen = stepScreenOf(context);
      paintBoard(context, screen, null);
      for (const id of Object.keys(screen.panels)) paintPanel(id, screen);
    },
    paintBoard,
  };

  /** Paints the board, the layers over it, and its words. @param {Context} context @param {Screen} screen
   * @param {import("../board/view.js").Motion | null} motion null: animations begin later */
  function paintBoard({ state, layout }, { picture, signs, path, spoken }, motion = motionOf(state)) {
    dress(root, state);
    board.paint(layout, picture, state.focus, motion);
    paintStudy(root, layout, signs);
    render(path, /** @type {any} */ (lineLayer));
    render(spoken, place("spoken")); // writes only what changes: the same text again would be laid out, and perhaps spoken
  }
}

/** The words around what is painted. */
function label() {
  place("board-heading").textContent = t("app-board");
  place("turns").setAttribute("aria-label", t("turns"));
  place("study").setAttribute("aria-label", t("study"));
  place("race").setAttribute("aria-label", t("race"));
  place("actions").setAttribute("aria-label", t("game-actions"));
  Object.assign(document.documentElement, { lang: language.locale, dir: t("direction") });
}

/** @param {import("./state.js").State} state @returns {import("../board/view.js").Motion} */
const motionOf = ({ motion, game }) => ({ ...motion, seatOf: (side) => seatOf(game, side) });

/**
 * Makes and paints a frame in parts (takeover.js).
 * @param {import("../board/view.js").Hands} hands @param {Context} context @param {(frame: Frame) => void} made
 * @returns {Generator<import("./takeover.js").Part>}
 */
export function* frameInParts(hands, context, made) {
  /** @type {Screen | undefined} */
  let screen;
  yield { ids: [], paint: () => (screen = screenOf(context)) };
  const seen = /** @type {Screen} */ (/** @type {unknown} */ (screen));
  yield {
    ids: ["board"],
    paint() {
      const frame = createFrame(hands);
      frame.paintBoard(context, seen);
      made(frame);
    },
  };
  for (const id of Object.keys(seen.panels)) yield { ids: [id], paint: () => paintPanel(id, seen) };
}

/** @param {string} id @param {Screen} screen */
function paintPanel(id, { panels }) {
  render(panels[/** @type {import("./screens.js").Place} */ (id)], place(id));
}

/** Sets the classes and attributes that the style sheets use. @param {SVGSVGElement} root @param {import("./state.js").State} state */
function dress(root, state) {
  const [one, two] = coloursNow(state);
  const { theme, look, bugs, names, place: namesAt } = state.settings;
  Object.assign(document.documentElement.dataset, {
    theme,
    look,
    bugs,
    one,
    two,
    ...(state.embed && { embed: "" }),
  });
  const editing = state.editor !== null;
  root.classList.toggle("nameless", !names || namesAt === "outside" || editing);
  root.classList.toggle("editing", editing);
  root.classList.toggle("turned", facesSecond(state));
  const { classList } = /** @type {Element} */ (root.closest("main"));
  classList.toggle("edges", state.settings.edges && atOneTable(state));
  classList.toggle("opening", state.opening !== null);
}
