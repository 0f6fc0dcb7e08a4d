/** The aids' shapes and words load with app/rest.js, which a first frame does not wait for; before that, these functions add nothing. */

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {typeof import("./rest.js").shown} Shown */

/** @type {Shown | null} */
let late = null;
/** @type {import("../board/layout.js").AidsPaint} */
const NOTHING = { ground: [], above: [], drawing: false };

/** @param {Shown} shown */
export const joinAids = (shown) => {
  late = shown;
};

/** The board's picture with the shapes of the aids. @param {import("../board/layout.js").BoardPaint} paint @param {State} state @param {Layout} layout */
export const withAids = (paint, state, layout) => late?.withAids(paint, state, layout) ?? { ...paint, aids: NOTHING };

/** The words of the aids that are on. @param {State} state @param {Layout} layout */
export const aidWords = (state, layout) => late?.aidWords(state, layout) ?? [];

/** The same, in the line below the board. @param {State} state @param {Layout} layout @param {string} looked */
export const aidLine = (state, layout, looked) => late?.aidLine(state, layout, looked) ?? "";

/** Their words about the cell that the reader looks at. @param {State} state @param {Layout} layout */
export const lookWords = (state, layout) => late?.lookWords(state, layout) ?? "";

/** What the opponent could do after a growth. @param {State} state @param {Layout} layout @param {import("../engine/protocol.js").Option} option */
export const replyWords = (state, layout, option) => late?.replyWords(state, layout, option) ?? "";
