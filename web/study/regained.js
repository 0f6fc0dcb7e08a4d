/** A won game in which the reader had given the win away: the reader's mistake comes before the other side's. Pure. */

import { seatHere, seatOf } from "../game/line.js";
import { conclusionOf } from "./conclusion.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Review} Review */
/** @typedef {import("../engine/protocol.js").Finding} Finding */

/** The reader's side against a bot or a friend elsewhere; null: in another game. @param {Pick<State, "game">} state @returns {number | null} */
export function readerOf({ game }) {
  const persons = game.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const alone = persons.length === 1 ? persons[0] : null;
  const here = seatHere(game) ?? alone;
  return [0, 1].find((side) => seatOf(game, side) === here) ?? null;
}

/**
 * The reader's last turn that gave the better position away, and the other side's that gave it back.
 * @param {State} state @param {Review} found @returns {{finding: Finding, back: Finding, sure: boolean} | null}
 */
export function regainedIn(state, found) {
  const said = conclusionOf(found);
  const reader = readerOf(state);
  if (said?.kind !== "losing" || reader === null || said.finding.side === reader) return null;
  const finding = found.findings.findLast(
    ({ side, ply, annotation, better, best, kept }) =>
      side === reader && ply < said.finding.ply && annotation && better && best > 0.5 && kept < 0.5,
  );
  if (!finding) return null;
  const sure = said.sure && finding.proven && finding.best === 1 && finding.kept === 0;
  return { finding, back: said.finding, sure };
}

/** The mistake that the first sentence is about; that sentence says everything about it. @param {State} state @param {Review} found */
export function concluded(state, found) {
  const said = conclusionOf(found);
  if (said?.kind === "losing") return regainedIn(state, found)?.finding ?? said.finding;
  return said?.kind === "slipped" ? said.worst : null;
}
