/** Resigning to a bot: the button next to undo and redo, and the dialog that asks once more. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";
import { seatOf } from "./line.js";
import { finished } from "./select.js";

/** @typedef {import("../app/context.js").Context} Context */

const FLAG = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M6 21V4M6 4.500h12l-2.500 4 2.500 4H6" />
</svg>`;

/** May the reader resign? Both have played, and the game goes on. @param {Context["state"]} state */
function mayResign(state) {
  const { game, study } = state;
  const { seats, turns } = game;
  const alone = seats.some(({ kind }) => kind === "bot") && seats.some(({ kind }) => kind === "person");
  return alone && turns.length > 1 && !study.open && !finished(state);
}

/** The bot's side. @param {Context["state"]["game"]} game */
const botOf = (game) => seatOf(game, game.seats[0].kind === "bot" ? 0 : 1);

/** @param {Context} context */
export const toResign = ({ state, act }) =>
  mayResign(state)
    ? button(t("together-resign"), () => act({ type: "dialog", name: "resign" }), {
        icon: FLAG,
        kind: "icon-only",
      })
    : nothing;

/** @param {Context} context */
export const resign = ({ state, act }) =>
  html`<div class="report">
    <p>${t("resign-counts")}</p>
    <div class="setup-end">
      ${button(t("together-resign-sure"), () => act({ type: "resign", result: `${"xo"[botOf(state.game)]} wins by resignation` }))}
      ${button(t("resign-not"), () => act({ type: "dialog", name: null }), { kind: "primary" })}
    </div>
  </div>`;
