/** A player's time: the reserve, and the turn's own; the one that runs is large. */

import { t } from "../strings/index.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { clockWords, SHORT } from "./clock.js";
import { seatOf } from "./line.js";

/** @param {import("../app/context.js").Context} context @param {0 | 1} seat */
export function clock({ state: { game, time } }, seat) {
  if (!game.clock) return nothing;
  if (!time) return html`<span class="clock">–:––</span>`;
  const side = seatOf(game, seat);
  const mine = time.side === side;
  const turn = clockWords(mine ? time.turn_left : time.control.turn);
  const short = mine && time.left !== null && time.left <= SHORT;
  const runs = mine && time.turn_left === 0 ? time.left : null; // the reserve
  const reserve = clockWords(runs ?? time.reserves[side]);
  const large = (/** @type {string} */ words) => html`<b>${short ? icons.why : nothing}${words}</b>`;
  const word = html`<span class="clock-word">${t("clock-in-reserve")}</span>`;
  const kind = `clock${mine && time.running ? " running" : ""}${short ? " short" : ""}`;
  return html`<span class=${kind} role="timer" aria-label=${t("clock-spoken", { turn, reserve })}
    >${
      !time.control.reserve
        ? large(turn)
        : runs === null
          ? html`<span class="clock-rest">${reserve} ${word} +</span>${large(turn)}`
          : html`${large(reserve)}<span class="clock-rest">${word} + ${turn}</span>`
    }</span
  >`;
}
