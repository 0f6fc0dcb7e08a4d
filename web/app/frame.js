/** What is painted: the board, what lies over it, and a panel in each place of the page. The build paints a first frame with it, too. */

import { createBoardView } from "../board/view.js";
import { svg } from "../board/svg.js";
import { seatOf } from "../game/line.js";
import { atOneTable, coloursNow, facesSecond } from "../game/seats.js";
import { language, t } from "../strings/index.js";
import { paintStudy } from "../study/index.js";
import { render } from "../ui/lit.js";
import { screenOf } from "./screens.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {ReturnType<typeof createFrame>} Frame */

/** @param {string} id @returns {any} */
export const place = (id) => document.getElementById(id);

/** @param {import("../board/view.js").Hands} hands what a reader does on the board */
export function createFrame(hands) {
  const root = place("board");
  const board = createBoardView(root, hands);
  const lineLayer = svg("g", { class: "layer-line", "aria-hidden": "true" });
  root.append(lineLayer);
  place("board-heading").textContent = t("app-board");
  place("turns").setAttribute("aria-label", t("turns"));
  place("study").setAttribute("aria-label", t("study"));
  place("race").setAttribute("aria-label", t("race"));
  place("actions").setAttribute("aria-label", t("game-actions"));
  document.documentElement.setAttribute("lang", language.locale);
  document.documentElement.setAttribute("dir", t("direction"));

  return {
    focus: board.focus,
    /** @param {Context} context */
    paint(context) {
      const { state, layout } = context;
      dress(root, state);
      const { picture, signs, path, panels, spoken } = screenOf(context);
      board.paint(layout, picture, state.focus, { ...state.motion, seatOf: (side) => seatOf(state.game, side) });
      paintStudy(root, layout, signs);
      for (const [id, view] of Object.entries(panels)) render(view, place(id));
      render(path, /** @type {any} */ (lineLayer));
      place("spoken").textContent = spoken;
    },
  };
}

/** What the style sheets ask of the page and the board. @param {SVGSVGElement} root @param {import("./state.js").State} state */
function dress(root, state) {
  const [one, two] = coloursNow(state);
  const { theme, look, bugs, names, place: namesAt } = state.settings;
  Object.assign(document.documentElement.dataset, {
    theme,
    look,
    bugs,
    one,
    two,
    ...(state.embed ? { embed: "" } : {}),
  });
  const editing = state.editor !== null;
  root.classList.toggle("nameless", !names || namesAt === "outside" || editing);
  root.classList.toggle("editing", editing);
  root.classList.toggle("turned", facesSecond(state));
  root.closest("main")?.classList.toggle("edges", state.settings.edges && atOneTable(state));
}
