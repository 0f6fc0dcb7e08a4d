/** Highlights of a game: its longest chain, and the moment when the loser was closest to a win. */

import { seatOf, sideAt } from "./line.js";
import { seatName } from "./seats.js";
import { summariesOf } from "./select.js";
import { t } from "../strings/index.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {{chain: {side: 0 | 1, number: number, count: number} | null, closest: {number: number, count: number} | null}} Highlights count: of bugs eaten, of cells left */

/**
 * The turn that ate the most, if it ate several bugs; and the turn after which the loser had the fewest cells left, if that was closer to a win than the end.
 * @param {State} state @param {0 | 1} winner a side @returns {Highlights}
 */
export function highlights({ game }, winner) {
  const turns = summariesOf(game).map(({ ate, mobility }, i) => ({ number: i + 1, ate, left: mobility[1 - winner] }));
  const best = turns.reduce((most, turn) => Math.max(most, turn.ate), 0);
  const chains = turns.filter(({ ate }) => ate === best && ate > 1);
  const chain = chains.find(({ number }) => sideAt(game, number - 1) === winner) ?? chains[0];
  const before = turns.slice(CLOSE_FROM, -1);
  const least = Math.min(...before.map(({ left }) => left));
  const closest = before.find(({ left }) => left === least);
  const close = closest && least <= CLOSE && least < turns[turns.length - 1].left;
  return {
    chain: chain ? { side: sideAt(game, chain.number - 1), number: chain.number, count: chain.ate } : null,
    closest: close ? { number: closest.number, count: least } : null,
  };
}

/** A player is close to winning only after this many turns, and with at most this many cells left. */
const [CLOSE_FROM, CLOSE] = [4, 4];

/** The highlights in words. @param {import("../app/context.js").Context} context @param {0 | 1} seat the winner's */
export function remembered({ state }, seat) {
  const { chain, closest } = highlights(state, seatOf(state.game, seat));
  if (!chain && !closest) return nothing;
  const eater = chain ? seatName(state, seatOf(state.game, chain.side)) : "";
  const loser = seatName(state, 1 - seat);
  return html`<p class="banner-facts">
    ${chain ? html`<span>${t("result-chain", { seat: eater, number: chain.number, count: chain.count })}</span>` : nothing}
    ${closest ? html`<span>${t("result-closest", { seat: loser, number: closest.number, count: closest.count })}</span>` : nothing}
  </p>`;
}
