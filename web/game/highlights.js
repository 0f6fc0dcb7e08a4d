/** Highlights of a game: its longest chain, and the moment when the loser was closest to a win. */

import { seatOf, sideAt } from "./line.js";
import { seatName } from "./seats.js";
import { summariesOf } from "./select.js";
import { t } from "../strings/index.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {{side: 0 | 1, number: number, count: number}} Chain */
/** @typedef {{chains: Chain[], closest: {number: number, count: number} | null}} Highlights chains: each side's first one that ate the most; count: of bugs eaten, of cells left */

/**
 * The turn that ate the most, if it ate several bugs, of both sides if both ate as many; and the turn after which the loser had the fewest cells left, if that was closer to a win than the end.
 * @param {State} state @param {0 | 1} winner a side @returns {Highlights}
 */
export function highlights({ game }, winner) {
  const turns = summariesOf(game).map(({ ate, mobility }, i) => ({ number: i + 1, ate, left: mobility[1 - winner] }));
  const best = turns.reduce((most, turn) => Math.max(most, turn.ate), 0);
  const longest = turns.filter(({ ate }) => ate === best && ate > 1);
  const chains = /** @type {const} */ ([winner, 1 - winner]).flatMap((side) => {
    const first = longest.find(({ number }) => sideAt(game, number - 1) === side);
    return first ? [{ side: /** @type {0 | 1} */ (side), number: first.number, count: best }] : [];
  });
  const before = turns.slice(CLOSE_FROM, -1);
  const least = Math.min(...before.map(({ left }) => left));
  const closest = before.find(({ left }) => left === least);
  const close = closest && least <= CLOSE && least < turns[turns.length - 1].left;
  return {
    chains,
    closest: close ? { number: closest.number, count: least } : null,
  };
}

/** A player is close to winning only after this many turns, and with at most this many cells left. */
const [CLOSE_FROM, CLOSE] = [4, 4];

/** The highlights in words. @param {import("../app/context.js").Context} context @param {0 | 1} seat the winner's */
export function remembered({ state }, seat) {
  const { chains, closest } = highlights(state, seatOf(state.game, seat));
  if (!chains.length && !closest) return nothing;
  const loser = seatName(state, 1 - seat);
  return html`<p class="banner-facts">
    ${chains.length ? html`<span>${chainWords(state, chains)}</span>` : nothing}
    ${closest ? html`<span>${t("result-closest", { seat: loser, number: closest.number, count: closest.count })}</span>` : nothing}
  </p>`;
}

/** Whose chain was the longest; both sides' are named if they were equal. @param {State} state @param {readonly Chain[]} chains */
function chainWords(state, [{ side, number, count }, other]) {
  const seatOfSide = (/** @type {0 | 1} */ each) => seatName(state, seatOf(state.game, each));
  const seat = seatOfSide(side);
  if (!other) return t("result-chain", { seat, number, count });
  return t("result-chains", { seat, number, count, other: seatOfSide(other.side), then: other.number });
}
