/** The form for a new game: by which rules, on which board, who plays, who starts. */

import { levelWords, ownOptions } from "./player-names.js";
import { t } from "../strings/index.js";
import { button, choice } from "../ui/button.js";
import { bugIcon, icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { boardChoice } from "./board-choice.js";
import { clockSetup } from "./clock-setup.js";
import { ruleChoice } from "./rule-choice.js";
import { coloursOf } from "./seats.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./line.js").Player} Player */

/** @param {Context} context */
export function newGame(context) {
  const { state, act, startGame } = context;
  const submit = (/** @type {globalThis.Event} */ event) => {
    event.preventDefault();
    startGame();
  };
  const colours = coloursOf(context.catalogue, state.setup.ruleset, state.settings.colours);
  const names = colours.map((key) => t(`colour-${key}`));
  return html`<form class="setup" data-one=${colours[0]} data-two=${colours[1]} @submit=${submit}>
    ${ruleChoice(context)} ${boardChoice(context)} ${button(t("setup-editor"), context.openEditor, { kind: "small" })}
    <fieldset>
      <legend>${t("players")}</legend>
      <div class="seats">${seat(context, 0, names[0])}${seat(context, 1, names[1])}</div>
    </fieldset>
    <fieldset>
      <legend>${t("setup-starts")}</legend>
      <div class="choices">
        ${choice("starts", names[0], state.setup.starts === 0, () => act({ type: "setup", change: { starts: 0 } }))}
        ${choice("starts", names[1], state.setup.starts === 1, () => act({ type: "setup", change: { starts: 1 } }))}
        ${choice("starts", t("setup-starts-random"), state.setup.starts === "lots", () => act({ type: "setup", change: { starts: "lots" } }))}
      </div>
    </fieldset>
    ${clockSetup(context)}
    <div class="setup-end">
      ${state.game.turns.length && state.scene?.phase !== "over" ? html`<p>${t("setup-kept")}</p>` : nothing}
      <button class="button primary large" type="submit">${icons.plus}<span>${t("setup-start")}</span></button>
    </div>
  </form>`;
}

/** @param {Context} context @param {0 | 1} at @param {string} called by the colour that the rules of the form give */
function seat({ state, catalogue, act }, at, called) {
  const player = state.setup.seats[at];
  const set = (/** @type {Player} */ next) =>
    act({ type: "setup", change: { seats: at === 0 ? [next, state.setup.seats[1]] : [state.setup.seats[0], next] } });
  const name = `seat-${at}`;
  return html`<div class=${`seat seat-${at}`} role="group" aria-label=${called}>
    <div class="seat-head">${bugIcon(at)}<span>${called}</span></div>
    <div class="choices">
      ${choice(name, t("player-person"), player.kind === "person", () => set({ kind: "person" }))}
      ${choice(name, t("setup-bot"), player.kind === "bot", () => set({ kind: "bot", level: catalogue.levels[1]?.name ?? catalogue.levels[0].name }))}
    </div>
    ${
      player.kind === "bot"
        ? html`<label class="level"
              >${t("setup-level")}
              <select
                @change=${(/** @type {globalThis.Event} */ event) => set({ kind: "bot", level: /** @type {HTMLSelectElement} */ (event.target).value })}
              >
                ${catalogue.levels.map(
                  (level) =>
                    html`<option value=${level.name} ?selected=${level.name === player.level}>
                      ${levelWords(catalogue, level.name).filter(Boolean).join(" – ")}
                    </option>`,
                )}
                ${ownOptions(state.bots.own, player.level)}
              </select></label
            >
            ${button(t("own-bots-open"), () => act({ type: "dialog", name: "bots" }), { kind: "small own-link" })}`
        : nameField(state.setup.names[at], (own) =>
            act({
              type: "setup",
              change: { names: at === 0 ? [own, state.setup.names[1]] : [state.setup.names[0], own] },
            }),
          )
    }
  </div>`;
}

/** Nobody has to have a name. @param {string} name @param {(name: string) => void} set */
const nameField = (name, set) =>
  html`<label class="level"
    >${t("setup-name")}
    <input
      class="field"
      maxlength="40"
      autocomplete="off"
      .value=${name}
      @change=${(/** @type {globalThis.Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).value)}
  /></label>`;
