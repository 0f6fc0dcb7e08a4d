/** The form for a new game: opponent, board and clock; rules folded, and the rest under "More". */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { choice, tick } from "../ui/choice.js";
import { bugIcon, icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { boardChoice } from "./board-choice.js";
import { clockSetup } from "./clock-setup.js";
import { natureOf } from "./level-words.js";
import { opponents } from "./opponents.js";
import { arePeople } from "./line.js";
import { COMPANION, levelName, ownOptions, plainLevel } from "./player-names.js";
import { reveal, ruleChoice, summaryWhat, unusualRules } from "./rule-choice.js";
import { coloursFor } from "./seats.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./line.js").Player} Player */

/** @param {Context} context */
export function newGame(context) {
  const { state, startGame } = context;
  const table = state.learn?.putAside ?? state;
  const submit = (/** @type {globalThis.Event} */ event) => {
    event.preventDefault();
    const drawn = sideByLot(state.setup);
    if (drawn) context.act({ type: "setup", change: drawn });
    startGame();
  };
  const colours = coloursFor(state.setup.ruleset, state.settings);
  const people = arePeople(state.setup.seats);
  const names = colours.map((key) => t(`colour-${key}`));
  return html`<form class="setup" data-one=${colours[0]} data-two=${colours[1]} @submit=${submit}>
    ${opponents(context, names)}
    ${people ? [starters(context, names), atOneDevice(state.settings, (change) => context.act({ type: "settings", change }))] : nothing}
    ${boardChoice(context)} ${clockSetup(context)} ${ruleChoice(context)}
    <details class="rule-choice more" ?open=${isSpecial(state.settings.chosen ?? table.game)}>
      <summary @click=${reveal}><span>${t("setup-more")} ${summaryWhat(t("setup-more.what"))}</span></summary>
      <div class="setup more-body">
        <fieldset>
          <legend>${t("players")}</legend>
          <div class="seats">${seat(context, 0, names[0])}${seat(context, 1, names[1])}</div>
        </fieldset>
        ${people ? nothing : starters(context, names)}
        ${button(t("setup-editor"), context.openEditor, { kind: "small" })}
      </div>
    </details>
    <div class="setup-end">
      ${unusualRules(context)}
      ${table.game.turns.length && table.scene?.phase !== "over" ? html`<p>${t("setup-kept")}</p>` : nothing}
      <button class="button primary large" type="submit">${icons.plus}<span>${t("setup-start")}</span></button>
    </div>
  </form>`;
}

/** Against a bot a lot decides which side the reader plays, not only who starts. @param {import("./state.js").Setup} setup @returns {Partial<import("./state.js").Setup> | null} */
export function sideByLot({ seats, names, starts }) {
  if (starts !== "lots" || seats[0].kind === seats[1].kind) return null;
  const turned = Math.random() < 0.5;
  return turned ? { starts: 0, seats: [seats[1], seats[0]], names: [names[1], names[0]] } : { starts: 0 };
}

/** Do the players with whom the form begins have a choice that it shows under "More options"? Two people have who starts in sight, a reader against a bot has "Random". @param {Pick<import("./line.js").Game, "seats"> & {starts: import("./state.js").Setup["starts"]}} players */
const isSpecial = ({ seats, starts }) =>
  (starts === 1 && !arePeople(seats)) || seats.every(({ kind }) => kind === "bot");

/** @typedef {Pick<import("../app/state.js").Settings, "turning" | "edges" | "agreed">} TableSettings */

/** The choices for two people at one device. @param {TableSettings} settings @param {(change: Partial<TableSettings>) => void} set */
export function atOneDevice({ turning, edges, agreed }, set) {
  return html`<fieldset class="at-device">
    <legend>${t("settings-two")}</legend>
    ${tick(t("settings-turning"), turning, () => set({ turning: !turning }))}
    ${tick(t("settings-edges"), edges, () => set({ edges: !edges }))}
    ${tick(t("settings-agreed"), agreed, () => set({ agreed: !agreed }))}
  </fieldset>`;
}

/** @param {Context} context @param {readonly string[]} names */
function starters({ state, act }, names) {
  const { starts } = state.setup;
  const set = (/** @type {typeof starts} */ next) => act({ type: "setup", change: { starts: next } });
  return html`<fieldset>
    <legend>${t("setup-starts")}</legend>
    <div class="choices">
      ${choice("starts", names[0], starts === 0, () => set(0))}
      ${choice("starts", names[1], starts === 1, () => set(1))}
      ${choice("starts", t("setup-starts-random"), starts === "lots", () => set("lots"))}
    </div>
  </fieldset>`;
}

/** @param {Context} context @param {0 | 1} at @param {string} called its colour under the rules of the form */
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
                    html`<option value=${level.name} ?selected=${level.name === plainLevel(player.level)}>
                      ${levelName(catalogue, level.name)}
                    </option>`,
                )}
                <option value=${COMPANION} ?selected=${player.level === COMPANION}>
                  ${levelName(catalogue, COMPANION)}
                </option>
                ${ownOptions(state.bots.own, player.level)}
              </select></label
            >
            <p class="hint">${natureOf(catalogue, player.level)}</p>
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

/** The field for an optional name. @param {string} name @param {(name: string) => void} set */
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
