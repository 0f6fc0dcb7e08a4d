/** Resigning to a bot, to a friend elsewhere, or to the other person at this device: the dialog that asks once more. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html } from "../ui/lit.js";
import { arePeople, seatOf, sideAt } from "./line.js";
import { nameOf, wholeResult } from "./result.js";
import { seatName } from "./seats.js";
import { isContest, isOver } from "./select.js";

/** @typedef {import("../app/context.js").Context} Context */

/** The side that then wins: the bot's or the friend's, or that of the person who is not to move. @param {Context["state"]["game"]} game */
const winnerOf = (game) =>
  arePeople(game.seats) ? 1 - sideAt(game, game.turns.length) : seatOf(game, game.seats[0].kind === "person" ? 1 : 0);

/** @param {Context} context */
export const resign = ({ state, act }) => {
  const { game } = state;
  if (isOver(state)) return html`<p>${wholeResult(state)}</p>`; // the other side's turn came while the dialog asked
  const winner = winnerOf(game);
  const [seat, other] = [winner, 1 - winner].map((side) => seatName(state, seatOf(game, side)));
  const friend = isContest(state) && game.seats.find((seat) => seat.kind === "friend");
  /** A letter takes one entry at a time: the button waits for a turn that is being added. */
  const sure = () => {
    if (!friend) return act({ type: "resign", result: `${"xo"[winner]} wins by resignation` });
    act({ type: "dialog", name: null });
    act({ type: "letter-entry", key: friend.key, entry: "resign" });
  };
  return html`<div class="report resign">
    <p>
      ${friend ? t("resign-you", { seat: nameOf(state, seatOf(game, winner)) }) : arePeople(game.seats) ? t("resign-people", { seat, other }) : t("resign-counts")}
    </p>
    <div class="setup-end">
      ${button(t("together-resign-sure"), sure, { off: !!friend && !!state.together.adding })}
      ${button(t("resign-not"), () => act({ type: "dialog", name: null }), { kind: "primary" })}
    </div>
  </div>`;
};
