/**
 * The board shows at once what a click does, as far as the options of the scene say it; the engine's answer confirms it. This file
 * knows no rules. What the options do not say comes with the answer: the next options, the refusals, the reason of a win.
 */

import { keyOf } from "./line.js";
import { openOptions } from "./select.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Scene} Scene */
/** @typedef {import("../engine/protocol.js").Option} Option */
/** @typedef {import("../engine/protocol.js").Event} Event */
/** @typedef {import("../engine/protocol.js").Side} Side */
/**
 * The scene that the board shows is not yet the engine's.
 * @typedef {object} Unconfirmed
 * @property {string} key of the game that it shows
 * @property {Scene} scene
 * @property {{scene: Scene, sceneKey: string | null}} from the engine's last scene
 * @property {readonly Option[]} options its open options: their marks stay until the next ones are known, so that none flickers
 * @property {Side | null} wins the side that wins by this click
 */

/** The state that shows what a click does. @param {State} before @param {State} state in which it was played @param {Option} option @returns {State} */
export function withUnconfirmed(before, state, option) {
  const { scene: from, sceneKey } = before;
  if (!from) return state;
  const key = keyOf(state.game);
  const events = eventsOf(from, option);
  const scene = sceneAfter(from, option, events, state.game);
  const unconfirmed = { key, scene, from: { scene: from, sceneKey }, options: openOptions(before), wins: option.wins };
  return { ...state, scene, sceneKey: null, unconfirmed, motion: { key, events } };
}

/** After every action: an unconfirmed scene ends when the game or the scene has changed; without a new scene, the engine's last one returns. @param {State} state @returns {State} */
export function settled(state) {
  const { unconfirmed, scene } = state;
  if (!unconfirmed || (scene === unconfirmed.scene && keyOf(state.game) === unconfirmed.key)) return state;
  const back = scene === unconfirmed.scene ? unconfirmed.from : {};
  return { ...state, ...back, unconfirmed: null };
}

/** @param {Scene} from @param {Option} option @param {readonly Event[]} events @param {import("./line.js").Game} game in which it was played @returns {Scene} */
function sceneAfter(from, option, events, game) {
  const { cell, kind, complete, mobility } = option;
  const bugs = bugsAfter(from, option);
  const drafted = [...from.draft.events, ...events];
  const turn = game.turns[game.cursor - 1];
  return {
    ...from,
    turn_number: from.turn_number + Number(complete),
    mover: /** @type {Side} */ (complete ? 1 - from.mover : from.mover),
    setup: from.setup - Number(kind === "blacken"),
    phase: !complete ? "bonus" : kind === "blacken" && from.setup > 1 ? "setup" : "growth",
    swap: false,
    stones: stonesAfter(from, option),
    bugs,
    meals: mealsOf(option, bugs),
    options: [],
    refusals: [],
    mobility,
    draft: complete
      ? { cells: [], names: [], events: [] }
      : { cells: [...from.draft.cells, cell], names: [...game.draft], events: drafted },
    last: complete ? { side: from.mover, turn, events: drafted } : from.last,
  };
}

/** The events of the step from its option, in the engine's form. @param {Scene} from @param {Option} option @returns {Event[]} */
function eventsOf({ mover: side, bugs }, { kind, cell, bug, grown, size, eats }) {
  if (kind === "blacken") return [{ type: "blackened", side, cell }];
  /** @type {Event} */
  const grew = { type: "grew", side, cell, kind, size, bug: grown };
  const eaters = bug === null ? [] : [bugs[bug].cells];
  return eats.length ? [{ type: "ate", side, eaters, prey: eats.map((at) => bugs[at].cells) }, grew] : [grew];
}

/** @param {Scene} from @param {Option} option */
function stonesAfter({ stones, bugs, mover }, { kind, cell, grown, eats }) {
  const marks = [...stones];
  for (const at of eats.flatMap((bug) => bugs[bug].cells)) marks[at] = ".";
  for (const at of grown) marks[at] = "xo"[mover];
  if (kind === "blacken") marks[cell] = "#";
  return marks.join("");
}

/** @param {Scene} from @param {Option} option @returns {Scene["bugs"]} */
function bugsAfter({ bugs, mover }, { kind, grown, size, eats }) {
  if (kind === "blacken") return bugs;
  const stay = bugs.filter(({ side, cells }, i) => !eats.includes(i) && (side !== mover || !grown.includes(cells[0])));
  // The engine will say its shape, and whether it may grow further.
  return [...stay, { side: mover, cells: grown, size, shape: "", full: false }].sort(byLowest);
}

/** @param {{cells: readonly number[]}} one @param {{cells: readonly number[]}} other */
const byLowest = ({ cells: [one] }, { cells: [other] }) => one - other;

/** @param {Option} option @param {Scene["bugs"]} bugs @returns {Scene["meals"]} */
function mealsOf({ next }, bugs) {
  const at = (/** @type {readonly number[]} */ body) => bugs.findIndex(({ cells }) => cells.join() === body.join());
  return next.map(({ eater, prey, cells }) => ({ eater: at(eater), prey: prey.map(at).sort(byNumber), cells }));
}

const byNumber = (/** @type {number} */ one, /** @type {number} */ other) => one - other;

/** The differences between the engine's scene and the options; empty: it confirms them. @param {Unconfirmed} unconfirmed @param {Scene} scene @returns {string[]} */
export function differences({ scene: shown, wins }, scene) {
  const [expected, found] = [
    { ...said(shown), wins },
    { ...said(scene), wins: scene.result?.winner ?? null },
  ].map((facts) => Object.entries(facts).map(([name, fact]) => `${name} ${JSON.stringify(fact)}`));
  return found.flatMap((fact, i) => (fact === expected[i] ? [] : [`${expected[i]} | ${fact}`]));
}

/** The parts of a scene that are known before the engine answers. @param {Scene} scene */
const said = ({ turn_number, mover, setup, stones, bugs, meals, mobility, draft }) => ({
  turn_number,
  mover,
  setup,
  stones,
  bugs: bugs.map(({ side, cells }) => [side, ...cells]),
  meals: meals.map(({ eater, prey, cells }) => [eater, prey, cells]),
  mobility,
  draft: draft.names,
});
