/** The aids in words: what each one that is on has to say of the position, and of the cell that is looked at. Pure. */

import { openOptions } from "../game/select.js";
import { seatOf } from "../game/line.js";
import { en } from "../strings/en/index.js";
import { outlookOf, studyOf, subjectOf } from "./position.js";
import { growingCount } from "./territory.js";
import { threatsApply, threatsAt } from "./threats.js";
import { bugAt, kinOf } from "./twins.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Study} Study */
/** @typedef {import("../engine/protocol.js").Option} Option */
/** @typedef {import("./position.js").Subject} Subject */
/** @typedef {import("./aids.js").Aid | "marks"} Topic */

/** What the aids that are on say, in the order of their buttons. @param {State} state @param {Layout} layout @returns {{topic: Topic, text: string}[]} */
export function aidWords(state, layout) {
  const { aids } = state.settings;
  const subject = subjectOf(state);
  const study = subject && studyOf(state, subject);
  const told = (/** @type {(subject: Subject, study: Study) => string} */ words) =>
    subject && study ? words(subject, study) : en.aids.wait;
  const setup = subject?.scene.phase === "setup";
  /** @type {{topic: Topic, text: string}[]} */
  const said = [];
  if (aids.twins) said.push({ topic: "twins", text: told((on, of) => twinWords(on, of)) });
  if (aids.threats)
    said.push({ topic: "threats", text: setup ? en.aids.setup : told((on, of) => threatWords(on, of, layout)) });
  if (aids.outlook)
    said.push({
      topic: "outlook",
      text: openOptions(state).length && !state.editor ? en.aids.outlook.all : en.aids.outlook.none,
    });
  if (aids.territory) said.push({ topic: "territory", text: setup ? en.aids.setup : told(territoryWords) });
  if (state.aids.drawing || state.aids.strokes.length) said.push({ topic: "marks", text: markWords(state, layout) });
  return said;
}

/** @param {Subject} subject @param {Study} study */
function twinWords({ scene }, { twins }) {
  if (scene.bugs.length === 0) return en.aids.twins.none;
  const names = new Set(twins.filter((each) => each.twins.length).map(({ mark }) => mark.name));
  return en.aids.twins.onBoth([...names].sort());
}

/** @param {Subject} subject @param {Study} study @param {Layout} layout */
function threatWords(subject, { threats, standings }, { cells }) {
  const { scene, seat, at } = subject;
  if (!threatsApply(subject)) return scene.phase === "over" ? en.aids.overWords : en.aids.threats.half;
  const sides = [scene.mover, 1 - scene.mover].map((side) => {
    const from = threats[side].map(({ cell }) => cells[at(cell)].shown);
    return en.aids.threats.could(
      seat(side),
      side === scene.mover,
      from,
      Math.max(0, ...threats[side].map((each) => each.stones)),
    );
  });
  const safe = standings.filter(({ safety }) => safety === "safe").map((bug) => cells[at(bug.cells[0])].shown);
  return [...sides, ...(safe.length ? [en.aids.threats.safe(safe)] : [])].join(" ");
}

/** @param {Subject} subject @param {Study} study */
function territoryWords(subject, study) {
  const { only, both, nobody, limit } = study.territory;
  const bySeat = /** @type {[number, number]} */ (
    subject.seat(0) === 0 ? [only[0].length, only[1].length] : [only[1].length, only[0].length]
  );
  return `${en.aids.territory.cells(bySeat, both.length, nobody.length)} ${en.aids.territory.bugs(limit, growingCount(subject, study))}`;
}

/** @param {State} state @param {Layout} layout */
function markWords({ aids }, { cells }) {
  const { arrow, ring, drawn, all } = en.aids.marks;
  const name = (/** @type {number} */ cell) => cells[cell]?.shown ?? "";
  const marks = aids.strokes.map(({ from, to }) => (from === to ? ring(name(from)) : arrow(name(from), name(to))));
  return marks.length ? drawn(marks) : all;
}

/** Of the cell that is looked at, if a growth there is not what there is to say: whose twin its bug is, or what is threatened. @param {State} state @param {Layout} layout */
export function lookWords(state, layout) {
  const subject = subjectOf(state);
  const cell = state.aim;
  if (!subject || cell === null) return "";
  const looked = bugAt(subject, cell);
  const study = state.settings.aids.threats && threatsApply(subject) ? studyOf(state, subject) : null;
  const name = (/** @type {number} */ each) => layout.cells[subject.at(each)].shown;
  if (!looked) return study ? threatLine(subject, study, layout, cell) : "";
  const kin = kinOf(subject, looked).filter((bug) => bug !== looked);
  const names = (/** @type {boolean} */ own) =>
    kin.filter(({ side }) => (side === looked.side) === own).map(({ cells }) => name(cells[0]));
  const words = en.aids.twins.line(subject.seat(looked.side), looked.size, names(false), names(true));
  const standing = study?.standings.find(({ cells }) => cells.join() === looked.cells.join());
  if (standing?.eaten_by.length)
    return `${words} ${en.aids.threats.danger(subject.seat(1 - looked.side), standing.eaten_by.map(name))}`;
  return words;
}

/** @param {Subject} subject @param {Study} study @param {Layout} layout @param {number} cell */
function threatLine(subject, study, layout, cell) {
  const threats = threatsAt(subject, study, cell).filter((threat) => subject.at(threat.cell) === cell);
  const name = (/** @type {number} */ each) => layout.cells[subject.at(each)].shown;
  return threats
    .map((threat) =>
      en.aids.threats.line(
        subject.seat(threat.side),
        [threat.cell, ...threat.steps.map((step) => step.cell)].map(name),
        threat.stones,
      ),
    )
    .join(" ");
}

/** How far a growth can eat, where it does not end with the first meal. @param {State} state @param {Layout} layout @param {Option} option */
function chainWords(state, layout, { cell, kind }) {
  const subject = state.settings.aids.threats && kind !== "bonus" ? subjectOf(state) : null;
  const study = subject && studyOf(state, subject);
  const threat = study?.threats[subject?.scene.mover ?? 0].find((each) => each.cell === cell);
  return subject && study && (threat?.steps.length ?? 0) > 1 ? threatLine(subject, study, layout, cell) : "";
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
