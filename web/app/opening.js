/**
 * A page that a link opened shows an empty board until the link is read and its invitation is answered or closed: the reader's own game
 * would look like what the friend sent. Pure, except for the effect.
 */

import { UNPLAYED } from "../game/line.js";
import { NO_MOVES } from "../game/state.js";
import { knownLinks } from "../game/text-effects.js";
import { idIn, isFriendsLink, sharedOf, unescaped } from "../together/rest.js";
import { ADDRESS } from "../learn/rest.js";
import { beginning } from "./beginning.js";

/** @typedef {import("./state.js").State} State */

/** The link that opens the page, unless it leads to the game on the board. @param {State} state @param {string} text the fragment of the address */
export function openingLink(state, text) {
  const id = sharedOf(state)?.letter.id;
  return !text || ADDRESS.test(text) || knownLinks(state).includes(text) || (id && id === idIn(text)) ? null : text;
}

/** The state that the page shows. @param {State} state @param {(board: string) => number} cellsOf @returns {State} */
export function shownState(state, cellsOf) {
  const { opening, dialog } = state;
  if (opening === null || state.learn || state.editor) return state;
  const [board] = unescaped(opening)
    .replace(/^[xo]:/, "")
    .split(",");
  const { game } = beginning();
  return {
    ...state,
    game: { ...game, ...UNPLAYED, board: cellsOf(board) ? board : game.board, seats: PEOPLE },
    scene: null,
    sceneKey: null,
    unconfirmed: null,
    refusal: null,
    aim: null,
    blocked: isFriendsLink(opening) ? (dialog === "together" ? "invited" : "letter") : "link",
  };
}

/** @type {State["game"]["seats"]} */
const PEOPLE = [{ kind: "person" }, { kind: "person" }];

/** Meanwhile a press only moves the focus: it would play in a game that is not shown. @type {import("./state.js").Mode} */
export const openingMode = {
  on: ({ opening, learn, editor }) => opening !== null && !learn && !editor,
  handlers: { press: (state, { cell }) => ({ ...state, focus: cell }), undo: (state) => state, ...NO_MOVES },
};

/** Whether a link is being read, or its invitation is in sight. @param {State} state */
const isOpening = ({ incomingLink, together, dialog }) =>
  incomingLink !== null || together.incoming !== null || dialog === "together";

/** @param {import("./effects.js").Store} store */
export const openingEffect = (store) => (/** @type {State} */ state) => {
  if (state.opening !== null && !isOpening(state)) store.dispatch({ type: "opened" });
};

/** @satisfies {Partial<import("./state.js").Handlers>} */
export const handlers = { opened: (state) => ({ ...state, opening: null }) };
