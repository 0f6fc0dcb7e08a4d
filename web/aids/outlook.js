/** Before the click: how the turn would go on, and which bugs the opponent could then eat, from where. */
import { badge, outline, ring } from "../board/shapes.js";

/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Outlook} Outlook */
/** @typedef {import("./position.js").Subject} Subject */
/** @typedef {import("../board/shapes.js").Shape} Shape */

/** On every cell by which one could lose bugs: how many stones at most. @param {Subject} subject @param {Layout} layout @param {readonly Outlook[]} outlooks @returns {Shape[]} */
export const priceShapes = ({ scene, seat, at }, { cells }, outlooks) =>
  outlooks.flatMap(({ cell, reply }) => {
    if (reply.stones === 0) return [];
    const { x, y } = cells[at(cell)];
    const look = `price seat-${seat(1 - scene.mover)}`;
    return [
      { tag: /** @type {const} */ ("text"), attributes: { class: look, x, y: y - 30 }, text: `−${reply.stones}` },
    ];
  });

/** @param {Subject} subject @param {Layout} layout @param {Outlook} outlook @returns {Shape[]} */
export function outlookShapes({ scene, seat, at }, { cells }, { cells: turn, reply }) {
  const [own, other] = [seat(scene.mover), seat(1 - scene.mover)];
  const prey = reply.prey.flatMap((bug) => {
    const body = bug.map((cell) => cells[at(cell)]);
    return [outline(body, "danger-edge"), outline(body, `danger seat-${other}`)];
  });
  const eating = reply.eating.map((cell) => ring(cells[at(cell)], 28, `jaws ahead seat-${other}`));
  const rest = turn.slice(1).flatMap((cell, i) => badge(cells[at(cell)], String(i + 2), `step seat-${own}`));
  return [...prey, ...eating, ...rest];
}
