/**
 * Which picture of the board is on show: the catalogue's own, or what the engine says of it in other coordinates, in another
 * orientation, with its labels, or of a board that somebody drew. Pure.
 */

import { boardNamed, layoutOf, NO_LAYOUT } from "../board/layout.js";
import { rulesetNamed } from "./ruleset-text.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../engine/protocol.js").Coordinates} Coordinates */
/** @typedef {import("../engine/protocol.js").Geometry} Geometry */
/** @typedef {{board: string, coordinates: Coordinates, orientation: number}} BoardQuestion */
/** @typedef {{key: string, geometry: Geometry}} Shown key: of the question that it answers */

/** @param {State} state @param {Catalogue} catalogue @returns {Coordinates} */
export function coordinatesOf({ game, settings }, catalogue) {
  if (settings.coordinates !== "own") return settings.coordinates;
  return rulesetNamed(catalogue, game.ruleset)?.coordinates ?? "rows";
}

/** @param {State} state @param {Catalogue} catalogue @returns {BoardQuestion} */
export const questionOf = (state, catalogue) => ({
  board: state.game.board,
  coordinates: coordinatesOf(state, catalogue),
  orientation: state.settings.orientation,
});

/** @param {BoardQuestion} question */
export const questionKey = ({ board, coordinates, orientation }) => `${board} ${coordinates} ${orientation}`;

/** What the engine has to be asked; null if the catalogue's picture or the one on show will do. @param {State} state @param {Catalogue} catalogue @returns {BoardQuestion | null} */
export function openQuestion(state, catalogue) {
  const question = questionOf(state, catalogue);
  return plain(question, catalogue) || state.shown?.key === questionKey(question) ? null : question;
}

/** Is it as the catalogue has it? @param {BoardQuestion} question @param {Catalogue} catalogue */
function plain({ board, coordinates, orientation }, catalogue) {
  return coordinates === "rows" && orientation === 0 && boardNamed(catalogue, board) !== undefined;
}

/** The layout on show; while the engine is still being asked, the catalogue's, or that of no board at all. @param {State} state @param {Catalogue} catalogue @returns {Layout} */
export function layoutNow(state, catalogue) {
  const question = questionOf(state, catalogue);
  const known = boardNamed(catalogue, question.board);
  const labelled = state.settings.names && state.settings.place === "outside";
  if (plain(question, catalogue)) return known ? layoutOf(known, labelled) : NO_LAYOUT;
  if (state.shown?.key === questionKey(question)) return layoutOf(state.shown.geometry, labelled);
  return known ? layoutOf(known) : NO_LAYOUT;
}
