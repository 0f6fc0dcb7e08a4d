/** Twins on the board: those of the bug that is looked at are lit; each shape can have its mark. */
import { badge, badgePlace, outline } from "../board/shapes.js";

/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Bug} Bug */
/** @typedef {import("../engine/protocol.js").Study} Study */
/** @typedef {import("./position.js").Subject} Subject */
/** @typedef {import("../board/shapes.js").Shape} Shape */

/** The bug that is looked at. @param {Subject} subject @param {number | null} cell @returns {Bug | null} */
export const bugAt = ({ scene, at }, cell) =>
  scene.bugs.find(({ cells }) => cells.some((each) => at(each) === cell)) ?? null;

/** All bugs of a bug's shape, itself among them. @param {Subject} subject @param {Bug} bug */
export const kinOf = ({ scene }, bug) => scene.bugs.filter(({ shape }) => shape === bug.shape);

/** Those of a bug's shape on the other side. @param {Subject} subject @param {Bug} bug */
export const twinsOf = (subject, bug) => kinOf(subject, bug).filter(({ side }) => side !== bug.side);

/** @param {Subject} subject @param {Layout} layout @param {Bug} looked @returns {Shape[]} */
export const litShapes = (subject, { cells }, looked) =>
  kinOf(subject, looked).flatMap((bug) => {
    const body = bug.cells.map((cell) => cells[subject.at(cell)]);
    const who = bug === looked ? "self" : bug.side === looked.side ? "friend" : "twin";
    return [outline(body, "kin-edge"), outline(body, `kin ${who}`)];
  });

/** A letter on every bug, filled where the other side has a twin. @param {Subject} subject @param {Layout} layout @param {Study} study @returns {Shape[]} */
export const markShapes = ({ scene, at }, { cells }, { twins }) =>
  twins.flatMap(({ bug, mark, twins: others }) => {
    const body = scene.bugs[bug]?.cells.map((cell) => cells[at(cell)]) ?? [];
    if (body.length === 0) return [];
    return badge(badgePlace(body, 1), letterOf(mark.name), others.length ? "twinned" : "alone");
  });

/** "4c" → "c": the number is on the bug already. @param {string} name */
export const letterOf = (name) => name.replace(/^\d+/, "");
