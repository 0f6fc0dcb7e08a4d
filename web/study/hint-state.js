/** A hint that climbs: where to look, which cell, why. Of the position on the board, and gone with it. */

import { current, moverOf } from "../game/select.js";
import { keyOf, reviewing } from "../game/line.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Hint} Hint */
/** @typedef {{key: string, step: number, found: Hint | null}} HintOnShow step: 1 where to look, 2 which cell, 3 why */
/** @typedef {{type: "hint"} | {type: "hinted", key: string, found: Hint | null}} HintAction */

export const LAST_STEP = 3;

/** @param {State} state @returns {HintOnShow | null} */
export const hintOf = ({ study: { hint, open }, game }) => (!open && hint?.key === keyOf(game) ? hint : null);

/** May a hint be asked for now? @param {State} state */
export const mayHint = (state) =>
  !state.study.open &&
  !state.editor &&
  !reviewing(state.game) &&
  (!state.game.clock || state.settings.clockHints) &&
  moverOf(state).kind === "person" &&
  current(state) &&
  state.scene?.phase === "growth" &&
  state.game.draft.length === 0;

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  hint: (state) => {
    if (!mayHint(state)) return state;
    const shown = hintOf(state);
    if (shown && !shown.found) return state;
    if (!shown) return withHint(state, { key: keyOf(state.game), step: 1, found: null });
    return withHint(state, shown.step < LAST_STEP ? { ...shown, step: shown.step + 1 } : null);
  },
  hinted: (state, { key, found }) =>
    state.study.hint?.key === key ? withHint(state, found && { ...state.study.hint, found }) : state,
};

/** @param {State} state @param {HintOnShow | null} hint @returns {State} */
const withHint = (state, hint) => ({ ...state, study: { ...state.study, hint } });
