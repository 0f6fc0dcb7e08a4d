/** What a game has that a link with its line alone leaves out. */

import { linkNow, readerName } from "./exchange.js";
import { isShared, mainLine, nameAt } from "./line.js";
import { isColourName } from "./seats.js";
import { branches } from "./tree-nodes.js";

/** @typedef {"variations" | "comments" | "names" | "result"} Beyond */

/** A friend's link has the names, and a lesson or puzzle is no game. @param {import("../app/state.js").State} state @returns {Beyond[]} */
export function beyondLine(state) {
  const { game, learn } = state;
  if (learn) return [];
  const all = [...branches(game.tree)];
  const named = (/** @type {0 | 1} */ seat) =>
    readerName(state, seat) || (nameAt(game, seat) && !isColourName(nameAt(game, seat)));
  const ended = game.headers.Result || (game.clock?.lost ?? null) !== null;
  /** @type {[Beyond, unknown][]} */
  const found = [
    ["variations", all.length - 1 > game.turns.length],
    ["comments", all.some(({ branch }) => branch.comment)],
    ["names", !isShared(game) && (named(0) || named(1))],
    ["result", ended && `${game.turns}` !== mainLine(game.tree)],
  ];
  return found.flatMap(([what, there]) => (there ? [what] : []));
}

/** The link that holds the whole game where it fits, else its line; nothing until the engine has written it. @param {import("../app/state.js").State} state */
export function fullLink(state) {
  const { record: written, game } = state;
  if (!beyondLine(state).length) return linkNow(state);
  return written?.game === game ? (written.link ?? linkNow(state)) : null;
}
