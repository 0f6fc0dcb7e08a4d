/** A reader who comes back to a board without a stone. */

import { isShared } from "../game/line.js";
import { resultFor } from "./state.js";

/** @typedef {import("../app/state.js").State} State */

/** Has a reader who has finished a game before no stone on the board? @param {State} state */
export const isReturning = ({ settings, game, learn, editor, study, together }) =>
  !!settings.tools &&
  !(game.tree.next.length || game.draft.length || game.start || game.clock) &&
  !(learn || editor || study.open || together.direct || isShared(game));

/** The reader's last game, if it has ended without a review. @param {State["library"]} library */
export function lastUnreviewed({ games }) {
  const own = (games ?? []).filter((entry) => ["won", "lost"].includes(resultFor(entry)));
  const last = own.sort((one, other) => one.kept - other.kept).at(-1);
  return last && !last.reviewed ? last : null;
}
