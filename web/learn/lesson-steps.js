/** One step of a lesson: its task, and whether the player did it. The engine's answers decide, never rules in the page. */

import { coloursNow } from "../game/seats.js";
import { colour, t } from "../strings/index.js";
import { lessons } from "./lessons.js";

/** @typedef {import("../engine/protocol.js").Scene} Scene */
/** @typedef {import("../engine/protocol.js").Refusal} Refusal */
/** @typedef {import("./lessons.js").Goal} Goal */

/** @param {string} name of a lesson */
export const lessonTitle = (name) => t(`lesson-title-${name}`);

/**
 * The task of a step, and the answers to a right and a wrong turn; the colours are the names of the seats.
 * @param {string} name of the lesson @param {number} step from 0 @param {import("../game/seats.js").Colours} colours
 */
export function stepWords(name, step, colours) {
  const [first, second] = colours.map(colour);
  const number = step + 1;
  return {
    ask: t(`lesson-step-${name}-${number}`, { first, second }),
    right: t(`lesson-step-${name}-${number}.right`, { second }),
    wrong: t(`lesson-step-${name}-${number}.wrong`, { first, second }),
  };
}

/** The step on the board, with its words. @param {import("../app/state.js").State} state @param {Pick<import("./state.js").Learn, "number" | "step">} learn */
export function lessonOf(state, { number, step }) {
  const lesson = lessons[number - 1];
  const { name, steps } = lesson;
  return { ...lesson, ...steps[step], title: lessonTitle(name), words: stepWords(name, step, coloursNow(state)) };
}

/** Does the step ask the reader to touch a bug, and not to play? @param {import("./state.js").Learn} learn */
export const onlyTouches = (learn) =>
  learn.kind === "lesson" && lessons[learn.number - 1].steps[learn.step].goal.touch !== undefined;

/** The scene of a step that asks for a touch: no cell can be played, and a press of any cell is refused, for the teacher to judge.
 * @param {import("../engine/protocol.js").Scene} scene @returns {import("../engine/protocol.js").Scene} */
export function withoutTurns(scene) {
  const known = new Set(scene.refusals.map(({ cell }) => cell));
  const free = scene.options.filter(({ cell }) => !known.has(cell));
  const more = free.map(({ cell }) => ({
    ...{ cell, cells: [], bugs: [] },
    code: /** @type {const} */ ("occupied"),
    step: 0,
    ...{ text: "", size: null, size_limit: null, message: "" },
  }));
  return { ...scene, options: [], refusals: [...scene.refusals, ...more] };
}

/** The cells that a text names. @param {string} text */
export const namesIn = (text) => text.match(/\b[A-E][1-5]\b/g) ?? [];

/** Is the shown refusal what the step asks for? @param {Goal} goal @param {Refusal} refusal @param {(cell: number) => string} nameOf */
export function refusedAsAsked({ refused, touch, on }, refusal, nameOf) {
  const name = refusal.cell === null ? "" : nameOf(refusal.cell);
  if (touch) return refusal.code === "occupied" && touch.includes(name);
  return refusal.code === refused && (!on || on.includes(name));
}

/** Does the turn that was just played do what the step asks for? @param {Goal} goal @param {Scene} scene @param {(cell: number) => string} nameOf */
export function playedAsAsked(goal, scene, nameOf) {
  const { events, turn } = scene.last ?? { events: [], turn: "" };
  if (goal.refused || goal.touch) return false;
  const grown = events.flatMap((event) => (event.type === "grew" ? [event] : []));
  const prey = events.flatMap((event) => (event.type === "ate" ? event.prey : []));
  const freed = new Set(prey.flat());
  return (
    (!goal.kind || grown[0]?.kind === goal.kind) &&
    (!goal.on || goal.on.includes(nameOf(grown[0]?.cell ?? -1))) &&
    (!goal.turn || goal.turn === turn) &&
    (!goal.eats || prey.length >= goal.eats) &&
    (!goal.size || prey.some((cells) => cells.length === goal.size)) &&
    (!goal.back || grown.slice(1).some(({ cell }) => freed.has(cell)))
  );
}
