/** A small board to play on within a text: the page's own board, its own store, the same engine. What is played there is not stored. */

import { resultOf } from "../game/result.js";
import { current } from "../game/select.js";
import { boardNamed, layoutOf } from "../board/layout.js";
import { lineOf } from "./prompt.js";
import { freshState, reduce } from "./state.js";
import { createStore } from "./store.js";
import { boardPaint } from "../game/board-paint.js";
import { createBoardView } from "../board/view.js";
import { seatOf } from "../game/line.js";
import { sceneEffect } from "../game/scene-effects.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing, render } from "../ui/lit.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../game/line.js").Game} Game */

/** @param {Engine} engine @param {Catalogue} catalogue @param {Game} game @param {string} title
 * @param {() => import("../game/seats.js").Colours} colours those of the page @returns {HTMLElement} */
export function liveBoard(engine, catalogue, game, title, colours) {
  const known = boardNamed(catalogue, game.board);
  const figure = document.createElement("div");
  figure.className = "live";
  const root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  root.setAttribute("class", "board live-board");
  root.setAttribute("role", "group");
  const below = document.createElement("div");
  below.className = "live-line";
  figure.append(root, below);
  if (!known) return figure;
  const layout = layoutOf(known);

  const store = createStore(
    {
      ...freshState(game),
      boot: /** @type {const} */ ({ state: "ready", versions: { engine: "", python: "", pyodide: "" } }),
    },
    reduce,
  );
  const view = createBoardView(root, {
    aim: (cell) => store.dispatch({ type: "aim", cell }),
    focus: (cell) => store.dispatch({ type: "focus", cell }),
    press: (cell, name) => store.dispatch({ type: "press", cell, name }),
    brush: () => {}, // there is no editor and no drawing here
    stroke: () => {},
    strokeAt: () => {},
    takeBack() {
      const begun = store.state().game.draft.length > 0;
      store.dispatch({ type: "take-back" });
      return begun;
    },
  });
  /** @param {State} latest */
  function paint(latest) {
    const state = { ...latest, settings: { ...latest.settings, colours: colours() } };
    view.paint(layout, boardPaint(state, layout), state.focus, {
      ...state.motion,
      seatOf: (side) => seatOf(state.game, side),
    });
    root.setAttribute("aria-label", title);
    const over = current(state) && state.scene?.result && !state.refusal;
    const { tone, text } = over ? { tone: "prompt", text: resultOf(state).words } : lineOf(state, layout);
    const again = () => store.dispatch({ type: "new-game", game });
    const changed = state.game.turns.length + state.game.draft.length > 0;
    render(
      html`<p class=${`live-words ${tone}`} aria-live="polite">${text}</p>
        ${changed ? button(t("learn-reset"), again, { icon: icons.undo, kind: "icon-only small" }) : nothing}`,
      below,
    );
  }

  const scene = sceneEffect(store, engine);
  const update = (/** @type {State} */ state) => {
    paint(state);
    scene(state);
  };
  store.subscribe(update);
  update(store.state());
  return figure;
}
