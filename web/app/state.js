/**
 * All that the page knows, and the one function that changes it. Pure: no DOM, no clock, no storage, no rules.
 * What is legal, what it does and why not come in with the scene.
 */
import { aidsOf } from "../aids/aids.js";
import { NOTHING_SEEN, reduceSee, wiped } from "../aids/state.js";
import { BOARD_SETTINGS } from "../board/settings.js";
import { BOT_SETTINGS } from "../bots/settings.js";
import { NO_BOTS, reduceBots } from "../bots/state.js";
import { reduceBot } from "../bots/turn-state.js";
import { reduceEditor } from "../editor/state.js";
import { timeUp } from "../game/clock-state.js";
import {
  jump,
  keyOf,
  nameAt,
  playCell,
  playedOf,
  playerAt,
  playSwap,
  redoTarget,
  reviewing,
  takeBackCell,
  undoTarget,
} from "../game/line.js";
import { arrive } from "../game/scene-state.js";
import { reduceTree } from "../game/tree-state.js";
import { NOTHING_YET } from "../learn/progress.js";
import { reduceLearn } from "../learn/state.js";
import { ANALYSIS_SETTINGS } from "../study/analysis-settings.js";
import { NO_STUDY } from "../study/state.js";

/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("../game/line.js").Player} Player */
/** @typedef {import("../game/line.js").Clock} Clock */
/** @typedef {import("../engine/protocol.js").Scene} Scene */
/** @typedef {import("../engine/messages.js").Boot} Boot */
/** @typedef {import("../engine/protocol.js").Refusal} Refusal */
/** @typedef {import("../engine/protocol.js").Thought} Thought */
/** @typedef {import("../engine/protocol.js").Event} Event */
/** @typedef {import("../engine/protocol.js").Wrong} EngineWrong */
/** What is wrong with a text; without a code where the page itself says it. @typedef {Omit<EngineWrong, "code" | "params" | "refusal"> & Partial<EngineWrong>} Wrong */
/** @typedef {import("../engine/protocol.js").Verdict} Verdict */
/** @typedef {import("../engine/protocol.js").Reading} Time */
/** @typedef {import("../game/tree.js").Told} Told */
/** @typedef {import("../game/tree.js").Way} Way */

/** What the board says when it is not the rules that refuse. @typedef {"bot_turn" | "still_loading" | "other_eater" | "opening" | "time_up"} Hindrance */
/** @typedef {{cell: number, name: string}} Click */
/** @typedef {"new" | "rules" | "keys" | "settings" | "share" | "comment" | "bots" | "bench" | "learn" | "report"} Dialog */
/** @typedef {import("../engine/protocol.js").Switches} Switches */
/** @typedef {import("../engine/protocol.js").Meal} Meal */
/** @typedef {import("../board/shown.js").Shown} Shown */
/** @typedef {import("../editor/editor.js").Editor} Editor */
/**
 * The form of the dialog for a new game. `switches` are those of a rule set of one's own, which is any that has no name.
 * @typedef {{ruleset: string, switches: Switches, board: string, seats: [Player, Player], starts: 0 | 1 | "lots",
 *   names: readonly [string, string], clock: Pick<Clock, "control" | "sound" | "rests">}} Setup names: of the persons, by seat
 */
/** @typedef {import("../board/settings.js").BoardSettings} BoardSettings */
/** @typedef {{theme: "auto" | "light" | "dark", names: boolean, desk: boolean, clockHints: boolean, analysis: import("../study/analysis-settings.js").AnalysisSettings} & BoardSettings & import("../aids/aids.js").AidSettings & import("../bots/settings.js").BotSettings} Settings desk: whether it is open */
/** @typedef {"storage_blocked" | "storage_full" | "storage_corrupt" | "storage_later" | "replaced" | "deleted" | "not_legal" | "bad_link" | "new_version" | "taking_up" | "learned_corrupt"} NoticeCode */
/** @typedef {{code: NoticeCode, text: string | null}} Notice text: what the reader may want to copy */
/** @typedef {{code: string, message: string, trace: string | null, context: string}} Trouble */
/**
 * A text that is to become the game. coordinates: of a text that doesn't say (left out: those on show); fits: those in which a list of turns
 * is legal to its end; part: the game as far as it could be read
 * @typedef {{text: string, wrong: Wrong | null, part: Game | null, coordinates?: Coordinates, fits?: readonly Coordinates[]}} Reading
 */
/** @typedef {import("../engine/protocol.js").Coordinates} Coordinates */
/** @typedef {Pick<State, "game" | "shelf" | "scene" | "sceneKey" | "paused" | "shown" | "linked">} Stored */

/**
 * @typedef {object} State
 * @property {Boot} boot
 * @property {Game} game
 * @property {Game | null} shelf the game that was last put aside for another: nothing played is ever lost
 * @property {Scene | null} scene the newest scene there is; it is that of `game` when `sceneKey` is the game's key
 * @property {string | null} sceneKey
 * @property {readonly Told[]} played all of `game.turns`, as far as scenes have told of them
 * @property {{key: string, events: readonly Event[]}} motion what the newest scene may animate
 * @property {Shown | null} shown the board as the engine last described it, for what the catalogue has no picture of
 * @property {Editor | null} editor a board and position in the making, which stands in the game's place
 * @property {number | null} eater a cell of the bug that was picked to eat next, out of several that may
 * @property {number | null} aim the cell that the reader points at
 * @property {number} focus the cell that is the board's one tab stop
 * @property {Refusal | null} refusal the one on show
 * @property {Hindrance | null} hindrance
 * @property {readonly Click[]} queue cells clicked before their scene was there
 * @property {{key: string, thought: Thought | null} | null} thinking
 * @property {readonly Click[]} steps cells of the bot's turn that are still to be played
 * @property {boolean} paused bots wait
 * @property {0 | 1 | null} watch the seat whose room to grow is shown on the board
 * @property {Dialog | null} dialog
 * @property {Setup} setup
 * @property {Settings} settings
 * @property {readonly Notice[]} notices
 * @property {Trouble | null} trouble
 * @property {readonly string[]} linked the last fragments of the address that led to what was on the board, the newest first
 * @property {string | null} opening the fragment that is being read
 * @property {Reading | null} reading the text that was pasted to be read, and what is wrong with it
 * @property {{game: Game, coordinates: Coordinates, text: string} | null} record the game as the engine wrote it
 * @property {string} typed what stands on the umpire's desk, handed in or not
 * @property {{text: string, key: string | null, verdict: Verdict | null}} desk what was handed in; key: the moment for which it is being judged
 * @property {Time | null} time what the clock shows
 * @property {import("../aids/state.js").See} see what the aids show
 * @property {import("../bots/state.js").Bots} bots
 * @property {import("../learn/state.js").Learn | null} learn the lesson or puzzle that stands in the game's place
 * @property {import("../learn/state.js").Page} learnPage what the dialog for learning shows
 * @property {import("../learn/state.js").Filter} learnFilter
 * @property {import("../learn/progress.js").Learned} learned
 * @property {import("../study/state.js").Study} study
 * @property {string | null} copied which text was copied last, for its button to say so
 */

/**
 * @typedef {import("../study/state.js").StudyAction
 *   | {type: "boot", boot: Boot}
 *   | {type: "scene", key: string, scene: Scene}
 *   | {type: "aim", cell: number | null}
 *   | {type: "focus", cell: number}
 *   | {type: "watch", seat: 0 | 1 | null}
 *   | {type: "press", cell: number, name: string, touch?: boolean} | import("../aids/state.js").SeeAction
 *   | {type: "board", shown: Shown}
 *   | {type: "editor", editor: Editor | null} | {type: "ink", ink: Editor["ink"]} | {type: "edit-mover", mover: 0 | 1}
 *   | {type: "brush", cell: number, from?: number} | {type: "edit-setup", setup: number} | {type: "widen"}
 *   | {type: "clear", all: boolean} | {type: "edited", painting: Editor["painting"], edited: import("../engine/protocol.js").Edited}
 *   | {type: "take-back"} | {type: "swap"} | {type: "undo"} | {type: "redo"} | {type: "jump", cursor: number}
 *   | {type: "resume"} | {type: "pause"} | {type: "bring-back"}
 *   | {type: "step", by: number} | {type: "half-step", by: 1 | -1} | {type: "walk", by: 1 | -1} | {type: "go", way: Way}
 *   | {type: "promote", way: Way} | {type: "delete", way: Way} | {type: "comment", way: Way, text: string}
 *   | {type: "link", text: string} | {type: "linked", text: string}
 *   | {type: "read", text: string, coordinates?: Coordinates} | {type: "misread", reading: Reading} | {type: "open", game: Game} | {type: "open-part"}
 *   | {type: "record", game: Game, coordinates: Coordinates, text: string}
 *   | {type: "type", text: string} | {type: "hand-in", text: string} | {type: "verdict", key: string, verdict: Verdict, now: number}
 *   | {type: "clock-event", event: import("../engine/protocol.js").ClockEvent} | {type: "time", reading: Time} | {type: "no-clock"}
 *   | {type: "new-game", game: Game}
 *   | {type: "thinking", key: string} | {type: "thought", key: string, thought: Thought}
 *   | {type: "bot-turn", key: string, cells: readonly Click[]} | {type: "bot-step"} | {type: "bot-gave-up", key: string}
 *   | {type: "dialog", name: Dialog | null} | {type: "setup", change: Partial<Setup>} | {type: "switch", change: Partial<Switches>}
 *   | {type: "settings", change: Partial<Settings>}
 *   | {type: "notice", code: NoticeCode, text: string | null} | {type: "drop-notice", code: NoticeCode}
 *   | {type: "learn", learn: Omit<import("../learn/state.js").Learn, "kept">, game: Game} | {type: "learn-leave"} | {type: "learn-again"}
 *   | {type: "learn-change", change: Partial<import("../learn/state.js").Learn>} | {type: "learn-play", cells: readonly Click[]}
 *   | {type: "learn-page", page: import("../learn/state.js").Page} | {type: "learn-filter", change: Partial<import("../learn/state.js").Filter>}
 *   | {type: "learned", learned: import("../learn/progress.js").Learned}
 *   | {type: "copied", text: string}
 *   | import("../bots/state.js").BotAction
 *   | {type: "trouble", trouble: Trouble | null}} Action
 */

/** @type {Switches} */
const PLAIN = { eaters: "active", merging: false, setup: 0, score: "win", handicap: 0, stronger: 0, pie: false };

/** @param {Game} game @returns {State} */
export function freshState(game) {
  return {
    boot: { state: "loading", stage: "download", done: 0, total: 0 },
    game,
    shelf: null,
    scene: null,
    sceneKey: null,
    played: [],
    motion: { key: "", events: [] },
    shown: null,
    editor: null,
    eater: null,
    aim: null,
    focus: 0,
    refusal: null,
    hindrance: null,
    queue: [],
    thinking: null,
    steps: [],
    paused: false,
    watch: null,
    dialog: null,
    setup: setupOf(game, PLAIN),
    settings: {
      theme: "auto",
      names: true,
      desk: false,
      clockHints: false,
      aids: aidsOf(),
      analysis: ANALYSIS_SETTINGS,
      ...BOARD_SETTINGS,
      ...BOT_SETTINGS,
    },
    notices: [],
    trouble: null,
    linked: [],
    opening: null,
    reading: null,
    record: null,
    typed: "",
    desk: { text: "", key: null, verdict: null },
    time: null,
    see: NOTHING_SEEN,
    bots: NO_BOTS,
    learn: null,
    learnPage: "doors",
    learnFilter: { grade: 0, board: "", rules: "", open: false, shown: 24 },
    learned: NOTHING_YET,
    study: NO_STUDY,
    copied: null,
  };
}

/** Is the scene that of the game as it stands? @param {State} state */
export const current = (state) => state.scene !== null && state.sceneKey === keyOf(state.game);

/** @type {Player} */
const PERSON = { kind: "person" };

/** Who plays now: while one studies, whoever sits at the page. @param {State} state @returns {Player} */
export const moverOf = ({ study, game }) => (study.open ? PERSON : playerAt(game));

/** Is a bot to play now, in the game itself (not in a review of it)? @param {State} state */
export const botToPlay = (state) =>
  !state.editor &&
  !reviewing(state.game) &&
  moverOf(state).kind === "bot" &&
  current(state) &&
  state.scene?.phase !== "over" &&
  !timeUp(state);

/** @param {State} state */
const personMayPlay = (state) => current(state) && moverOf(state).kind === "person" && !timeUp(state);

/** The meals that a person may choose between now; none if there is no choice. @param {State} state @returns {readonly Meal[]} */
export const choices = (state) =>
  personMayPlay(state) && state.scene && state.scene.meals.length > 1 ? state.scene.meals : [];

/** The meal of whose eater this is a cell. @param {State} state @param {number | null} cell */
export const choiceAt = (state, cell) =>
  choices(state).find(({ eater }) => cell !== null && state.scene?.bugs[eater].cells.includes(cell)) ?? null;

/** The legal next cells, if a person may play now, and only those of the bug that was picked; otherwise none. @param {State} state */
export const openOptions = (state) => {
  const options = personMayPlay(state) && state.scene ? state.scene.options : [];
  const picked = choiceAt(state, state.eater);
  return picked ? options.filter(({ bug }) => bug === picked.eater) : options;
};

export const QUIET = { refusal: null, hindrance: null };
/** @type {Pick<State, "scene" | "sceneKey" | "aim" | "focus" | "time">} */
export const BARE = { scene: null, sceneKey: null, aim: null, focus: 0, time: null };
export const STILL = {
  ...QUIET,
  eater: null,
  queue: [],
  thinking: null,
  steps: [],
  desk: { text: "", key: null, verdict: null },
};

/** @param {State} state @param {Action} action @returns {State} */
export function reduce(state, action) {
  const next = wiped(state, reduceSee(state, action) ?? reduceBots(state, step(state, action), action));
  return next.game === state.game ? next : { ...next, played: playedOf(next.game) };
}

/** @param {State} state @param {Action} action @returns {State} */
function step(state, action) {
  const editor = state.editor && reduceEditor(state.editor, action);
  if (editor) return { ...state, editor, focus: focusIn(state, action, editor) };
  const taught = reduceLearn(state, action);
  if (taught) return taught;
  switch (action.type) {
    case "editor":
      return { ...state, ...STILL, editor: action.editor, aim: null, focus: 0, dialog: null };
    case "boot":
      return { ...state, boot: action.boot };
    case "scene":
      return action.key === keyOf(state.game) ? arrive(state, action.scene, action.key) : state;
    case "board":
      return { ...state, shown: action.shown };
    case "aim":
      return action.cell === state.aim ? state : { ...state, aim: action.cell };
    case "focus":
      return action.cell === state.focus ? state : { ...state, focus: action.cell };
    case "watch":
      return { ...state, watch: action.seat };
    case "press":
      return press(state, action.cell, action.name);
    case "dialog":
      return {
        ...state,
        dialog: action.name,
        setup: action.name === "new" ? setupOf(state.game, state.scene?.rules ?? PLAIN) : state.setup,
      };
    case "setup":
      return { ...state, setup: { ...state.setup, ...action.change } };
    case "switch":
      return { ...state, setup: { ...state.setup, switches: { ...state.setup.switches, ...action.change } } };
    case "settings":
      return { ...state, settings: { ...state.settings, ...action.change } };
    case "notice":
      return { ...state, notices: [...without(state.notices, action.code), { code: action.code, text: action.text }] };
    case "drop-notice":
      return { ...state, notices: without(state.notices, action.code) };
    case "copied":
      return { ...state, copied: action.text };
    case "trouble":
      return { ...state, trouble: action.trouble };
    case "thinking":
    case "thought":
    case "bot-turn":
    case "bot-step":
    case "bot-gave-up":
      return reduceBot(state, action);
    default:
      return reduceLine(state, action);
  }
}

/** @param {State} state @param {Action} action @param {Editor} editor */
function focusIn(state, action, { sheet }) {
  if (action.type === "press" || action.type === "brush") return action.cell;
  return Math.min(state.focus, sheet.cells.length - 1);
}

/** Moving along the line of turns, and changing it. @param {State} state @param {Action} action @returns {State} */
function reduceLine(state, action) {
  const { game } = state;
  switch (action.type) {
    case "take-back":
      return game.draft.length ? { ...state, ...STILL, game: takeBackCell(game) } : state;
    case "swap":
      return personMayPlay(state) && state.scene?.swap ? playOn(state, playSwap(state.game)) : state;
    case "undo":
      return moveTo(state, undoTarget(game));
    case "redo":
      return moveTo(state, redoTarget(game));
    case "jump":
      return moveTo(state, action.cursor);
    case "step":
      return moveTo(state, game.cursor + action.by);
    case "resume":
      return {
        ...state,
        ...QUIET,
        game: { ...game, turns: game.turns.slice(0, game.cursor), draft: [] },
        paused: false,
      };
    case "pause":
      return { ...state, ...STILL, game: jump(game, game.cursor), paused: true };
    case "bring-back":
      return bringBack(state);
    case "new-game":
      return startGame(state, action.game);
    default:
      return reduceTree(state, action);
  }
}

/** A cell is clicked. @param {State} state @param {number} cell @param {string} name @returns {State} */
export function press(state, cell, name) {
  const quiet = { ...state, ...QUIET, focus: cell };
  const person = moverOf(state).kind === "person";
  if (timeUp(state)) return { ...quiet, hindrance: "time_up" };
  if (state.opening !== null) return { ...quiet, hindrance: "opening" };
  if (!person && state.scene?.phase !== "over") return { ...quiet, hindrance: "bot_turn" };
  if (!current(state))
    return {
      ...quiet,
      queue: [...state.queue, { cell, name }],
      hindrance: waitsForBoot(state) ? "still_loading" : null,
    };
  const meal = choiceAt(state, cell);
  if (meal) return { ...quiet, eater: choiceAt(state, state.eater) === meal ? null : cell };
  const option = optionAt(state, cell);
  if (option && !openOptions(state).includes(option)) return { ...quiet, eater: null, hindrance: "other_eater" };
  return option ? play(quiet, name, option.complete) : { ...quiet, refusal: refusalAt(state, cell) };
}

/** @param {State} state */
const waitsForBoot = (state) => state.boot.state !== "ready";

/** @param {State} state @param {number | undefined} cell */
export const optionAt = (state, cell) => state.scene?.options.find((option) => option.cell === cell);

/** @param {State} state @param {number} cell */
const refusalAt = (state, cell) => state.scene?.refusals.find((refusal) => refusal.cell === cell) ?? null;

/** @param {State} state @param {string} name @param {boolean} complete @returns {State} */
export function play(state, name, complete) {
  return playOn(state, playCell(state.game, name, complete, state.study.open));
}

/** @param {State} state @param {Game} game one cell or turn on @returns {State} */
export function playOn(state, game) {
  return { ...state, ...QUIET, eater: null, game, aim: null, paused: false };
}

/** @param {State} state @param {number} cursor @returns {State} */
function moveTo(state, cursor) {
  return stand(state, jump(state.game, cursor));
}

/** Elsewhere in the same game. @param {State} state @param {Game} game @returns {State} */
export function stand(state, game) {
  const idle = reviewing(game) || playerAt(game).kind === "person";
  return { ...state, ...STILL, game, paused: state.paused && !idle };
}

/** @param {State} state @returns {State} */
function bringBack(state) {
  if (!state.shelf) return state;
  const notices = state.notices.filter(({ code }) => code !== "deleted" && code !== "replaced");
  return { ...state, ...STILL, ...BARE, game: state.shelf, shelf: state.game, paused: true, notices };
}

/** @param {State} state @param {Game} game @returns {State} */
export function startGame(state, game) {
  const unfinished =
    state.game.tree.next.length > 0 && !(current(state) && state.scene?.phase === "over" && !reviewing(state.game));
  const notices = state.notices.filter(({ code }) => !["deleted", "replaced", "not_legal", "bad_link"].includes(code));
  if (unfinished) notices.push({ code: "replaced", text: null });
  const shelf = state.game.tree.next.length ? state.game : state.shelf;
  return {
    ...state,
    ...STILL,
    ...BARE,
    game,
    shelf,
    editor: null,
    opening: null,
    typed: "",
    paused: false,
    dialog: null,
    notices,
    study: { ...state.study, home: null },
  };
}

/** @param {Game} game @param {Switches} switches @returns {Setup} */
function setupOf(game, switches) {
  const { ruleset, board, seats, starts, clock } = game;
  const { control = "", sound = false, rests = false } = clock ?? {};
  return {
    ruleset,
    switches,
    board,
    seats,
    starts,
    names: [nameAt(game, 0), nameAt(game, 1)],
    clock: { control, sound, rests },
  };
}

/** @param {readonly Notice[]} notices @param {NoticeCode} code */
export const without = (notices, code) => notices.filter((notice) => notice.code !== code);
