/** The names of the players: people, the engine's levels, the user's bots. */

import { t } from "../strings/index.js";
import { html, nothing } from "../ui/lit.js";
import { nameAt } from "./line.js";
import { isColourName } from "./seats.js";

/** @typedef {import("../app/context.js").Context} Context */

/** The prefix that marks a user's bot in place of a level's name. */
export const OWN = "own:";

/** @param {string} level */
export const isOwn = (level) => level.startsWith(OWN);

/** The bot that is about as strong as the reader; in a game a colon and its strength follow. */
export const COMPANION = "companion";

/** The companion's strength before the first game shows the reader's. */
export const STRANGER = 400;

/** @param {string} level */
export const isCompanion = (level) => level.split(":")[0] === COMPANION;

/** A game that begins: a companion gets its current strength. @template {{seats: readonly import("./line.js").Player[]}} G @param {G} game @param {number} strength @returns {G} */
export function fitted(game, strength) {
  const isOpen = (/** @type {import("./line.js").Player} */ player) =>
    player.kind === "bot" && isCompanion(player.level);
  if (!game.seats.some(isOpen)) return game;
  const fit = (/** @type {import("./line.js").Player} */ player) =>
    isOpen(player) ? { ...player, level: `${COMPANION}:${strength}` } : player;
  return { ...game, seats: game.seats.map(fit) };
}

/** @param {string} id */
export const titleOf = (id) => (isOwn(id) ? id.slice(OWN.length) : id);

/** What the champion may prefer among nearly equal turns: the name follows its level and a colon. */
export const CHARACTERS = /** @type {const} */ (["patient", "hungry", "builder"]);

/** A level without its character. @param {string} level */
export const plainLevel = (level) => (characterOf(level) ? level.split(":")[0] : level);

/** @param {string} level */
export const characterOf = (level) => CHARACTERS.find((each) => !isOwn(level) && level.split(":")[1] === each);

/** The name of a bot. @param {Context["catalogue"]} catalogue @param {string} name */
export function levelName(catalogue, name) {
  if (isOwn(name)) return titleOf(name);
  if (isCompanion(name)) return t("level-companion");
  const [plain, character] = [plainLevel(name), characterOf(name)];
  if (!catalogue.levels.some((each) => each.name === plain)) return name;
  const level = t(`level-${plain}`);
  return character ? t("bot-character", { level, character: t(`character-${character}`) }) : level;
}

/** The name in a record; "" if it is only a colour. @param {string} name */
const knownName = (name) => (isColourName(name) ? "" : name);

/** @param {Pick<Context, "state" | "catalogue">} context @param {0 | 1} seat */
export function playerWords({ state, catalogue }, seat) {
  const player = state.game.seats[seat];
  return player.kind === "bot"
    ? { kind: "bot", name: levelName(catalogue, player.level) }
    : { kind: player.kind, name: knownName(nameAt(state.game, seat)) };
}

/** The user's bots, to choose from like the levels. @param {readonly import("../bots/state.js").Own[]} own @param {string} chosen a chosen bot is listed even if it is gone */
export function ownOptions(own, chosen) {
  const all =
    isOwn(chosen) && !own.some(({ id }) => id === chosen) ? [...own, { id: chosen, title: titleOf(chosen) }] : own;
  if (!all.length) return nothing;
  return html`<optgroup label=${t("own-bots")}>
    ${all.map(({ id, title }) => html`<option value=${id} ?selected=${id === chosen}>${title}</option>`)}
  </optgroup>`;
}
