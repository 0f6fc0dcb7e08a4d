/** The second door of the embed: the parts that load with app/rest.js. */

import { later } from "../ui/later.js";
import { nothing } from "../ui/lit.js";
import { arriving } from "../ui/once.js";

/** @typedef {import("../app/state.js").State} State */

/** Messages, only for a page in another site. */
export const embedMessages = () => arriving(() => import("./messages.js"));
export { embedMode, frameMode, handlers } from "./state.js";

/** The words below the board come first, then the buttons. */
export const embedPanels = later(
  () => import("./view.js"),
  ({ embedPanels }) => embedPanels,
  (_, line) => ({ line, actions: nothing }),
);

/** @type {State["game"]["seats"]} */
const NOBODY = [
  { kind: "bot", level: "" },
  { kind: "bot", level: "" },
];

/** The state without marks for legal cells. @param {State} state @returns {State} */
export const stillState = (state) =>
  state.embed?.play ? state : { ...state, game: { ...state.game, seats: NOBODY }, paused: true };
