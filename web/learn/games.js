/** The games in which lessons and puzzles are: two people at the table, from a position on. And which puzzle is today's. */
import { UNPLAYED } from "../game/line.js";
import { dailyOf, dayOf } from "./progress.js";
import { book } from "./puzzle-book.js";

/** @param {string} board @param {string} ruleset @param {string} text @param {0 | 1} mover @returns {import("../game/line.js").Game} */
export const gameAt = (board, ruleset, text, mover) => ({
  ruleset,
  board,
  start: { text, mover, setup: 0 },
  seats: [{ kind: "person" }, { kind: "person" }],
  starts: 0,
  headers: {},
  clock: null,
  ...UNPLAYED,
});

export const dailyNumber = () => dailyOf(dayOf(new Date()), book.length) + 1;
