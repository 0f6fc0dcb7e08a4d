/**
 * Which picture of the board the page shows: the catalogue's, or the engine's answer, for other coordinates, another
 * orientation, labels, or a board that a user drew. Pure.
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

/** @param {{game: {ruleset: string}, settings: State["settings"]}} state @param {Catalogue} catalogue @returns {Coordinates} */
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

/** The question for the engine; null if the catalogue's picture or the current one is right. @param {State} state @param {Catalogue} catalogue @returns {BoardQuestion | null} */
export function openQuestion(state, catalogue) {
  const question = questionOf(state, catalogue);
  return plain(question, catalogue) || state.shown?.key === questionKey(question) ? null : question;
}

/** Does the catalogue have this picture? @param {BoardQuestion} question @param {Catalogue} catalogue */
function plain({ board, coordinates, orientation }, catalogue) {
  return coordinates === "rows" && orientation === 0 && boardNamed(catalogue, board) !== undefined;
}

/** The layout that the page shows; until the engine answers, the catalogue's, or an empty one. @param {State} state @param {Catalogue} catalogue @returns {Layout} */
export function layoutNow(state, catalogue) {
  const question = questionOf(state, catalogue);
  const known = boardNamed(catalogue, question.board);
  const labelled = state.settings.names && state.settings.place === "outside";
  if (plain(question, catalogue)) return known ? layoutOf(known, labelled) : NO_LAYOUT;
  if (state.shown?.key === questionKey(question)) return layoutOf(state.shown.geometry, labelled);
  return known ? layoutOf(known) : NO_LAYOUT;
}
