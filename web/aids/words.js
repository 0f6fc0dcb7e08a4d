/** The aids in words: what each one that is on has to say of the position, and of the cell that is looked at. Pure. */

import { seatOf } from "../game/line.js";
import { en } from "../strings/en/index.js";
import { outlookOf, positionOf, studyOf } from "./position.js";
import { isOn, REGISTRY } from "./registry.js";
import { threatLine, threatsApply } from "./threats.js";
import { bugAt, kinOf } from "./twins.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Option} Option */
/** @typedef {import("./registry.js").View} View */

/** What the aids that are on say, in the order of their buttons. @param {State} state @param {Layout} layout @returns {{part: import("./registry.js").AidPart, text: string, view: View}[]} */
export function aidWords(state, layout) {
  const position = positionOf(state);
  const study = position && studyOf(state, position);
  const view = /** @type {View} */ ({ state, layout, position, study });
  const setup = position?.scene.phase === "setup";
  return REGISTRY.filter((part) => isOn(part, state)).map((part) => {
    const text = setup && part.afterSetup ? en.aids.setup : study || !part.studies ? part.words(view) : en.aids.wait;
    return { part, text, view };
  });
}

/** Of the cell that is looked at, if a growth there is not what there is to say: whose twin its bug is, or what is threatened. @param {State} state @param {Layout} layout */
export function lookWords(state, layout) {
  const position = positionOf(state);
  const cell = state.aim;
  if (!position || cell === null) return "";
  const looked = bugAt(position, cell);
  const study = state.settings.aids.threats && threatsApply(position) ? studyOf(state, position) : null;
  const name = (/** @type {number} */ each) => layout.cells[position.at(each)].shown;
  if (!looked) return study ? threatLine(position, study, layout, cell) : "";
  const kin = kinOf(position, looked).filter((bug) => bug !== looked);
  const names = (/** @type {boolean} */ own) =>
    kin.filter(({ side }) => (side === looked.side) === own).map(({ cells }) => name(cells[0]));
  const words = en.aids.twins.line(position.seat(looked.side), looked.size, names(false), names(true));
  const standing = study?.standings.find(({ cells }) => cells.join() === looked.cells.join());
  if (standing?.eaten_by.length)
    return `${words} ${en.aids.threats.danger(position.seat(1 - looked.side), standing.eaten_by.map(name))}`;
  return words;
}

/** How far a growth can eat, where it does not end with the first meal. @param {State} state @param {Layout} layout @param {Option} option */
function chainWords(state, layout, { cell, kind }) {
  const position = state.settings.aids.threats && kind !== "bonus" ? positionOf(state) : null;
  const study = position && studyOf(state, position);
  const threat = study?.threats[position?.scene.mover ?? 0].find((each) => each.cell === cell);
  return position && study && (threat?.steps.length ?? 0) > 1 ? threatLine(position, study, layout, cell) : "";
}

/** What the opponent could do after a growth, beside what the growth does. @param {State} state @param {Layout} layout @param {Option} option */
export function replyWords(state, layout, option) {
  const outlook = outlookOf(state, option.cell);
  if (!outlook || !state.scene) return chainWords(state, layout, option);
  if (outlook.reply.wins) return "";
  const { reply, cells } = outlook;
  const name = (/** @type {number} */ cell) => layout.cells[cell].shown;
  const rest = cells.slice(1).map(name).join("-");
  const other = seatOf(state.game, 1 - state.scene.mover);
  return en.aids.outlook.reply(
    other,
    reply.prey.map((bug) => bug.length),
    reply.eating.map(name),
    reply.stones,
    rest || null,
  );
}
