/** The key that turns the board by one step, as readers know it from other sites; a mirrored board stays mirrored. */

import { ORIENTATIONS } from "../board/settings.js";

/** @typedef {{type: "turn-board"}} TurnAction */

const TURNS = ORIENTATIONS / 2;

/** @satisfies {Partial<import("./state.js").Handlers>} */
export const handlers = {
  "turn-board": (state) => {
    const now = state.settings.orientation;
    const orientation = now - (now % TURNS) + ((now + 1) % TURNS);
    return { ...state, settings: { ...state.settings, orientation } };
  },
};
