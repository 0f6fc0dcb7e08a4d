/** What helps the eye: which aids are on, what the engine said for them, and the marks that the reader draws. */

import { current, openOptions } from "../app/state.js";
import { keyOf } from "../game/line.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Action} Action */
/** @typedef {import("./aids.js").Aid} Aid */
/** @typedef {import("../engine/protocol.js").Study} Study */
/** @typedef {import("../engine/protocol.js").Outlook} Outlook */
/** @typedef {0 | 1 | 2 | 3} Ink */
/** A ring, or an arrow if it ends on another cell. @typedef {{from: number, to: number, ink: Ink}} Stroke */
/**
 * @typedef {object} See
 * @property {{key: string, study: Study, finished: boolean} | null} study of the position with that key
 * @property {{key: string | null, found: readonly Outlook[]}} outlooks
 * @property {readonly Stroke[]} strokes
 * @property {boolean} drawing the reader's presses draw, instead of playing
 * @property {number | null} from where a stroke was begun, by key or by tap
 * @property {Ink} ink
 */
/**
 * @typedef {{type: "aid", aid: Aid} | {type: "drawing"} | {type: "stroke-ink", ink: Ink} | {type: "clear-strokes"}
 *   | {type: "stroke", from: number, to: number, ink?: Ink} | {type: "stroke-at", cell: number, ink?: Ink}
 *   | {type: "studied", key: string, study: Study, finished: boolean}
 *   | {type: "outlooks", key: string, found: readonly Outlook[]}} SeeAction
 */

/** @type {See} */
export const NOTHING_SEEN = {
  study: null,
  outlooks: { key: null, found: [] },
  strokes: [],
  drawing: false,
  from: null,
  ink: 0,
};

/** What becomes of an action that is the eye's business; null if it is none of its. @param {State} state @param {Action} action @returns {State | null} */
export function reduceSee(state, action) {
  const { see, settings } = state;
  switch (action.type) {
    case "aid": {
      const aids = { ...settings.aids, [action.aid]: !settings.aids[action.aid] };
      return { ...state, settings: { ...settings, aids } };
    }
    case "studied": {
      const { key, study, finished } = action;
      return { ...state, see: { ...see, study: { key, study, finished } } };
    }
    case "outlooks":
      return { ...state, see: { ...see, outlooks: { key: action.key, found: action.found } } };
    case "press":
      return pressed(state, action);
    default: {
      const drawn = draw(see, action);
      return drawn && { ...state, see: drawn };
    }
  }
}

/** @param {See} see @param {Action} action @returns {See | null} */
function draw(see, action) {
  switch (action.type) {
    case "drawing":
      return { ...see, drawing: !see.drawing, from: null };
    case "stroke-ink":
      return { ...see, ink: action.ink };
    case "clear-strokes":
      return { ...see, strokes: [], from: null };
    case "stroke":
      return {
        ...see,
        strokes: stroked(see.strokes, { from: action.from, to: action.to, ink: action.ink ?? see.ink }),
        from: null,
      };
    case "stroke-at": {
      const ink = action.ink ?? see.ink;
      if (see.from === null) return { ...see, from: action.cell };
      return { ...see, strokes: stroked(see.strokes, { from: see.from, to: action.cell, ink }), from: null };
    }
    default:
      return null;
  }
}

/** Drawing the same once more takes it away; in another ink, it changes. @param {readonly Stroke[]} strokes @param {Stroke} stroke */
function stroked(strokes, { from, to, ink }) {
  const others = strokes.filter((each) => each.from !== from || each.to !== to);
  const same = strokes.some((each) => each.from === from && each.to === to && each.ink === ink);
  return same ? others : [...others, { from, to, ink }];
}

/**
 * While the reader draws, a press draws. Where no pointer hovers, the first touch of a cell shows what it leads to, the second plays.
 * @param {State} state @param {{cell: number, touch?: boolean}} press @returns {State | null}
 */
function pressed(state, { cell, touch }) {
  if (state.see.drawing) return reduceSee({ ...state, focus: cell }, { type: "stroke-at", cell });
  const looks = touch && state.settings.aids.outlook && state.aim !== cell && !state.editor;
  if (!looks || (current(state) && !openOptions(state).some((option) => option.cell === cell))) return null;
  return { ...state, refusal: null, hindrance: null, aim: cell, focus: cell };
}

/** Strokes are about one position: they go with it. @param {State} before @param {State} state @returns {State} */
export function wiped(before, state) {
  const { see } = state;
  if (see.strokes.length === 0 && see.from === null) return state;
  const same = placeOf(before) === placeOf(state) && (before.editor === null) === (state.editor === null);
  return same ? state : { ...state, see: { ...see, strokes: [], from: null } };
}

/** The position at the start of the turn. @param {State} state */
const placeOf = ({ game }) => keyOf({ ...game, draft: [] });
