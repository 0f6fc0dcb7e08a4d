/** The aids in words: the sentences of each aid that is on, about the position and the cell that the reader looks at. Pure. */

import { seatOf } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { sizeWords } from "../game/shape-names.js";
import { few, joined, t } from "../strings/index.js";
import { aidIsOn } from "./buttons.js";
import { outlookOf, positionOf, factsOf } from "./position.js";
import { isOn, REGISTRY } from "./registry.js";
import { threatLine, threatsApply } from "./threats.js";
import { bugAt, kinOf } from "./twins.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Option} Option */
/** @typedef {import("./registry.js").View} View */

/** The words of the aids that are on, in the order of their buttons. @param {State} state @param {Layout} layout @returns {{part: import("./registry.js").AidPart, text: string, view: View}[]} */
export function aidWords(state, layout) {
  const position = positionOf(state);
  const facts = position && factsOf(state, position);
  const view = /** @type {View} */ ({ state, layout, position, facts });
  const setup = position?.scene.phase === "setup";
  return REGISTRY.filter((part) => isOn(part, state)).map((part) => {
    const text =
      setup && part.afterSetup ? t("aids-setup") : facts || !part.needsFacts ? part.words(view) : t("one-moment");
    return { part, text, view };
  });
}

/** The words of the aids in the line below the board, for windows without a legend. @param {State} state @param {Layout} layout @param {string} looked what the line says about the cell looked at, if anything */
export function aidLine(state, layout, looked) {
  if (state.learn || state.embed) return "";
  const said = aidWords(state, layout).filter(({ part, text }) => text && part.id !== "marks"); // the line says how to draw
  if (!looked)
    return joined(
      said.map(({ part, text }) => t("aids-line", { aid: t(`aid-${part.id}`), words: text })),
      "space",
    );
  const more = said.flatMap(({ part, view }) => (view.facts && view.position && part.closer?.(view)) || []);
  return more.length ? joined([looked, ...more], "space") : "";
}

/** The words about the cell that the reader looks at, if it is not a legal growth: whose twin its bug is, or what is threatened. @param {State} state @param {Layout} layout */
export function lookWords(state, layout) {
  const position = positionOf(state);
  const cell = state.aim;
  if (!position || cell === null) return "";
  const looked = bugAt(position, cell);
  const facts = aidIsOn(state, "threats") && threatsApply(position) ? factsOf(state, position) : null;
  const name = (/** @type {number} */ each) => layout.cells[position.at(each)].shown;
  if (!looked) return facts ? threatLine({ state, position, facts, layout }, cell) : "";
  const kin = kinOf(position, looked).filter((bug) => bug !== looked);
  const names = (/** @type {boolean} */ own) =>
    kin.filter(({ side }) => (side === looked.side) === own).map(({ cells }) => name(cells[0]));
  const words = twinLine(seatName(state, position.seat(looked.side)), sizeWords(looked), names(false), names(true));
  const standing = facts?.standings.find(({ cells }) => cells.join() === looked.cells.join());
  if (!standing?.eaten_by.length) return words;
  const seat = seatName(state, position.seat(1 - looked.side));
  return joined([words, t("threats-danger", { seat, cells: few(standing.eaten_by.map(name)) })], "space");
}

/** @param {import("../strings/words.js").Argument} seat @param {import("../strings/words.js").Argument} size @param {readonly string[]} twins @param {readonly string[]} friends */
function twinLine(seat, size, twins, friends) {
  const words = twins.length ? t("twins-bug-twins", { seat, size, twins: few(twins) }) : t("twins-bug", { seat, size });
  if (!friends.length) return words;
  return joined([words, t("twins-bug-friends", { friends: few(friends), count: friends.length })], "space");
}

/** How far a growth can eat, if it can eat more than one meal. @param {State} state @param {Layout} layout @param {Option} option */
function chainWords(state, layout, { cell, kind }) {
  const position = aidIsOn(state, "threats") && kind !== "bonus" ? positionOf(state) : null;
  const facts = position && factsOf(state, position);
  const threat = facts?.threats[position?.scene.mover ?? 0].find((each) => each.cell === cell);
  return position && facts && (threat?.steps.length ?? 0) > 1
    ? threatLine({ state, position, facts, layout }, cell)
    : "";
}

/** What the opponent could do after a growth, in addition to what the growth does. @param {State} state @param {Layout} layout @param {Option} option */
export function replyWords(state, layout, option) {
  const outlook = outlookOf(state, option.cell);
  const chain = aidIsOn(state, "outlook") ? "" : chainWords(state, layout, option);
  const name = (/** @type {number} */ cell) => layout.cells[cell].shown;
  const rest = outlook?.cells.slice(1).map(name) ?? [];
  // That a cell loses at once is said of the option itself, and not in a puzzle.
  if (!outlook || !state.scene || (outlook.reply.wins && (!rest.length || state.learn))) return chain;
  const { reply } = outlook;
  const seat = seatName(state, seatOf(state.game, 1 - state.scene.mover));
  const words = reply.wins
    ? t("outlook-reply-wins", { seat })
    : reply.prey.length
      ? t("outlook-reply", { seat, cells: few(reply.eating.map(name)), most: reply.stones })
      : t("outlook-reply-none", { seat });
  return joined([chain, rest.length ? t("outlook-with-bonus", { bonus: rest, reply: words }) : words], "space");
}
