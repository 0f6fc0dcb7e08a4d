/** The aids that are on, the facts and outlooks that the engine found for them, and the player's marks. */

import { without } from "../game/state.js";
import { AIDS_OFF, BUTTONS, isOffered } from "./buttons.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./buttons.js").Aid} Aid */
/** @typedef {import("../engine/protocol.js").AidFacts} AidFacts */
/** @typedef {import("../engine/protocol.js").Outlook} Outlook */
/** @typedef {import("../board/shapes.js").Ink} Ink */
/** @typedef {import("../board/shapes.js").Stroke} Stroke */
/**
 * @typedef {object} AidsState
 * @property {{key: string, facts: AidFacts, finished: boolean} | null} facts of the position with that key
 * @property {{key: string | null, found: readonly Outlook[]}} outlooks
 * @property {readonly Stroke[]} strokes of the position on the board
 * @property {Record<string, readonly Stroke[]>} drawn those of other positions
 * @property {boolean} drawing whether the player's presses draw instead of playing
 * @property {number | null} from the cell where a stroke began, by key or by tap
 * @property {Ink} ink
 */
/**
 * @typedef {{type: "aid", aid: Aid, more?: boolean} | {type: "drawing"} | {type: "stroke-ink", ink: Ink} | {type: "clear-strokes"}
 *   | {type: "stroke", from: number, to: number, ink?: Ink} | {type: "stroke-at", cell: number, ink?: Ink}
 *   | {type: "facts", key: string, facts: AidFacts, finished: boolean}
 *   | {type: "outlooks", key: string, found: readonly Outlook[]}} AidsAction
 */

/** @type {AidsState} */
export const NO_AIDS = {
  facts: null,
  outlooks: { key: null, found: [] },
  strokes: [],
  drawn: {},
  drawing: false,
  from: null,
  ink: 0,
};

/** @param {State} state @param {Partial<AidsState>} change @returns {State} */
export const withAidsState = (state, change) => ({ ...state, aids: { ...state.aids, ...change } });

/** Who uses the aids need not read that there are new ones, and looks at the whole board: the cell that a first tap chose would be played by a second. @param {State} state @returns {State} */
const regarding = (state) => ({
  ...state,
  notices: without(state.notices, "new_tools"),
  chosen: null,
  aim: state.chosen === null ? state.aim : null,
});

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  // One at a time, unless the reader asks for more: several are hard to read. Their words take the place of a refusal's.
  aid: (state, { aid, more = state.settings.severalAids }) => {
    if (BUTTONS.some((button) => button.id === aid && !isOffered(state, button)))
      return { ...state, blocked: "no_aids" };
    const on = !state.settings.aids[aid];
    const aids = { ...(on && !more ? AIDS_OFF : state.settings.aids), [aid]: on };
    return regarding({ ...state, refusal: null, settings: { ...state.settings, aids } });
  },
  facts: (state, { key, facts, finished }) => withAidsState(state, { facts: { key, facts, finished } }),
  outlooks: (state, { key, found }) => withAidsState(state, { outlooks: { key, found } }),
  drawing: (state) => withAidsState(regarding(state), { drawing: !state.aids.drawing, from: null }),
  "stroke-ink": (state, { ink }) => withAidsState(state, { ink }),
  "clear-strokes": (state) => withAidsState(state, { strokes: [], from: null }),
  stroke: (state, { from, to, ink = state.aids.ink }) => drawStroke(state, { from, to, ink }),
  "stroke-at": strokeAt,
};

/** While the player draws, a press draws. @type {import("../app/state.js").Mode} */
export const drawingMode = {
  on: (state) => state.aids.drawing,
  handlers: { press: (state, { cell }) => strokeAt({ ...state, focus: cell }, { cell }) },
};

/** The first cell begins a stroke, the second ends it. @param {State} state @param {{cell: number, ink?: Ink}} action @returns {State} */
function strokeAt(state, { cell, ink = state.aids.ink }) {
  const { from } = state.aids;
  return from === null ? withAidsState(state, { from: cell }) : drawStroke(state, { from, to: cell, ink });
}

/** The same stroke drawn again is removed; in another ink, it changes. @param {State} state @param {Stroke} stroke @returns {State} */
function drawStroke(state, { from, to, ink }) {
  const { strokes } = state.aids;
  const others = strokes.filter((each) => each.from !== from || each.to !== to);
  const same = strokes.some((each) => each.from === from && each.to === to && each.ink === ink);
  return withAidsState(state, { strokes: same ? others : [...others, { from, to, ink }], from: null });
}
