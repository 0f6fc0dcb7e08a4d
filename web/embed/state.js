/** Whether the page is in another site's frame, and the form that makes the HTML for one. */

/** @typedef {import("../app/state.js").State} State */
/** play: readers may play on @typedef {{play: boolean}} Embed */
/** @typedef {{play: boolean, size: keyof typeof SIZES}} Snippet */
/** @typedef {{type: "snippet", change: Partial<Snippet>}} EmbedAction */

/** Width and height of a frame. */
export const SIZES = /** @type {const} */ ({ small: [240, 300], medium: [400, 480], large: [640, 720] });

/** @type {Snippet} */
export const SNIPPET = { play: false, size: "medium" };

/** `?embed` shows a game, `?embed=play` lets readers play on. @param {string} search of the address @returns {Embed | null} */
export function embedOf(search) {
  const value = new URLSearchParams(search).get("embed");
  return value === null ? null : { play: value === "play" };
}

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  snippet: (state, { change }) => ({ ...state, snippet: { ...state.snippet, ...change } }),
};

/** If readers may not play, a press only moves the focus. @type {import("../app/state.js").Mode} */
export const embedMode = {
  on: ({ embed }) => embed !== null && !embed.play,
  handlers: { press: (state, { cell }) => ({ ...state, focus: cell }) },
};

/** Keys begin no other game in a frame, and ask for no hint, whose button is not there. @type {import("../app/state.js").Mode} */
export const frameMode = {
  on: ({ embed }) => embed !== null,
  handlers: {
    hint: (state) => state,
    dialog: (state, { name }) => (name === "new" ? state : { ...state, dialog: name }),
  },
};
