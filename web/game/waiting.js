/** A turn that is being built waits while the reader looks at other positions. */

import { playerAt, reviewing } from "./line.js";
import { endingOf } from "./select.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./line.js").Game} Game */

/** The actions that lead to another position, into a study, and back. */
const LOOKS = /^(step|jump|go|walk|half-step|redo|to-line|study)$/;

/** Where a draft belongs: a line, and a place in it. @param {Game} game */
const placeOf = ({ turns, cursor }) => `${turns} ${cursor}`;

/** The game with the draft that waits for its position. @param {Game} game @returns {Game} */
export function withWaiting(game) {
  const { waits: [place, ...draft] = [], ...others } = game;
  return place === placeOf(game) && playerAt(game).kind === "person" && !endingOf(game) ? { ...others, draft } : game;
}

/**
 * After every action: keeps the draft that looking around would lose, and brings it back at its position. What a study tries does not change it.
 * @param {State} before @param {State} state @param {{type: string}} action @returns {State}
 */
export function keepDraft({ game: was, study, undone }, state, { type }) {
  if (!LOOKS.test(type) || state.learn) return state;
  const left = [placeOf(was), ...was.draft];
  const built = left[1] && !study.open && (undone || !reviewing(was));
  // A half step back only shortens the draft: the longer one still waits.
  const game = built && !`${state.game.waits},`.startsWith(`${left},`) ? { ...state.game, waits: left } : state.game;
  const back = type === "half-step" && left[0] === placeOf(game) && game.draft !== was.draft ? game : withWaiting(game);
  return back === state.game ? state : { ...state, game: state.study.open ? { ...back, waits: game.waits } : back };
}
