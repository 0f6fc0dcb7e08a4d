/** A player's time: the turn's own, and the reserve. */

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
  const reserve = clockWords(time.reserves[side]);
  const short = mine && time.left !== null && time.left <= SHORT;
  const runs = mine && time.turn_left === 0 && time.left !== null ? clockWords(time.left) : null; // the reserve
  const kind = `clock${mine && time.running ? " running" : ""}${short ? " short" : ""}`;
  return html`<span class=${kind} role="timer" aria-label=${t("clock-spoken", { turn, reserve: runs ?? reserve })}
    ><b>${short ? icons.why : nothing}${runs ?? turn}</b
    >${time.control.reserve ? html`<span class="clock-reserve">${runs === null ? html`+ ${reserve} <span class="clock-word">${t("clock-in-reserve")}</span>` : t("clock-in-reserve")}</span>` : nothing}</span
  >`;
}
