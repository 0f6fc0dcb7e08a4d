/** What the aids add to the board's picture: shapes on its ground and above it, which bugs step back, and words to the cells' names. Pure. */
import { en } from "../strings/en/index.js";
import { outlookShapes, priceShapes } from "./outlook.js";
import { strokeShapes } from "../board/strokes.js";
import { outlookOf, outlooksOf, regarded, studyOf, subjectOf } from "./position.js";
import { growingShapes, landOf, landShapes } from "./territory.js";
import { threatShapes, threatsApply } from "./threats.js";
import { bugAt, kinOf, litShapes, markShapes, twinsOf } from "./twins.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").BoardPaint} BoardPaint */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Study} Study */
/** @typedef {import("./position.js").Subject} Subject */
/** @typedef {import("../board/shapes.js").Shape} Shape */
/** @typedef {{ground: readonly Shape[], above: readonly Shape[], drawing: boolean}} AidsPaint */

/** @param {BoardPaint} paint @param {State} state @param {Layout} layout @returns {BoardPaint & {aids: AidsPaint}} */
export function withAids(paint, state, layout) {
  const subject = subjectOf(state);
  const fits =
    subject !== null && layout.cells.length === (state.editor ? layout.cells.length : subject.scene.stones.length);
  const { drawing } = state.aids;
  if (!fits) return { ...paint, aids: { ground: [], above: [], drawing } };
  const study = studyOf(state, subject);
  const words = cellWords(state, layout, subject, study);
  const kin = kinCells(state, subject);
  return {
    ...paint,
    cells: paint.cells.map((cell, i) =>
      words[i].length ? { ...cell, label: `${cell.label}, ${words[i].join(", ")}` } : cell,
    ),
    bugs: kin ? paint.bugs.map((bug) => ({ ...bug, dimmed: !kin.has(bug.cells[0]) })) : paint.bugs,
    aids: { ground: groundOf(state, layout, subject, study), above: aboveOf(state, layout, subject, study), drawing },
  };
}

/** The cells of the lit bugs, if there are several. @param {State} state @param {Subject} subject */
function kinCells(state, subject) {
  const looked = bugAt(subject, regarded(state));
  const kin = looked ? kinOf(subject, looked) : [];
  return kin.length > 1 ? new Set(kin.flatMap(({ cells }) => cells.map(subject.at))) : null;
}

/** @param {State} state @param {Layout} layout @param {Subject} subject @param {Study | null} study */
function groundOf({ settings }, layout, subject, study) {
  return study && settings.aids.territory && subject.scene.phase !== "setup" ? landShapes(subject, layout, study) : [];
}

/** @param {State} state @param {Layout} layout @param {Subject} subject @param {Study | null} study */
function aboveOf(state, layout, subject, study) {
  const { aids } = state.settings;
  const looked = bugAt(subject, regarded(state));
  const outlook = outlookOf(state, state.aim);
  return [
    ...(looked ? litShapes(subject, layout, looked) : []),
    ...(study && aids.threats && threatsApply(subject) && !outlook
      ? threatShapes(subject, layout, study, regarded(state))
      : []),
    ...(study && aids.territory && subject.scene.phase !== "setup" ? growingShapes(subject, layout, study) : []),
    ...(study && aids.twins ? markShapes(subject, layout, study) : []),
    ...(outlook
      ? outlookShapes(subject, layout, outlook)
      : looked
        ? []
        : priceShapes(subject, layout, outlooksOf(state))),
    ...strokeShapes(state.aids, layout),
  ];
}

/** What each cell is called beside its own name. @param {State} state @param {Layout} layout @param {Subject} subject @param {Study | null} study @returns {string[][]} */
function cellWords(state, layout, subject, study) {
  const { aids } = state.settings;
  /** @type {string[][]} */
  const words = layout.cells.map(() => []);
  const shown = (/** @type {readonly number[]} */ cells) => cells.map((cell) => layout.cells[subject.at(cell)].shown);
  const { scene, seat, at } = subject;
  if (study && aids.twins)
    for (const { bug, mark } of study.twins) {
      const here = scene.bugs[bug];
      const twins = here ? twinsOf(subject, here).map(({ cells }) => shown(cells)[0]) : [];
      for (const cell of here?.cells ?? []) words[at(cell)].push(en.aids.shape(mark.name, twins));
    }
  if (study && aids.threats && threatsApply(subject)) {
    for (const { cells, side, eaten_by, safety } of study.standings)
      for (const cell of cells) {
        if (eaten_by.length) words[at(cell)].push(en.aids.inDanger(seat(1 - side), shown(eaten_by)));
        else if (safety === "safe") words[at(cell)].push(en.aids.safe);
      }
    for (const { side, cell, stones } of study.threats.flat())
      words[at(cell)].push(en.aids.couldEat(seat(side), stones));
  }
  if (study && aids.territory && scene.phase !== "setup")
    for (const [cell, land] of landOf(subject, study)) words[cell].push(en.aids.land(land));
  for (const { cell, reply } of outlooksOf(state))
    words[at(cell)].push(en.aids.replyShort(seat(1 - scene.mover), reply.stones));
  if (state.aids.from !== null) words[state.aids.from]?.push(en.aids.begun);
  return words;
}
