/** Paints the frame of a first visit, in English, without a browser: the build runs this (web/build/drawn.mjs). */

import { catalogue } from "../engine/catalogue.js";
import { layoutNow } from "../game/shown-board.js";
import { LANGUAGES } from "../strings/index.js";
import { beginning } from "./beginning.js";
import { createFrame } from "./frame.js";

const nothing = () => {};

/** @returns {string} the languages; the frame's own is first */
export function paintFirstFrame() {
  const hands = {
    aim: nothing,
    focus: nothing,
    press: nothing,
    brush: nothing,
    stroke: nothing,
    strokeAt: nothing,
    takeBack: nothing,
  };
  const state = beginning();
  const context = {
    state,
    layout: layoutNow(state, catalogue),
    catalogue,
    act: nothing,
    views: null,
    learning: null,
    learningFailed: false,
  };
  createFrame(hands).paint(/** @type {any} */ (context));
  return LANGUAGES.map(({ code }) => code).join(" ");
}
