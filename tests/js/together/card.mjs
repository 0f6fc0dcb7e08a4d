// A page with a friend's game, for the tests of what the page shows around it.
import { painted, wordsOf } from "../page.mjs";
import * as views from "../../../web/app/late-views.js";
import { screenOf } from "../../../web/app/screens.js";
import { reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { fixture, layout, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
Object.defineProperty(globalThis, "location", { value: { protocol: "https:", href: "https://bug.example/" } });
export const { letter } = /** @type {any} */ (fixture("letter-read")).scene;

/** Ben has joined Ann's game. @param {any} [parts] of its letter @returns {State} */
export function joined(parts = {}) {
  const state = stateOf("scene-start-hexhex3");
  const invited = { ...letter, ...parts };
  return reduce({ ...state, together: { ...state.together, invited } }, { type: "letter-join", side: 1 });
}

/** @param {State} state @param {(action: any) => void} [act] */
export const contextOf = (state, act = () => {}) =>
  /** @type {any} */ ({ state, layout: layout("hexhex3"), act, views, catalogue, learning: null, copy() {} });

/** @param {State} state */
export const panelsOf = (state) => /** @type {any} */ (screenOf(contextOf(state)).panels);
/** @param {unknown} view @param {string} [what] */
export const names = (view, what = ".button-label") => wordsOf(painted(view).querySelectorAll(what));
