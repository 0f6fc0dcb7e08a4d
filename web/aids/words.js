/** The aids in words: what each one that is on has to say of the position, and of the cell that is looked at. Pure. */

import { openOptions } from "../app/state.js";
import { seatOf } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { compare, few, t } from "../strings/index.js";
import { outlookOf, studyOf, subjectOf } from "./subject.js";
import { growingCount } from "./territory.js";
import { threatsApply, threatsAt } from "./threats.js";
import { bugAt, kinOf } from "./twins.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/model.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Study} Study */
/** @typedef {import("../engine/protocol.js").Option} Option */
/** @typedef {import("./subject.js").Subject} Subject */
/** @typedef {import("./aids.js").Aid | "marks"} Topic */

/** What the aids that are on say, in the order of their buttons. @param {State} state @param {Layout} layout @returns {{topic: Topic, text: string}[]} */
export function aidWords(state, layout) {
  const { aids } = state.settings;
  const subject = subjectOf(state);
  const study = subject && studyOf(state, subject);
  const told = (/** @type {(subject: Subject, study: Study) => string} */ words) =>
    subject && study ? words(subject, study) : t("one-moment");
  const setup = subject?.scene.phase === "setup";
  /** @type {{topic: Topic, text: string}[]} */
  const said = [];
  if (aids.twins) said.push({ topic: "twins", text: told((on, of) => twinWords(on, of)) });
  if (aids.threats)
    said.push({
      topic: "threats",
      text: setup ? t("aids-setup") : told((on, of) => threatWords(state, on, of, layout)),
    });
  if (aids.outlook)
    said.push({
      topic: "outlook",
      text: openOptions(state).length && !state.editor ? t("outlook-hint") : t("outlook-none"),
    });
  if (aids.territory)
    said.push({ topic: "territory", text: setup ? t("aids-setup") : told((on, of) => territoryWords(state, on, of)) });
  if (state.see.drawing || state.see.strokes.length) said.push({ topic: "marks", text: markWords(state, layout) });
  return said;
}

/** @param {Subject} subject @param {Study} study */
function twinWords({ scene }, { twins }) {
  if (scene.bugs.length === 0) return t("twins-none");
  const names = new Set(twins.filter((each) => each.twins.length).map(({ mark }) => mark.name));
  return names.size ? t("twins-both", { shapes: few([...names].sort(compare)) }) : t("twins-no-both");
}

/** @param {State} state @param {Subject} subject @param {Study} study @param {Layout} layout */
function threatWords(state, subject, { threats, standings }, { cells }) {
  const { scene, seat, at } = subject;
  if (!threatsApply(subject)) return scene.phase === "over" ? t("aids-over") : t("threats-half");
  const sides = [scene.mover, 1 - scene.mover].map((side) => {
    const from = threats[side].map(({ cell }) => cells[at(cell)].shown);
    const [who, now] = [seatName(state, seat(side)), side === scene.mover];
    if (!from.length) return t(now ? "threats-none-now" : "threats-none-later", { seat: who });
    const most = Math.max(...threats[side].map((each) => each.stones));
    return t(now ? "threats-now" : "threats-later", { seat: who, cells: few(from), most });
  });
  const safe = standings.filter(({ safety }) => safety === "safe").map((bug) => cells[at(bug.cells[0])].shown);
  return [...sides, ...(safe.length ? [t("threats-safe", { bugs: few(safe) })] : [])].join(" ");
}

/** @param {State} state @param {Subject} subject @param {Study} study */
function territoryWords(state, subject, study) {
  const { only, both, nobody, limit } = study.territory;
  const [one, two] = subject.seat(0) === 0 ? only : [only[1], only[0]];
  const [growing, other] = growingCount(subject, study);
  const [firstSeat, secondSeat] = [seatName(state, 0), seatName(state, 1)];
  const cells = t("territory-cells", {
    firstSeat,
    secondSeat,
    first: one.length,
    second: two.length,
    both: both.length,
    neither: nobody.length,
  });
  return `${cells} ${t("territory-bugs", { limit, firstSeat, secondSeat, first: growing, second: other })}`;
}

/** @param {State} state @param {Layout} layout */
function markWords({ see }, { cells }) {
  const name = (/** @type {number} */ cell) => cells[cell]?.shown ?? "";
  const marks = see.strokes.map(({ from, to }) =>
    from === to ? t("marks-ring", { cell: name(from) }) : t("marks-arrow", { from: name(from), to: name(to) }),
  );
  return marks.length ? t("marks-drawn", { marks }) : t("marks-all");
}

/** Of the cell that is looked at, if a growth there is not what there is to say: whose twin its bug is, or what is threatened. @param {State} state @param {Layout} layout */
export function lookWords(state, layout) {
  const subject = subjectOf(state);
  const cell = state.aim;
  if (!subject || cell === null) return "";
  const looked = bugAt(subject, cell);
  const study = state.settings.aids.threats && threatsApply(subject) ? studyOf(state, subject) : null;
  const name = (/** @type {number} */ each) => layout.cells[subject.at(each)].shown;
  if (!looked) return study ? threatLine(state, subject, study, layout, cell) : "";
  const kin = kinOf(subject, looked).filter((bug) => bug !== looked);
  const names = (/** @type {boolean} */ own) =>
    kin.filter(({ side }) => (side === looked.side) === own).map(({ cells }) => name(cells[0]));
  const words = twinLine(seatName(state, subject.seat(looked.side)), looked.size, names(false), names(true));
  const standing = study?.standings.find(({ cells }) => cells.join() === looked.cells.join());
  if (standing?.eaten_by.length)
    return `${words} ${t("threats-danger", {
      seat: seatName(state, subject.seat(1 - looked.side)),
      cells: few(standing.eaten_by.map(name)),
    })}`;
  return words;
}

/** @param {import("../strings/words.js").Argument} seat @param {number} size @param {readonly string[]} twins @param {readonly string[]} friends */
function twinLine(seat, size, twins, friends) {
  const words = twins.length ? t("twins-bug-twins", { seat, size, twins: few(twins) }) : t("twins-bug", { seat, size });
  if (!friends.length) return words;
  return `${words} ${t("twins-bug-friends", { friends: few(friends), count: friends.length })}`;
}

/** @param {State} state @param {Subject} subject @param {Study} study @param {Layout} layout @param {number} cell */
function threatLine(state, subject, study, layout, cell) {
  const threats = threatsAt(subject, study, cell).filter((threat) => subject.at(threat.cell) === cell);
  const name = (/** @type {number} */ each) => layout.cells[subject.at(each)].shown;
  return threats
    .map((threat) =>
      t("threats-line", {
        seat: seatName(state, subject.seat(threat.side)),
        turn: [threat.cell, ...threat.steps.map((step) => step.cell)]
          .map(name)
          .reduce((before, next) => t("threats-then", { before, cell: next })),
        count: threat.stones,
      }),
    )
    .join(" ");
}

/** How far a growth can eat, where it does not end with the first meal. @param {State} state @param {Layout} layout @param {Option} option */
function chainWords(state, layout, { cell, kind }) {
  const subject = state.settings.aids.threats && kind !== "bonus" ? subjectOf(state) : null;
  const study = subject && studyOf(state, subject);
  const threat = study?.threats[subject?.scene.mover ?? 0].find((each) => each.cell === cell);
  return subject && study && (threat?.steps.length ?? 0) > 1 ? threatLine(state, subject, study, layout, cell) : "";
}

/** What the opponent could do after a growth, beside what the growth does. @param {State} state @param {Layout} layout @param {Option} option */
export function replyWords(state, layout, option) {
  const outlook = outlookOf(state, option.cell);
  if (!outlook || !state.scene) return chainWords(state, layout, option);
  if (outlook.reply.wins) return "";
  const { reply, cells } = outlook;
  const name = (/** @type {number} */ cell) => layout.cells[cell].shown;
  const rest = cells.slice(1).map(name).join("-");
  const seat = seatName(state, seatOf(state.game, 1 - state.scene.mover));
  const words = reply.prey.length
    ? t("outlook-reply", { seat, cells: few(reply.eating.map(name)), most: reply.stones })
    : t("outlook-reply-none", { seat });
  return rest ? t("outlook-with-bonus", { bonus: rest, reply: words }) : words;
}
