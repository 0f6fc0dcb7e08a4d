/** No game with a friend: what a first frame knows of them. */

/** @type {import("./state.js").Together} */
export const NOBODY = {
  games: {},
  page: "start",
  form: { host: 0, days: 0, clock: "", name: "" },
  begun: null,
  incoming: null,
  waiting: [],
  invited: null,
  wrong: null,
  adding: null,
  note: null,
  direct: null,
  asked: null,
};
