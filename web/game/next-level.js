/** What the end of a game offers: the next level after a win; after several losses in a row or a clear one, the level below, in one line. */

import { restarted } from "./again.js";
import { levelName, plainLevel } from "./player-names.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./line.js").Player} Player */

/** The level of the game's bot, and the one `by` places from it in the list of levels. @param {Context} context @param {1 | -1} by */
function levelFrom({ state, catalogue }, by) {
  const bot = state.game.seats.find(({ kind }) => kind === "bot");
  const at = catalogue.levels.findIndex(({ name }) => bot?.kind === "bot" && plainLevel(bot.level) === name);
  const next = at < 0 ? undefined : catalogue.levels[at + by];
  return { level: catalogue.levels[at]?.name ?? "", next: next?.name ?? null };
}

/** The same game against another level. @param {Context} context @param {string} level */
function against({ state, act }, level) {
  const other = (/** @type {Player} */ seat) => (seat.kind === "bot" ? { ...seat, level } : seat);
  const [one, two] = state.game.seats;
  act({ type: "new-game", game: { ...restarted(state.game), seats: [other(one), other(two)] } });
}

/** After a win: the next level; null: there is none. @param {Context} context */
export function harder(context) {
  const { next } = levelFrom(context, 1);
  if (!next) return null;
  const level = levelName(context.catalogue, next);
  return button(t("result-next", { level }), () => against(context, next), { kind: "primary" });
}

/** The number of lost games in a row after which an easier bot is offered. */
const MANY_LOSSES = 3;

/** The level below, and whether the reader lost many games in a row; null: there is none. @param {Context} context */
function lower(context) {
  const { level, next } = levelFrom(context, -1);
  const lost = context.state.library.losing[level] ?? 0;
  if (!next) return null;
  return { level, next, lost, many: lost >= MANY_LOSSES };
}

/** After some losses in a row: the level below. Under a clock there are no hints, and the bot has their place among the buttons. @param {Context} context */
export function easier(context) {
  const found = lower(context);
  if (!found?.many) return nothing;
  const { clock } = context.state.game;
  const words = { count: found.lost, level: levelName(context.catalogue, found.level) };
  return html`<p class="banner-offer">
    <span>${clock ? t("result-losses-clock", words) : t("result-losses", words)}</span>
    ${clock ? nothing : toLevel(context, found.next, "small")}
  </p>`;
}

/** After a clear loss, with more than half of the cells left, or many under a clock: the level below, among the other buttons. @param {Context} context */
export function gentler(context) {
  const found = lower(context);
  const { state, layout } = context;
  const clear = (state.scene?.result?.margin ?? 0) > layout.cells.length / 2;
  const here = found?.many ? state.game.clock : clear;
  return found && here ? toLevel(context, found.next, found.many ? "" : "gentler") : nothing;
}

/** @param {Context} context @param {string} next @param {string} kind */
const toLevel = (context, next, kind) =>
  button(t("result-easier", { level: levelName(context.catalogue, next) }), () => against(context, next), { kind });
