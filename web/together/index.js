/** The door of games with a friend elsewhere. Their views are in views.js, which loads when it is first needed. */

import { later } from "../ui/later.js";

export { isToBeDrawn, keyOfGame, waitingCount } from "./waiting.js";

export const dialog = later(
  () => import("./views.js"),
  ({ dialog }) => dialog,
);

/** The slice without games with a friend, as the first frame has it. @type {import("./state.js").Together} */
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
