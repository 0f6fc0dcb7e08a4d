/** The conclusion of a review: who could still have won and how, or why there was no chance, and the turns that decided the game. Pure. */

/** @typedef {import("../engine/protocol.js").Review} Review */
/** @typedef {import("../engine/protocol.js").Finding} Finding */
/**
 * losing: the turn that gave away the last chance (`sure`: proven; `last`: the loser's last turn); never: lost from the
 * start; slipped: no single turn lost it (`worst`: the loser's turn that cost the most, `next` the one that cost the most after it; `since`: the turns after which the end is proven); open: the game is not over (`winner`: the
 * side that wins from here, if that is proven; `marked`: some turns gave something away).
 * @typedef {{kind: "losing", finding: Finding, sure: boolean, last: boolean} | {kind: "never", winner: 0 | 1}
 *   | {kind: "slipped", winner: 0 | 1, worst: Finding | null, next: Finding | null, since: number} | {kind: "open", winner: 0 | 1 | null, marked: boolean}} Conclusion
 */

/** @param {import("../engine/protocol.js").Point} point a proven one @returns {0 | 1} */
const sideOf = ({ chance }) => (chance > 0.5 ? 0 : 1);

/** The place of the last point at which it is not proven that a side wins; -1: it is proven from the start. @param {readonly import("../engine/protocol.js").Point[]} points @param {number} winner */
export const lastOpen = (points, winner) => points.findLastIndex((point) => !point.proven || sideOf(point) !== winner);

/** How much of the chance of winning a turn gave away. @param {Finding} finding */
const cost = ({ best, kept }) => best - kept;

/** @param {Review} found @returns {Conclusion | null} null: unknown until the review has found it */
export function conclusionOf(found) {
  const { findings, points, losing, certain, finished } = found;
  const finding = findings.find(({ ply }) => ply === losing);
  // A game that was mostly lost before its last chance was not lost by that turn.
  if (finding?.better && (certain || finding.best >= 0.5)) {
    const last = !findings.some(({ side, ply }) => side === finding.side && ply > finding.ply);
    return { kind: "losing", finding, sure: certain, last };
  }
  if (!finished) return null;
  const winner = /** @type {0 | 1 | null} */ (found.winner);
  if (winner === null) {
    const end = points.at(-1);
    const marked = findings.some(({ annotation }) => annotation);
    return { kind: "open", winner: end?.proven ? sideOf(end) : null, marked };
  }
  const since = points[lastOpen(points, winner) + 1].ply;
  if (since === 0) return { kind: "never", winner };
  const [worst = null, next = null] = slipsOf(findings, winner);
  return { kind: "slipped", winner, worst, next: next?.annotation ? next : null, since };
}

/** The side that wins from the start, if that is proven and no conclusion says it. @param {Review} found @returns {0 | 1 | null} */
export function winnerAtStart(found) {
  const start = found.points.find(({ ply }) => ply === 0);
  return start?.proven && conclusionOf(found)?.kind !== "never" ? sideOf(start) : null;
}

/** The loser's turns that cost something, the costliest first. @param {readonly Finding[]} findings @param {0 | 1} winner */
const slipsOf = (findings, winner) =>
  findings
    .filter((each) => each.side !== winner && each.better && cost(each) > 0)
    .sort((one, other) => cost(other) - cost(one));

/**
 * At most `most` of the costliest mistakes, those of the reader's side first, in the order of the game.
 * @param {readonly Finding[]} findings @param {number} most @param {number | null} [reader]
 */
export function mistakes(findings, most, reader = null) {
  const others = (/** @type {Finding} */ { side }) => Number(reader !== null && side !== reader);
  return findings
    .filter(({ annotation }) => annotation)
    .sort((one, other) => others(one) - others(other) || cost(other) - cost(one) || other.ply - one.ply)
    .slice(0, most)
    .sort((one, other) => one.ply - other.ply);
}
