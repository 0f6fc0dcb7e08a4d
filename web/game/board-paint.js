/** Computes what the board shows from the state: marks and names of cells, bugs, and the ghost of a bug. */
import { aimedOption, aimedRefusal, choiceAt, choices, current, openOptions, seenWinner } from "./select.js";
import { seatOf } from "./line.js";
import { seatName } from "./seats.js";
import { sizeWords } from "./shape-names.js";
import { joined, t } from "../strings/index.js";
import { SPACING } from "../board/hex.js";
import { markOf } from "../board/layout.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Scene} Scene */
/** @typedef {import("../engine/protocol.js").Option} Option */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../board/layout.js").Mark} Mark */
/** @typedef {import("../board/layout.js").CellPaint} CellPaint */
/** @typedef {import("../board/layout.js").BugMood} BugMood */
/** @typedef {import("../board/layout.js").BoardPaint} BoardPaint */
/**
 * The sizes of the prey of a step, the names of the bonus cells after it, and the cells of other bugs that then eat.
 * @param {Option} option @param {Layout} layout
 */
export function outlook({ next, cell }, { cells }) {
  const prey = new Map(next.flatMap((meal) => meal.prey).map((bug) => [`${bug}`, bug.length]));
  const bonus = new Set(next.flatMap((meal) => meal.cells));
  const others = next.filter(({ eater }) => !eater.includes(cell));
  return {
    prey: [...prey.values()],
    bonus: [...bonus].sort((a, b) => a - b).map((at) => cells[at].shown),
    others: others.map(({ eater }) => cells[eater[0]].shown),
    self: others.length < next.length,
  };
}

/** @param {State} state @param {Layout} layout @returns {BoardPaint} */
export function boardPaint(state, layout) {
  const scene = state.scene;
  if (!scene || scene.stones.length !== layout.cells.length) return emptyPaint(state, layout);
  const aimed = aimedOption(state);
  const mover = seatOf(state.game, scene.mover);
  return {
    cells: layout.cells.map((cell) => cellPaint(state, scene, layout, cell.index, aimed)),
    bugs: scene.bugs.map((bug, i) => ({
      key: `${seatOf(state.game, bug.side)}:${bug.cells}`,
      seat: seatOf(state.game, bug.side),
      cells: bug.cells,
      size: bug.size,
      full: bug.full,
      mood: moodOf(state, scene, i, aimed),
    })),
    ghost:
      aimed && aimed.kind !== "blacken" ? { seat: mover, cells: aimed.grown, size: aimed.size, at: aimed.cell } : null,
    gaze: state.aim ?? lastGrown(scene),
  };
}

/** Before the first scene: the stones that the game begins with, one by one, because the page does not know yet which of them form a bug.
 * @param {State} state @param {Layout} layout @returns {BoardPaint} */
function emptyPaint(state, layout) {
  const stones = stonesAtStart(state, layout);
  const cells = layout.cells.map(({ shown, index }) => ({
    label: joined([
      shown,
      layout.black.has(index) || stones[index] === "#"
        ? t("cell-black")
        : stones[index] === "."
          ? t("cell-empty")
          : t("cell-stone", { seat: seatName(state, seatAtStart(state, stones[index])) }),
    ]),
    refused: false,
    open: false,
    marks: /** @type {Mark[]} */ (/[xo]/.test(stones[index]) ? ["stone"] : pendingMarks(state, index)),
    mover: seatAtStart(state, stones[index]),
    cause: false,
    last: false,
    black: layout.black.has(index) || stones[index] === "#",
    tethers: [],
    crumb: null,
  }));
  return { cells, bugs: [], ghost: null, gaze: null };
}

/** The seat that has a stone in the start position. @param {State} state @param {string} stone */
const seatAtStart = ({ game }, stone) => seatOf(game, stone === "o" ? 1 : 0);

/** @param {State} state @param {Layout} layout */
function stonesAtStart({ game }, { cells }) {
  const stones = game.turns.length ? "" : (game.start?.text.replaceAll("/", "") ?? "");
  return stones.length === cells.length ? stones : ".".repeat(cells.length);
}

/** @param {State} state @param {number} index @returns {Mark[]} */
const pendingMarks = (state, index) => (state.queue.some(({ cell }) => cell === index) ? ["pending"] : []);

/** @param {State} state @param {Scene} scene @param {Layout} layout @param {number} index @param {Option | null} aimed @returns {CellPaint} */
function cellPaint(state, scene, layout, index, aimed) {
  const option = openOptions(state).find(({ cell }) => cell === index);
  const marks = pendingMarks(state, index);
  const marked = option ?? optionBefore(state, scene, index);
  if (marked && marked !== aimed) marks.push(markOf({ ...marked, wins: seenWinner(state, marked) }));
  if (state.refusal?.cell === index && scene.stones[index] === ".") marks.push("no");
  if (aimedRefusal(state)?.cells.includes(index)) marks.push("why");
  if (aimed?.next.some((meal) => meal.cells.includes(index))) marks.push("bonus-ahead");
  if (state.watch !== null && scene.growth_cells[seatOf(state.game, state.watch)].includes(index))
    marks.push(`reach-${state.watch}`);
  return {
    label: labelOf(state, scene, layout, index),
    refused: current(state) && !option && !choiceAt(state, index),
    open: marked !== undefined,
    marks,
    mover: seatOf(state.game, (state.unconfirmed?.from.scene ?? scene).mover),
    cause: [state.refusal?.cells, state.refusal?.bonus_cells].some((cells) => cells?.includes(index)),
    last: lastMobility(scene).includes(index),
    black: scene.stones[index] === "#",
    tethers: option && choices(state).length ? tethers(option, layout) : [],
    crumb: marked ? null : crumbAt(state, scene, index),
  };
}

/** Until the engine has said which cells come next, cells that are still empty keep their marks, so that none flickers. @param {State} state @param {Scene} scene @param {number} index */
const optionBefore = ({ unconfirmed }, scene, index) =>
  scene.stones[index] === "." ? unconfirmed?.options.find(({ cell }) => cell === index) : undefined;

/** The cells next to a bonus cell that belong to its eater. @param {Option} option @param {Layout} layout */
function tethers({ cell, grown }, { cells }) {
  const from = cells[cell];
  return grown.filter((at) => at !== cell && Math.hypot(cells[at].x - from.x, cells[at].y - from.y) < 1.1 * SPACING);
}

/** "C3, empty, grows to size 3, eats 1". @param {State} state @param {Scene} scene @param {Layout} layout @param {number} index */
function labelOf(state, scene, layout, index) {
  const parts = [layout.cells[index].shown, contentWords(state, scene, index)];
  const option = openOptions(state).find(({ cell }) => cell === index);
  if (option) {
    parts.push(t("cell-does", { kind: option.kind, size: option.size }));
    const { prey } = outlook(option, layout);
    if (option.kind === "bonus" && choices(state).length)
      parts.push(t("cell-feeds", { bug: eaterName(scene, layout, option) }));
    if (prey.length) parts.push(t("cell-eats", { count: prey.length }));
    const winner = seenWinner(state, option);
    if (winner !== null) parts.push(t("cell-gives-away", { seat: seatName(state, seatOf(state.game, winner)) }));
  } else if (choiceAt(state, index)) {
    parts.push(choiceAt(state, index) === choiceAt(state, state.eater) ? t("cell-picked") : t("cell-hungry"));
  } else if (openOptions(state).length) {
    const refusal = scene.refusals.find(({ cell }) => cell === index);
    if (refusal) parts.push(refusedWords(refusal.code));
  }
  return joined(parts);
}

/** Why a cell is not legal, in a word or two, if the board does not show it. @param {import("../engine/protocol.js").RefusalCode} code */
function refusedWords(code) {
  switch (code) {
    case "would_merge":
      return t("cell-would-merge");
    case "too_large":
      return t("cell-too-large");
    case "not_touching":
      return t("cell-not-touching");
    case "starves":
      return t("cell-starves");
    default:
      return "";
  }
}

/** The cell that names the bug that a bonus cell feeds. @param {Scene} scene @param {Layout} layout @param {Option} option */
export const eaterName = (scene, layout, { bug }) => layout.cells[scene.bugs[bug ?? -1]?.cells[0] ?? -1]?.shown ?? "";

/** @param {State} state @param {Scene} scene @param {number} index */
function contentWords(state, scene, index) {
  if (scene.stones[index] === "#") return t("cell-black");
  const at = scene.bugs.findIndex(({ cells }) => cells.includes(index));
  if (at < 0) return t("cell-empty");
  const bug = scene.bugs[at];
  const words = t(bug.full ? "cell-bug-full" : "cell-bug", {
    seat: seatName(state, seatOf(state.game, bug.side)),
    size: sizeWords(bug),
  });
  return joined([words, owed(scene).has(at) ? t("cell-eaten") : ""]);
}

/** The bugs that are being eaten: the bonus for them is still to come. @param {Scene} scene */
const owed = (scene) => new Set(scene.meals.flatMap(({ prey }) => prey));

/** @param {State} state @param {Scene} scene @param {number} index of the bug @param {Option | null} aimed @returns {BugMood} */
function moodOf(state, scene, index, aimed) {
  const { cells, side } = scene.bugs[index];
  if (aimed && side === scene.mover && aimed.grown.includes(cells[0])) return "replaced";
  if (owed(scene).has(index)) return "eaten";
  const meal = choiceAt(state, cells[0]);
  if (meal) return choiceAt(state, state.eater) === meal ? "picked" : "hungry";
  if (aimed?.next.some(({ prey }) => prey.some(([first]) => first === cells[0]))) return "prey";
  if (state.refusal?.bugs.includes(index) && state.refusal.step === scene.draft.cells.length) return "cause";
  return scene.result?.winner === side ? "happy" : "idle";
}

/** The events to highlight: those of the draft or, before it, of the last turn. @param {Scene} scene */
const fresh = (scene) => (scene.draft.events.length ? scene.draft.events : (scene.last?.events ?? []));

/** @param {Scene} scene @returns {number[]} */
const lastMobility = (scene) =>
  fresh(scene).flatMap((event) => (event.type === "grew" || event.type === "blackened" ? [event.cell] : []));

/** @param {Scene} scene @returns {number | null} */
const lastGrown = (scene) => lastMobility(scene).at(-1) ?? null;

/** The seat whose bug was just eaten on a cell that is still empty. @param {State} state @param {Scene} scene @param {number} index */
function crumbAt(state, scene, index) {
  const meal = fresh(scene).find((event) => event.type === "ate" && event.prey.some((cells) => cells.includes(index)));
  return meal && scene.stones[index] === "." ? seatOf(state.game, 1 - meal.side) : null;
}
