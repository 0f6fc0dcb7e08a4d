/** Resigning to a bot: the dialog that asks once more. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html } from "../ui/lit.js";
import { seatOf } from "./line.js";

/** @typedef {import("../app/context.js").Context} Context */

/** The bot's side. @param {Context["state"]["game"]} game */
const botOf = (game) => seatOf(game, game.seats[0].kind === "bot" ? 0 : 1);

/** @param {Context} context */
export const resign = ({ state, act }) =>
  html`<div class="report">
    <p>${t("resign-counts")}</p>
    <div class="setup-end">
      ${button(t("together-resign-sure"), () => act({ type: "resign", result: `${"xo"[botOf(state.game)]} wins by resignation` }))}
      ${button(t("resign-not"), () => act({ type: "dialog", name: null }), { kind: "primary" })}
    </div>
  </div>`;
