/** What the aids add to the board's picture: shapes on its ground and above it, which bugs step back, and words to the cells' names. Pure. */
import { seatName } from "../game/seats.js";
import { few, t } from "../strings/index.js";
import { outlookShapes, priceShapes } from "./outlook.js";
import { strokeShapes } from "./strokes.js";
import { outlookOf, outlooksOf, regarded, studyOf, subjectOf } from "./subject.js";
import { growingShapes, landOf, landShapes } from "./territory.js";
import { threatShapes, threatsApply } from "./threats.js";
import { bugAt, kinOf, litShapes, markShapes, twinsOf } from "./twins.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/model.js").BoardPaint} BoardPaint */
/** @typedef {import("../board/model.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Study} Study */
/** @typedef {import("./subject.js").Subject} Subject */
/** @typedef {import("../board/shapes.js").Shape} Shape */
/** @typedef {{ground: readonly Shape[], above: readonly Shape[], drawing: boolean}} AidsPaint */

/** @param {BoardPaint} paint @param {State} state @param {Layout} layout @returns {BoardPaint & {aids: AidsPaint}} */
export function withAids(paint, state, layout) {
  const subject = subjectOf(state);
  const fits =
    subject !== null && layout.cells.length === (state.editor ? layout.cells.length : subject.scene.stones.length);
  const { drawing } = state.see;
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
    ...strokeShapes(state.see, layout),
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
      for (const cell of here?.cells ?? []) words[at(cell)].push(shapeWords(mark.name, twins));
    }
  if (study && aids.threats && threatsApply(subject)) {
    for (const { cells, side, eaten_by, safety } of study.standings)
      for (const cell of cells) {
        if (eaten_by.length)
          words[at(cell)].push(
            t("cell-in-danger", { seat: seatName(state, seat(1 - side)), cells: few(shown(eaten_by)) }),
          );
        else if (safety === "safe") words[at(cell)].push(t("cell-safe"));
      }
    for (const { side, cell, stones } of study.threats.flat())
      words[at(cell)].push(t("cell-could-eat", { seat: seatName(state, seat(side)), count: stones }));
  }
  if (study && aids.territory && scene.phase !== "setup")
    for (const [cell, land] of landOf(subject, study)) words[cell].push(landWords(state, land));
  for (const { cell, reply } of outlooksOf(state))
    words[at(cell)].push(replyWords(seatName(state, seat(1 - scene.mover)), reply.stones));
  if (state.see.from !== null) words[state.see.from]?.push(t("cell-mark-begun"));
  return words;
}

/** @param {string} shape @param {readonly string[]} twins */
const shapeWords = (shape, twins) =>
  twins.length ? t("cell-shape-twins", { shape, twins: few(twins) }) : t("cell-shape", { shape });

/** @param {State} state @param {0 | 1 | "both" | "nobody"} land the seat that alone can grow there */
function landWords(state, land) {
  if (land === "both") return t("cell-land-both");
  if (land === "nobody") return t("cell-land-nobody");
  return t("cell-land-only", { seat: seatName(state, land) });
}

/** @param {import("../strings/words.js").Argument} seat @param {number} count */
const replyWords = (seat, count) => (count ? t("cell-reply", { seat, count }) : t("cell-reply-none", { seat }));
