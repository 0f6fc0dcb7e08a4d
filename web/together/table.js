/** Takebacks by agreement between two people at one device. Pure. */

import { handlers as desk } from "../game/clock-state.js";
import { reviewing, takeBackCell, turnKeyOf } from "../game/line.js";
import { isAgreed } from "../game/seats.js";
import { endingHere } from "../game/select.js";
import { goToTurn, handlers as play } from "../game/state.js";
import { pruned } from "../game/tree.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {{type: "table-answer", agreed: boolean}} TableAction */

/** Whether there is an open request to take back the last turn; it ends with the game. @param {State} state */
export const isAsked = (state) =>
  isAgreed(state) && state.together.asked === turnKeyOf(state.game) && !reviewing(state.game) && !endingHere(state);

/** @param {State} state @param {State["together"]["asked"]} asked @returns {State} */
const asking = (state, asked) => ({ ...state, together: { ...state.together, asked } });

/** The game without its last turn. @param {Game} game @returns {Game} */
function shortened(game) {
  const turns = game.turns.slice(0, -1);
  return { ...game, tree: pruned(game.tree, game.turns), turns, cursor: turns.length, draft: [] };
}

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const tableHandlers = {
  "table-answer": (state, { agreed }) => {
    if (!isAsked(state)) return state;
    const answered = asking(state, null);
    return agreed ? goToTurn(answered, shortened(state.game)) : answered;
  },
};

/** An earlier position is only for looking, not for playing on. @param {State} state @returns {State} */
const lookOnly = (state) => ({ ...state, blocked: "look_only" });

/** @type {import("../app/state.js").Mode} */
export const tableMode = {
  on: isAgreed,
  handlers: {
    press: (state, action) =>
      reviewing(state.game) ? { ...lookOnly(state), focus: action.cell } : asking(play.press(state, action), null),
    swap: (state) => (reviewing(state.game) ? lookOnly(state) : play.swap(state)),
    "hand-in": (state, action) => (reviewing(state.game) ? lookOnly(state) : desk["hand-in"](state, action)),
    resume: (state) => state,
    delete: (state) => state, // it would take back a turn
    undo: (state) => {
      const { game } = state;
      if (game.draft.length) return { ...state, game: takeBackCell(game) };
      if (reviewing(game) || !game.turns.length) return state;
      if (endingHere(state)) return play.undo(state);
      return asking(state, turnKeyOf(game));
    },
  },
};
