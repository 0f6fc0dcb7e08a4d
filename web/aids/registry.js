/** The aids' shapes and words, in the order of their buttons. A new aid is a file in this folder, a line here, one in buttons.js, and its words in strings/. */
import { aidIsOn } from "./buttons.js";
import { marks } from "./marks.js";
import { outlook } from "./outlook.js";
import { territory } from "./territory.js";
import { threats } from "./threats.js";
import { twins } from "./twins.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/shapes.js").Shape} Shape */
/**
 * What an aid needs to know.
 * @typedef {object} View
 * @property {State} state
 * @property {import("../board/layout.js").Layout} layout
 * @property {import("./position.js").AidedPosition} position
 * @property {import("../engine/protocol.js").AidFacts} facts the engine's facts, for the aids that need them
 */
/**
 * @typedef {object} AidPart
 * @property {string} id its name, as in buttons.js
 * @property {number} z shapes with a higher number are on top
 * @property {boolean} [needsFacts] whether it needs the engine's facts of the position
 * @property {boolean} [afterSetup] whether it shows nothing during set-up
 * @property {(state: State) => boolean} [on] whether it shows something; left out: whether the setting is on
 * @property {(view: View) => Shape[]} [ground] its shapes under the bugs
 * @property {(view: View) => Shape[]} [above] its shapes above them
 * @property {(view: View, add: (cell: number, words: string) => void) => void} [cellWords] its words in the names of cells
 * @property {(view: View) => string} words its words about the position
 * @property {(view: View) => string} [closer] the meaning of the signs that only a closer look shows, if there is no room for the legend
 * @property {(view: View, context: import("../app/context.js").Context) => unknown} legend samples of its signs
 */

/** @type {readonly AidPart[]} */
export const REGISTRY = [twins, threats, outlook, territory, marks];

/** @param {AidPart} part @param {State} state */
export const isOn = (part, state) => (part.on ? part.on(state) : aidIsOn(state, part.id));
