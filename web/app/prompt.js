/** The sentence below the board, and the one that a screen reader speaks. Pure functions of the state and the board's layout. */
import { resultOf, wholeResult } from "../game/result.js";
import {
  aimedOption,
  aimedRefusal,
  botToPlay,
  choiceAt,
  choices,
  current,
  endingShown,
  isOver,
  isUndone,
  gameLine,
  leftAt,
  moverOf,
  newcomerStarts,
  personMayPlay,
  seenWinner,
  winnerAnyway,
} from "../game/select.js";
import { shownTurn } from "../board/layout.js";
import { aidLine, lookWords, replyWords } from "../aids/index.js";
import { eaterName, outlook } from "../game/board-paint.js";
import { bugsOf, preyOf, refusalWords, stepWords } from "../board/words.js";
import { isOverElsewhere, nameAt, reviewing, seatAt, seatHere, seatOf } from "../game/line.js";
import { rulesetSpecial } from "../game/ruleset-words.js";
import { seatName } from "../game/seats.js";
import { joined, t } from "../strings/index.js";
import { hintWords } from "../study/index.js";
import { isToBeDrawn, keyOfGame } from "../together/index.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../engine/protocol.js").Scene} Scene */
/** @typedef {import("../engine/protocol.js").Option} Option */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {{tone: "refusal" | "warning" | "preview" | "advice" | "prompt" | "wait", text: string, aids?: string}} Line aids: the words of the aids that are on, in place of the text where there is no legend */

/** The line explains a bot's meals in this number of turns. */
const EXPLAINED_TURNS = 12;

/** @param {State} state @param {Layout} layout @returns {Line} */
export function lineOf(state, layout) {
  const option = aimedOption(state);
  // A legal cell under the pointer shows what it does; beside it the refusal comes back.
  if (state.refusal && !option) return { tone: "refusal", text: whyNot(state, layout, state.refusal) };
  if (state.blocked) return { tone: "wait", text: t(`blocked-${state.blocked}`) };
  const { preview } = state.study;
  if (preview && state.study.open)
    return {
      tone: "preview",
      text: t("study-previewing", { count: preview.line.length }),
    };
  if (state.aids.drawing) return { tone: "prompt", text: t("marks-all") };
  if (option) return previewOf(state, layout, option);
  const refusal = aimedRefusal(state);
  if (refusal) return { tone: "preview", text: whyNot(state, layout, refusal) };
  const hint = hintWords(state, layout);
  if (hint) return { tone: "advice", text: hint, aids: aidLine(state, layout, "") };
  if (state.watch !== null && state.scene) {
    return {
      tone: "preview",
      text: t("line-watching", {
        seat: seatName(state, state.watch),
        count: state.scene.mobility[seatOf(state.game, state.watch)],
      }),
    };
  }
  const looked = lookWords(state, layout);
  const said = looked
    ? { tone: /** @type {const} */ ("preview"), text: looked }
    : afterMeal(state, layout, promptOf(state, layout));
  return state.game.draft.length || opens(state) ? said : { ...said, aids: aidLine(state, layout, looked) };
}

/** For a person whose bugs were just eaten, the line first says what ate them. @param {State} state @param {Layout} layout @param {Line} prompt @returns {Line} */
function afterMeal(state, layout, prompt) {
  const { scene, game } = state;
  if (!scene?.last || scene.result || !current(state) || state.unconfirmed || game.draft.length) return prompt;
  if (reviewing(game) || moverOf(state).kind !== "person") return prompt;
  const by = game.seats[seatOf(game, scene.last.side)];
  if (!preyOf(scene.last).length || by.kind === "person") return prompt;
  return { ...prompt, text: joined([lastWords(scene, state, layout), prompt.text], "space") };
}

/** @param {State} state @param {Layout} layout @param {Option} option @returns {Line} */
function previewOf(state, layout, option) {
  const { scene } = state;
  const feeds = scene && option.kind === "bonus" && choices(state).length ? eaterName(scene, layout, option) : null;
  const together = scene?.rules.eaters === "all";
  const does = stepWords({ kind: option.kind, size: option.size, feeds, together, ...outlook(option, layout) });
  const again = state.chosen === option.cell ? t("line-tap-again") : "";
  const winner = seenWinner(state, option);
  if (winner === null)
    return {
      tone: "preview",
      text: joined([does, replyWords(state, layout, option), again], "space"),
    };
  return {
    tone: "warning",
    text: joined([does, t("line-gives-away", { seat: seatName(state, seatOf(state.game, winner)) }), again], "space"),
  };
}

/** Where in the game, or in a variation, the reader is. @param {State} state */
export function whereWords(state) {
  const { cursor, turns } = state.game;
  const left = leftAt(state);
  if (left !== null)
    return t("line-variation-turn", { number: left + 1, turn: cursor - left, of: turns.length - left });
  const of = (state.study.open ? gameLine(state) : turns).length; // the reader may come from a variation
  if (state.learn) return t("line-step", { turn: cursor, of }); // its turns are those of one side
  return cursor ? t("line-review", { turn: cursor, of }) : t("line-review-start", { of });
}

/** @param {State} state @param {Layout} layout @returns {Line} */
// oxlint-disable-next-line bug/function-size -- one line for each moment of a game, the first that applies: a flat table
function promptOf(state, layout) {
  const { game, scene } = state;
  const seat = seatName(state, seatAt(game));
  if (opens(state)) return { tone: "wait", text: t(isInvited(state) ? "blocked-invited" : "blocked-link") };
  if (current(state) && (scene?.result || endingShown(state))) return endLine(state);
  const left = state.study.open && !game.draft.length ? leftAt(state) : null;
  if (left !== null) return { tone: "prompt", text: t("line-variation", { number: left + 1, seat }) };
  if (reviewing(game)) {
    const where = whereWords(state);
    if (current(state) && scene?.phase === "bonus")
      return { tone: "wait", text: joined([where, t("line-bonus", { seat })], "space") };
    if (isUndone(state)) return { tone: "prompt", text: t("line-undone") };
    return {
      tone: "wait",
      text: joined(
        [where, personMayPlay(state) && (state.study.open || !state.learn) ? t("line-may-play", { seat }) : ""],
        "space",
      ),
    };
  }
  const newcomer = newcomerStarts(state);
  if (!scene || !(current(state) || goesOn(state))) {
    if (newcomer && moverOf(state).kind === "person") return { tone: "prompt", text: t("line-you-start", { seat }) };
    return { tone: "wait", text: state.boot.state === "ready" ? t("one-moment") : t("line-waking") };
  }
  if (isOverElsewhere(game)) return { tone: "wait", text: t("line-friend-over") };
  if (isToBeDrawn(state.together, keyOfGame(game))) return { tone: "wait", text: t("blocked-not_drawn") };
  if (moverOf(state).kind === "friend") {
    const friend = nameAt(game, seatAt(game));
    return { tone: "wait", text: friend ? t("line-friend-named", { seat, friend }) : t("line-friend", { seat }) };
  }
  if (moverOf(state).kind === "bot")
    return { tone: "wait", text: t(state.paused ? "line-bot-waits" : "line-bot-thinks", { seat }) };
  if (scene.phase === "bonus") return { tone: "prompt", text: bonusWords(state, scene, layout, seat) };
  if (scene.phase === "setup") return { tone: "prompt", text: setupWords(scene, seat) };
  if (scene.swap) return { tone: "prompt", text: t("line-may-swap", { seat }) };
  if (game.cursor || game.start) {
    const winner = winnerAnyway(state);
    if (winner !== null) {
      const words = { mover: seat, seat: seatName(state, seatOf(game, winner)) };
      return { tone: "prompt", text: t("line-all-lose", words) };
    }
    return { tone: "prompt", text: joined([t("line-grow", { seat }), signWords(state, scene)], "space") };
  }
  const starts = seatHere(game) === null ? t("line-starts", { seat }) : t("line-here-starts", { seat });
  const words = newcomer ? t("line-you-start", { seat }) : starts;
  const special = rulesetSpecial(scene.rules.text);
  return { tone: "prompt", text: joined([words, special], "space") };
}

/** Is a game that comes by a link still being read, or its invitation in sight? @param {State} state */
export const opens = (state) => {
  const { incoming } = state.together;
  return state.incomingLink !== null || (incoming !== null && !incoming.known && !incoming.live) || isInvited(state);
};

/** @param {State} state */
const isInvited = ({ dialog, together }) => dialog === "together" && together.page === "invited";

/** Does the page know who plays next, although the engine has not answered yet? @param {State} state */
const goesOn = ({ unconfirmed }) => unconfirmed !== null && unconfirmed.wins === null;

/** What the rings mean; in a first game also why the player's own bug is half asleep. @param {State} state @param {Scene} scene */
function signWords(state, scene) {
  const { settings, game } = state;
  const { bugs, mover, options } = scene;
  const ends = options.map((each) => seenWinner(state, each));
  const winner = ends.find((side) => side !== null) ?? null;
  const plain = settings.tools || explainsMeal(state, scene); // one thing at a time
  const rings = !plain && options.some(({ next }, i) => next.length && ends[i] === null) ? t("line-rings") : "";
  if (winner !== null)
    return joined([rings, t("line-giveaways", { seat: seatName(state, seatOf(game, winner)) })], "space");
  if (plain || rings) return rings;
  return game.cursor <= 2 && bugs.some(({ full, side }) => full && side === mover) ? t("line-full") : "";
}

/** @param {Scene} scene @param {import("../strings/words.js").Argument} seat */
const setupWords = ({ setup }, seat) =>
  setup > 1 ? t("line-blacken-more", { seat, left: setup }) : t("line-blacken", { seat });

/** The end of the game, or of a variation, in one line: where there is no room for a banner, and in a study. @param {State} state @param {string} [why] if the board does not say it @returns {Line} */
export function endLine(state, why = endingShown(state) ? resultOf(state).words : "") {
  const seat = seatName(state, resultOf(state).seat);
  const wins = leftAt(state) === null ? t("result-line", { seat }) : t("result-in-line", { seat });
  return { tone: "prompt", text: joined([wins, why], "space") };
}

/** @param {State} state @param {Scene} scene @param {Layout} layout @param {import("../strings/words.js").Argument} seat */
function bonusWords(state, scene, layout, seat) {
  const meals = state.unconfirmed ? (scene.meals.length > 1 ? scene.meals : []) : choices(state);
  const picked = choiceAt(state, state.eater);
  const nameOf = (/** @type {number} */ cell) => layout.cells[cell].shown;
  if (picked) {
    const bug = nameOf(scene.bugs[picked.eater].cells[0]);
    const cells = picked.cells.map(nameOf);
    return cells.length <= 4
      ? t("line-picked", { seat, bug, cells })
      : t("line-picked-many", { seat, bug, count: cells.length });
  }
  if (!meals.length) return t("line-bonus", { seat });
  const bugs = meals.map(({ eater }) => nameOf(scene.bugs[eater].cells[0]));
  return t(scene.rules.eaters === "all" ? "line-round" : "line-hungry", { seat, count: bugs.length, bugs });
}

/** @param {State} state @param {Layout} layout @param {import("../engine/protocol.js").Refusal} refusal */
function whyNot(state, layout, refusal) {
  const { scene, game } = state;
  const named = (/** @type {readonly number[]} */ cells) => cells.map((cell) => layout.cells[cell].shown);
  // A bug that touches the cell several times is named once.
  const once = refusal.bugs.flatMap(
    (bug) => refusal.cells.find((cell) => scene?.bugs[bug]?.cells.includes(cell)) ?? [],
  );
  const { bonus_cells: bonus } = refusal; // only a turn that stops too early has them, and its prey is named whole
  const causes = named(!bonus && once.length === refusal.bugs.length && once.length > 1 ? once : refusal.cells);
  const text = refusal.cell === null ? refusal.text : layout.cells[refusal.cell].shown;
  const occupant = scene?.bugs.find(({ cells }) => refusal.cell !== null && cells.includes(refusal.cell));
  const who = occupant ? { seat: seatName(state, seatOf(game, occupant.side)), size: occupant.size } : null;
  return refusalWords(refusal, text, causes, named(bonus ?? []), who);
}

/**
 * What a screen reader says unasked: the refusal, or what was played last and what to do now.
 * It says no previews: the names of the cells contain them.
 * @param {State} state @param {Layout} layout
 */
export function spokenLine(state, layout) {
  if (state.refusal || state.blocked) return lineOf(state, layout).text;
  const { scene } = state;
  const hint = hintWords(state, layout);
  if (hint) return hint;
  if (!current(state) || !scene) return "";
  if (scene.result || isOver(state)) {
    const end = leftAt(state) === null ? [wholeResult(state)] : [endLine(state, "").text, resultOf(state).words];
    return joined([lastWords(scene, state, layout), ...end], "space");
  }
  const prompt = botToPlay(state) && scene.phase !== "bonus" ? "" : promptOf(state, layout).text;
  return joined([lastWords(scene, state, layout), prompt], "space");
}

/** @param {Scene} scene @param {State} state @param {Layout} layout */
function lastWords(scene, state, layout) {
  if (!scene.last) return "";
  const [first] = scene.last.events;
  const seat = seatName(state, seatOf(state.game, scene.last.side));
  if (first?.type === "blackened") return t("played-blackened", { seat, cell: layout.cells[first.cell].shown });
  if (first?.type === "swapped") return t("played-swapped", { seat });
  const prey = preyOf(scene.last);
  const turn = shownTurn(layout, scene.last.turn);
  if (!prey.length) return t("played", { seat, turn });
  const [, ...bonus] = turn.split("-");
  const why = bonus.length && explainsMeal(state, scene) ? t("meal-why", { bonus }) : "";
  return joined([t("played-and-ate", { seat, turn, prey: bugsOf(prey) }), why], "space");
}

/** Does the line say why a bot could eat? It does in the first turns of a newcomer's game. @param {State} state @param {Scene} scene */
const explainsMeal = ({ settings, game }, { last }) =>
  !settings.tools &&
  game.cursor <= EXPLAINED_TURNS &&
  !!last &&
  preyOf(last).length > 0 &&
  game.seats[seatOf(game, last.side)].kind === "bot";
