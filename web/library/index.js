/** The door of the library. */

export const MORE = 30;

/** A library that is not read yet, as the first frame has it. @type {import("./state.js").Library} */
export const NO_LIBRARY = {
  games: null,
  unread: 0,
  failed: null,
  lost: false,
  persisted: null,
  asked: false,
  wipes: false,
  filter: { text: "", result: "", opponent: "", played: "", rules: "", board: "", tag: "", folder: null },
  sort: "newest",
  shown: MORE,
  picked: [],
  edited: null,
  deleted: [],
  importing: null,
  report: null,
  wrong: null,
  leftOut: 0,
  tab: "games",
  progress: null,
  reviewing: null,
  losing: {},
};
