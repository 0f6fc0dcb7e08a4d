/** What aids show and say of a position comes with what the first frame does not need (app/rest.js): before, it is nothing. */

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

/** What the aids add to the board's picture. @param {import("../board/layout.js").BoardPaint} paint @param {State} state @param {Layout} layout */
export const withAids = (paint, state, layout) => late?.withAids(paint, state, layout) ?? { ...paint, aids: NOTHING };

/** What the aids that are on say. @param {State} state @param {Layout} layout */
export const aidWords = (state, layout) => late?.aidWords(state, layout) ?? [];

/** What they say of the cell that is looked at. @param {State} state @param {Layout} layout */
export const lookWords = (state, layout) => late?.lookWords(state, layout) ?? "";

/** What the opponent could do after a growth. @param {State} state @param {Layout} layout @param {import("../engine/protocol.js").Option} option */
export const replyWords = (state, layout, option) => late?.replyWords(state, layout, option) ?? "";
