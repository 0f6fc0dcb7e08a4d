/** What the aids show and say, in the order of their buttons. A new aid is a file beside this one, a line here, one in buttons.js, and its words in strings/. */
import { aidIsOn } from "./buttons.js";
import { marks } from "./marks.js";
import { outlook } from "./outlook.js";
import { territory } from "./territory.js";
import { threats } from "./threats.js";
import { twins } from "./twins.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/shapes.js").Shape} Shape */
/**
 * What an aid shows and says something about.
 * @typedef {object} View
 * @property {State} state
 * @property {import("../board/layout.js").Layout} layout
 * @property {import("./position.js").AidedPosition} position
 * @property {import("../engine/protocol.js").AidFacts} facts what the engine found, for the aids that need it
 */
/**
 * @typedef {object} AidPart
 * @property {string} id its name, as its button has it
 * @property {number} z shapes of a higher number lie on top
 * @property {boolean} [needsFacts] it needs the engine's facts of the position
 * @property {boolean} [afterSetup] it has nothing to show while cells are blackened
 * @property {(state: State) => boolean} [on] does it show something? left out: if the setting is on
 * @property {(view: View) => Shape[]} [ground] what it draws under the bugs
 * @property {(view: View) => Shape[]} [above] what it draws over them
 * @property {(view: View, add: (cell: number, words: string) => void) => void} [cellWords] what it adds to the names of cells
 * @property {(view: View) => string} words what it says of the position
 * @property {(view: View) => string} [closer] what the signs mean that only a closer look shows, where there is no room for the legend
 * @property {(view: View) => unknown} legend samples of its signs
 */

/** @type {readonly AidPart[]} */
export const REGISTRY = [twins, threats, outlook, territory, marks];

/** @param {AidPart} part @param {State} state */
export const isOn = (part, state) => (part.on ? part.on(state) : aidIsOn(state, part.id));
