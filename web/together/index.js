/** The door of games with a friend elsewhere. What is seen of them is behind views.js, which is loaded when it is first wanted. */

import { later } from "../ui/later.js";

export { isToBeDrawn, keyOfGame, waitingCount } from "./waiting.js";

export const dialog = later(
  () => import("./views.js"),
  ({ dialog }) => dialog,
);

/** No game with a friend: what a first frame knows of them. @type {import("./state.js").Together} */
export const NOBODY = {
  games: {},
  removed: null,
  page: "start",
  form: { host: 0, days: 0, clock: "", name: "" },
  begun: null,
  before: null,
  incoming: null,
  waiting: [],
  invited: null,
  wrong: null,
  adding: null,
  note: null,
  direct: null,
  asked: null,
};
