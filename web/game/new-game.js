/** The form for a new game: opponent and board; rules, clock and the rest under "More". */

import {
  CHARACTERS,
  COMPANION,
  characterOf,
  isCompanion,
  isOwn,
  levelName,
  ownOptions,
  plainLevel,
} from "./player-names.js";
import { DIRECTIONS } from "../board/hex.js";
import { portrait } from "../board/picture.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { choice, tick } from "../ui/choice.js";
import { bugIcon, icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { boardChoice } from "./board-choice.js";
import { clockSetup } from "./clock-setup.js";
import { ruleChoice } from "./rule-choice.js";
import { coloursFor } from "./seats.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./line.js").Player} Player */

/** @param {Context} context */
export function newGame(context) {
  const { state, startGame } = context;
  const submit = (/** @type {globalThis.Event} */ event) => {
    event.preventDefault();
    startGame();
  };
  const colours = coloursFor(state.setup.ruleset, state.settings);
  const names = colours.map((key) => t(`colour-${key}`));
  return html`<form class="setup" data-one=${colours[0]} data-two=${colours[1]} @submit=${submit}>
    ${opponents(context, names)}
    ${state.setup.seats.every(({ kind }) => kind === "person") ? atOneDevice(state.settings, (change) => context.act({ type: "settings", change })) : nothing}
    ${boardChoice(context)}
    <details class="rule-choice more" ?open=${isSpecial(context)}>
      <summary>${t("setup-more")}</summary>
      <div class="setup more-body">
        ${ruleChoice(context)}
        <fieldset>
          <legend>${t("players")}</legend>
          <div class="seats">${seat(context, 0, names[0])}${seat(context, 1, names[1])}</div>
        </fieldset>
        ${starters(context, names)} ${clockSetup(context)}
        ${button(t("setup-editor"), context.openEditor, { kind: "small" })}
      </div>
    </details>
    <div class="setup-end">
      ${state.game.turns.length && state.scene?.phase !== "over" ? html`<p>${t("setup-kept")}</p>` : nothing}
      <button class="button primary large" type="submit">${icons.plus}<span>${t("setup-start")}</span></button>
    </div>
  </form>`;
}

/** Does the game on the board have a choice that the form shows under "More"? @param {Context} context */
function isSpecial({ state: { game }, catalogue }) {
  const bots = game.seats.filter(({ kind }) => kind === "bot").length;
  return game.ruleset !== catalogue.rulesets[0].name || game.clock !== null || game.starts !== 0 || bots === 2;
}

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

/** The levels as bugs that grow. @type {readonly (readonly [q: number, r: number])[][]} */
const FACES = [
  [[0, 0]],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [1, 0],
    [0, 1],
    [0, 2],
    [-1, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [2, 1],
  ],
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [0, 2],
    [-1, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [0, 2],
  ],
  [[0, 0], ...DIRECTIONS],
  [
    [0, 0],
    [-1, 1],
    [0, 1],
    [1, 0],
    [2, 0],
  ],
];
/** The companion's face; a level without its own face has the one before. */
const FRIENDLY = FACES.length - 1;

/** The level that a first visit begins with. */
const PROPOSED = "nymph";

/** The opponent: a bot, or a friend at this device or elsewhere; other choices about the players are under "More". @param {Context} context @param {readonly string[]} names */
function opponents({ state, catalogue, act }, names) {
  const { setup, settings } = state;
  const { seats } = setup;
  const mine = seats[0].kind === "bot" && seats[1].kind === "person" ? 1 : 0;
  const other = seats[1 - mine];
  const set = (/** @type {Player} */ next, /** @type {0 | 1} */ me) => {
    /** @type {Player} */
    const person = { kind: "person" };
    act({ type: "setup", change: { seats: me === 0 ? [person, next] : [next, person] } });
  };
  const radio = (/** @type {Player} */ player, /** @type {boolean} */ chosen, /** @type {unknown} */ about = nothing) =>
    html`<input
      type="radio"
      name="opponent"
      title=${about}
      .checked=${seats[mine].kind === "person" && chosen}
      @change=${() => set(player, mine)}
    />`;
  const face = (/** @type {Player} */ { kind }, /** @type {number} */ number) =>
    portrait(
      FACES[number].map(([q, r]) => ({ q, r })),
      kind === "bot" ? /** @type {0 | 1} */ (1 - mine) : mine,
    );
  const card = (
    /** @type {Player} */ player,
    /** @type {[string, string]} */ [name, what],
    /** @type {number} */ number,
  ) =>
    html`<label class="radio opponent"
      >${radio(player, JSON.stringify(player) === JSON.stringify(other))}${face(player, number)}<span
        class="opponent-name"
        >${name}</span
      ><span class="opponent-what">${what}</span></label
    >`;
  const level = other.kind === "bot" ? plainLevel(other.level) : "";
  const of = catalogue.levels.length;
  const chip = (/** @type {string} */ name, /** @type {number} */ number) => {
    /** @type {Player} */
    const player = { kind: "bot", level: name };
    const strength = t("opponent-strength", { number: number + 1, of });
    return html`<label class="radio opponent-level"
      >${radio(player, level === name, strength)}${face(player, Math.min(number, FRIENDLY - 1))}<span
        class="opponent-name"
        >${levelName(catalogue, name)}</span
      ><span class="opponent-strength" .style=${`--strength: ${(100 * (number + 1)) / of}%`}></span>${
        name === PROPOSED && !settings.tools
          ? html`<span class="opponent-first">${t("opponent-first")}</span>`
          : nothing
      }</label
    >`;
  };
  const door = (
    /** @type {"together" | "bots"} */ name,
    /** @type {unknown} */ icon,
    /** @type {string} */ title,
    /** @type {string} */ what,
  ) =>
    html`<button
      class="radio opponent"
      type="button"
      @click=${() => {
        if (name === "together") act({ type: "together", change: { page: "start" } });
        act({ type: "dialog", name });
      }}
    >
      ${icon}<span class="opponent-name">${title}</span><span class="opponent-what">${what}</span>
    </button>`;
  return html`<fieldset>
      <legend>${t("setup-opponent")}</legend>
      <div class="opponent-levels">${catalogue.levels.map(({ name }, i) => chip(name, i))}</div>
      ${level && other.kind === "bot" ? nature(state, catalogue, other.level, (to) => set({ kind: "bot", level: to }, mine)) : nothing}
      <div class="opponents">
        ${card({ kind: "bot", level: COMPANION }, levelWords(catalogue, COMPANION), FRIENDLY)}
        ${state.bots.own.map(({ id }) => card({ kind: "bot", level: id }, levelWords(catalogue, id), 3))}
        ${card({ kind: "person" }, [t("settings-two"), t("settings-two.what")], 0)}
        ${door("together", icons.friends, t("setup-elsewhere"), t("setup-elsewhere.what"))}
        ${door("bots", icons.pencil, t("own-bots"), t("own-bots-card"))}
      </div>
    </fieldset>
    ${
      other.kind === "bot" && seats[mine].kind === "person"
        ? html`<fieldset>
            <legend>${t("setup-you")}</legend>
            <div class="choices">
              ${choice("you", names[0], mine === 0, () => set(other, 0))}${choice("you", names[1], mine === 1, () => set(other, 1))}
            </div>
          </fieldset>`
        : nothing
    }`;
}

/** What the chosen level overlooks, in plain words for a newcomer; for the strongest levels, what they prefer. @param {Context["state"]} state @param {Context["catalogue"]} catalogue @param {string} chosen @param {(level: string) => void} choose */
function nature({ settings }, catalogue, chosen, choose) {
  const plain = plainLevel(chosen);
  const level = catalogue.levels.find(({ name }) => name === plain);
  if (!level) return nothing;
  const own = characterOf(chosen);
  return html`<p class="opponent-nature" aria-live="polite">
      ${
        settings.tools
          ? t("opponent-nature", { level: levelName(catalogue, plain), what: levelWords(catalogue, chosen)[1] })
          : t("opponent-plain", {
              level: levelName(catalogue, plain),
              number: catalogue.levels.indexOf(level) + 1,
              of: catalogue.levels.length,
            })
      }
    </p>
    ${
      level.bot === "champion"
        ? html`<div class="choices opponent-characters" role="group" aria-label=${t("setup-character")}>
            ${choice("character", t("character-none"), !own, () => choose(plain))}
            ${CHARACTERS.map((each) => choice("character", t(`character-${each}`), own === each, () => choose(`${plain}:${each}`)))}
          </div>`
        : nothing
    }`;
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

/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */

/** A bot's name, and its nature: ["Ant", "overlooks turned twins"]. @param {Catalogue} catalogue @param {string} name @returns {[string, string]} */
const levelWords = (catalogue, name) => [levelName(catalogue, name), natureOf(catalogue, name)];

/** @param {Catalogue} catalogue @param {string} name */
function natureOf(catalogue, name) {
  if (isOwn(name)) return t("own-bots-yours");
  if (isCompanion(name)) return t("level-companion.what");
  const character = characterOf(name);
  if (character) return t(`character-${character}.what`);
  const level = catalogue.levels.find((each) => each.name === plainLevel(name));
  return level ? overlooks(level) : "";
}

/** What a level overlooks: it follows from its bot and limit. @param {Catalogue["levels"][number]} level */
const overlooks = ({ bot, limit }) => t(`overlooks-${bot}`, { nodes: limit.nodes ?? 0 });
