/** Which sentence stands beneath the board, and which one is spoken. Pure: from the state and the board's layout. */
import { shownTurn } from "../board/layout.js";
import { lookWords, replyWords } from "../aids/index.js";
import { eaterName, outlook } from "../game/board-paint.js";
import { reviewing, seatAt, seatOf, pathOf } from "../game/line.js";
import { outcome } from "../game/result.js";
import { en } from "../strings/en/index.js";
import { findingHere, hintWords } from "../study/index.js";
import { aimedOption, botToPlay, choiceAt, choices, current, moverOf, timeUp } from "../game/select.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../engine/protocol.js").Scene} Scene */
/** @typedef {import("../engine/protocol.js").Option} Option */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {{tone: "refusal" | "warning" | "preview" | "prompt" | "wait", text: string}} Line */

/** @param {State} state @param {Layout} layout @returns {Line} */
export function lineOf(state, layout) {
  if (state.refusal) return { tone: "refusal", text: refusalWords(state, layout) };
  if (state.hindrance) return { tone: "wait", text: en.line[state.hindrance] };
  const { preview } = state.study;
  if (preview)
    return {
      tone: "preview",
      text: en.study.previewing(preview.line.length, shownTurn(layout, preview.line.at(-1) ?? "")),
    };
  if (state.aids.drawing) return { tone: "prompt", text: en.aids.marks.all };
  const option = aimedOption(state);
  if (option) return previewOf(state, layout, option);
  const hint = hintWords(state, layout);
  if (hint) return { tone: "preview", text: hint };
  if (state.watch !== null && state.scene) {
    return {
      tone: "preview",
      text: en.line.watching(state.watch, state.scene.mobility[seatOf(state.game, state.watch)]),
    };
  }
  const looked = lookWords(state, layout);
  return looked ? { tone: "preview", text: looked } : promptOf(state, layout);
}

/** @param {State} state @param {Layout} layout @param {Option} option @returns {Line} */
function previewOf(state, layout, option) {
  const { scene } = state;
  const feeds = scene && option.kind === "bonus" && choices(state).length ? eaterName(scene, layout, option) : null;
  const together = scene?.rules.eaters === "all";
  const does = en.preview({ kind: option.kind, size: option.size, feeds, together, ...outlook(option, layout) });
  if (option.wins === null) return { tone: "preview", text: `${does} ${replyWords(state, layout, option)}`.trim() };
  return { tone: "warning", text: `${does} ${en.line.givesAway(seatOf(state.game, option.wins))}` };
}

/** @param {State} state @param {Layout} layout @returns {Line} */
function promptOf(state, layout) {
  const { game, scene } = state;
  const seat = seatAt(game);
  const finding = state.study.open && state.study.tab === "review" && !game.draft.length ? findingHere(state) : null;
  if (finding?.better) {
    const { better, played, verdict, best, proven, ply } = finding;
    const words = pathOf(game).length === ply ? en.review.before : en.review.after;
    return {
      tone: "prompt",
      text: words(shownTurn(layout, better), shownTurn(layout, played), verdict, en.review.worth(best, proven)),
    };
  }
  if (reviewing(game)) {
    const where = en.line.reviewing(game.cursor, game.turns.length);
    if (current(state) && scene?.phase === "bonus") return { tone: "wait", text: `${where} ${en.line.bonus}` };
    return {
      tone: "wait",
      text: moverOf(state).kind === "person" && current(state) ? `${where} ${en.line.mayPlay(seat)}` : where,
    };
  }
  if (!current(state) || !scene)
    return { tone: "wait", text: state.boot.state === "ready" ? en.line.loadingScene : en.line.waking };
  if (moverOf(state).kind === "bot")
    return { tone: "wait", text: state.paused ? en.line.botWaits(seat) : en.line.botThinks(seat) };
  if (scene.phase === "bonus") return { tone: "prompt", text: bonusWords(state, scene, layout) };
  if (scene.phase === "setup") return { tone: "prompt", text: en.line.blacken(seat, scene.setup) };
  if (scene.swap) return { tone: "prompt", text: en.line.maySwap(seat) };
  if (game.cursor || game.start) return { tone: "prompt", text: en.line.grow(seat) };
  return { tone: "prompt", text: `${en.line.starts(seat)} ${en.special[scene.rules.text.split("+")[0]] ?? ""}`.trim() };
}

/** Where there is no room for a banner. @param {State} state @returns {Line} */
export const endLine = (state) => ({ tone: "prompt", text: `${en.result.title(outcome(state).seat)}.` });

/** @param {State} state @param {Scene} scene @param {Layout} layout */
function bonusWords(state, scene, layout) {
  const meals = choices(state);
  const picked = choiceAt(state, state.eater);
  const nameOf = (/** @type {number} */ cell) => layout.cells[cell].shown;
  if (picked) return en.line.picked(nameOf(scene.bugs[picked.eater].cells[0]), picked.cells.map(nameOf));
  if (!meals.length) return en.line.bonus;
  const names = meals.map(({ eater }) => nameOf(scene.bugs[eater].cells[0]));
  return scene.rules.eaters === "all" ? en.line.round(names) : en.line.hungry(names);
}

/** @param {State} state @param {Layout} layout */
function refusalWords(state, layout) {
  const { refusal, scene, game } = state;
  if (!refusal) return "";
  const causes = refusal.cells.map((cell) => layout.cells[cell].shown);
  const text = refusal.cell === null ? refusal.text : layout.cells[refusal.cell].shown;
  const occupant = scene?.bugs.find(({ cells }) => refusal.cell !== null && cells.includes(refusal.cell));
  const who = occupant && `a ${en.board.bug(seatOf(game, occupant.side), occupant.size, false)}`;
  return en.refusal({ ...refusal, text }, causes, who);
}

/**
 * What a screen reader says by itself: the refusal, or what was played last and what is to be done now.
 * Previews are not among it: they are the names of the cells.
 * @param {State} state @param {Layout} layout
 */
export function spokenLine(state, layout) {
  if (state.refusal || state.hindrance) return lineOf(state, layout).text;
  const { scene } = state;
  const hint = hintWords(state, layout);
  if (hint) return hint;
  if (!current(state) || !scene) return "";
  if (scene.result || timeUp(state)) {
    const { seat, words } = outcome(state);
    return `${lastWords(scene, state, layout)} ${en.result.title(seat)}. ${words}`;
  }
  const prompt = botToPlay(state) && scene.phase !== "bonus" ? "" : promptOf(state, layout).text;
  return `${lastWords(scene, state, layout)} ${prompt}`.trim();
}

/** @param {Scene} scene @param {State} state @param {Layout} layout */
function lastWords(scene, state, layout) {
  if (!scene.last) return "";
  const [first] = scene.last.events;
  const mover = seatOf(state.game, scene.last.side);
  if (first?.type === "blackened") return en.blackened(mover, layout.cells[first.cell].shown);
  if (first?.type === "swapped") return en.swapped(mover);
  const prey = scene.last.events.flatMap((event) =>
    event.type === "ate" ? event.prey.map((cells) => cells.length) : [],
  );
  return en.playedTurn(mover, shownTurn(layout, scene.last.turn), prey);
}
