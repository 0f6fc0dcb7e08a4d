/** What a bot does to the state: it thinks, has a turn, plays it cell by cell, or gives up. */

import { optionAt, play, playOn, QUIET } from "../app/state.js";
import { keyOf, playSwap, SWAP } from "../game/line.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Action} Action */

/** @param {State} state @param {Action} action @returns {State} */
export function reduceBot(state, action) {
  switch (action.type) {
    case "thinking":
      return { ...state, ...QUIET, thinking: { key: action.key, thought: null } };
    case "thought":
      return state.thinking?.key === action.key
        ? { ...state, thinking: { key: action.key, thought: action.thought } }
        : state;
    case "bot-turn":
      return action.key === keyOf(state.game) && !state.paused
        ? { ...state, thinking: null, steps: action.cells }
        : state;
    case "bot-gave-up":
      return state.thinking?.key === action.key ? { ...state, thinking: null, paused: true } : state;
    case "bot-step": {
      const [step, ...rest] = state.steps;
      if (step?.name === SWAP && state.scene?.swap) return { ...playOn(state, playSwap(state.game)), steps: [] };
      const option = step && optionAt(state, step.cell);
      return option
        ? { ...play(state, step.name, option.complete), steps: rest }
        : { ...state, steps: [], paused: true };
    }
    default:
      return state;
  }
}
