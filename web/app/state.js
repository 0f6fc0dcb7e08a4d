/**
 * Everything that the page knows, and the one function that changes it. Pure: no DOM, no clock, no storage, no rules.
 * The scene says what is legal, what a cell does, and why a cell is illegal.
 *
 * A slice (`state.js` of a feature) exports its `handlers`, by type of action. A mode answers some actions in the game's place while it is on.
 */
import * as aids from "../aids/index.js";
import { BOARD_SETTINGS } from "../board/settings.js";
import * as bots from "../bots/index.js";
import * as embed from "../embed/index.js";
import { cleaned } from "../game/clean-text.js";
import * as scene from "../game/scene-state.js";
import { PLAIN } from "../game/ruleset-text.js";
import { setupOf, EMPTY_DESK, handlers as game } from "../game/state.js";
import { settled } from "../game/unconfirmed.js";
import * as learn from "../learn/index.js";
import * as library from "../library/index.js";
import * as study from "../study/index.js";
import { SOUND_SETTINGS } from "../sound/index.js";
import * as together from "../together/index.js";
import * as page from "./page-state.js";

/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("../engine/protocol.js").Scene} Scene */
/** @typedef {import("../engine/messages.js").Boot} Boot */
/** @typedef {import("../engine/protocol.js").Refusal} Refusal */
/** @typedef {import("../engine/protocol.js").Thought} Thought */
/** @typedef {import("../engine/protocol.js").Event} Event */
/** @typedef {import("../engine/protocol.js").Verdict} Verdict */
/** @typedef {import("../engine/protocol.js").Reading} Time */

/** Why a click does nothing, although the rules may allow the cell. @typedef {"bot_turn" | "still_loading" | "other_eater" | "link" | "letter" | "invited" | "over" | "friend_turn" | "look_only" | "ask_takeback" | "no_aids" | "one_moment" | "not_agreed" | "not_drawn" | "timed"} Blocked */
/** @typedef {{cell: number, name: string}} Click */
/** @typedef {"new" | "rules" | "keys" | "settings" | "share" | "comment" | "resign" | "bots" | "bench" | "learn" | "library" | "together" | "report"} Dialog */
/** @typedef {import("../game/shown-board.js").Shown} Shown */
/** @typedef {import("../editor/editor.js").Editor} Editor */
/** @typedef {import("../game/state.js").Setup} Setup */
/** @typedef {import("../board/settings.js").BoardSettings} BoardSettings */
/** @typedef {{theme: "auto" | "light" | "dark", language: string, names: boolean, desk: boolean, tools: boolean | null, clockHints: boolean, turning: boolean, edges: boolean, agreed: boolean, chosen: import("../game/state.js").Players | null, workers: number, analysis: import("../study/settings.js").AnalysisSettings} & BoardSettings & import("../aids/buttons.js").AidSettings & import("../bots/settings.js").BotSettings & import("../sound/index.js").SoundSettings} Settings desk: whether it is open; tools: whether the page shows the tools that a first game does not need, null: the reader switched them off; for two at one table: turning: whether the board turns to the player to move; edges: whether each player has an edge of the screen; agreed: whether both must agree to a takeback; chosen: the players that the form for a new game begins with, null: those of the game on the board; language: its code, or "auto"; workers: how many workers of the engine may work at once; 0: as many as suit the device */
/** @typedef {"safe_mode" | "new_tools" | "other_tab" | "separate_game" | "kept_game" | "storage_blocked" | "storage_full" | "storage_corrupt" | "storage_later" | "storage_rules" | "review_dropped" | "settings_corrupt" | "replaced" | "deleted" | "promoted" | "not_legal" | "not_kept" | "not_kept_illegal" | "bad_link" | "bad_letter" | "not_added" | "new_version" | "taking_up" | "learned_corrupt" | "learned_unkept" | "not_as_shown" | "comment_draft" | "together_corrupt" | "part_lost" | "connected" | "friend"} NoticeCode */
/** @typedef {{code: NoticeCode, text: string | null, wrong?: import("../game/text-state.js").Wrong | null}} Notice text: what the reader may want to copy, the key of the game of which it tells, or the path to the turn with the comment; wrong: with the link */
/** @typedef {import("../engine/ask.js").Failure} Failure */
/** @typedef {import("../game/text-state.js").Reading} Reading */
/** @typedef {import("../engine/protocol.js").Coordinates} Coordinates */
/** @typedef {Pick<State, "game" | "previousGame" | "scene" | "sceneKey" | "paused" | "shown" | "linked" | "notices">} Stored notices: those with *Restore* */

/**
 * @typedef {object} State
 * @property {Boot} boot
 * @property {boolean} late whether the first scene of the game takes long: it may never come
 * @property {Game} game
 * @property {Game | null} previousGame the game that another last replaced: nothing played is ever lost
 * @property {Scene | null} scene the newest scene; it is that of `game` when `sceneKey` is the game's key
 * @property {string | null} sceneKey
 * @property {import("../game/unconfirmed.js").Unconfirmed | null} unconfirmed `scene` comes from the options of the last click: the engine has not answered yet
 * @property {{key: string, events: readonly Event[]}} motion what the newest scene may animate
 * @property {Shown | null} shown the board as the engine last described it, for boards that the catalogue has no picture of
 * @property {Editor | null} editor the board and position in the editor, shown in place of the game
 * @property {number | null} eater a cell of the bug that was picked to eat next, if several may eat
 * @property {number | null} aim the cell that the reader points at
 * @property {number | null} chosen the cell that a first tap chose and a second plays
 * @property {number} focus the cell that is the board's only tab stop
 * @property {Refusal | null} refusal the refusal that is shown
 * @property {Blocked | null} blocked
 * @property {readonly Click[]} queue cells clicked before their scene came
 * @property {{key: string, thought: Thought | null} | null} thinking
 * @property {boolean} undone whether the reader just undid a turn
 * @property {readonly Click[]} steps cells of the bot's turn that are still to be played
 * @property {boolean} paused bots wait
 * @property {0 | 1 | null} watch the seat whose cells left are shown on the board
 * @property {number} loaded how many parts of the page loaded, or failed to load, while a reader waited
 * @property {Dialog | null} dialog
 * @property {import("../game/tree.js").Path} [commented] the turn that the dialog for a comment is about
 * @property {Setup} setup
 * @property {Settings} settings
 * @property {string} [section] of the settings that is open; none: the first
 * @property {readonly Notice[]} notices
 * @property {Failure | null} failure
 * @property {{done: number, total: number} | null} gif how many positions of the animated picture are drawn
 * @property {readonly string[]} linked the last fragments of the address that led to the games on the board, the newest first
 * @property {string} [linkedFor] the game to which the newest of them leads (exchange.js)
 * @property {string | null} opening the link that opened the page, until it is read and its invitation is answered or closed (opening.js)
 * @property {string | null} incomingLink the fragment of the address that is being read
 * @property {Reading | null} reading the text that was pasted to be read, and what is wrong with it
 * @property {{game: Game, coordinates: Coordinates, text: string, link?: string | null, abstractPlay?: string | null} | null} record the game as the engine wrote it; link: the link that holds it, if a link with its line leaves something out; null: it would be too long; abstractPlay: the same in the form that Abstract Play loads, null if it has no such game
 * @property {string} typed the text on the umpire's desk, whether handed in or not
 * @property {{text: string, key: string | null}} desk what was handed in; key: the moment for which the umpire judges it
 * @property {Time | null} time what the clock shows
 * @property {import("../aids/state.js").AidsState} aids what the aids show
 * @property {import("../bots/state.js").Bots} bots
 * @property {import("./tables.js").Tables} tables
 * @property {import("../learn/state.js").Learn | null} learn the lesson or puzzle shown in place of the game
 * @property {import("../learn/state.js").Page} learnPage what the dialog for learning shows
 * @property {import("../learn/state.js").Filter} learnFilter
 * @property {import("../learn/progress.js").Learned} learned
 * @property {import("../learn/state.js").Mistakes} mistakes
 * @property {import("../library/state.js").Library} library
 * @property {import("../study/state.js").Study} study
 * @property {import("../embed/state.js").Embed | null} embed set if the page is in a frame of another site
 * @property {import("../embed/state.js").Snippet} snippet the form for such a frame
 * @property {import("../together/state.js").Together} together games with friends elsewhere
 * @property {string | null} copied the text that was copied last, so that its button says so
 */

/**
 * @typedef {import("./page-state.js").PageAction | import("./tables.js").TableAction | import("./late-slices.js").TurnAction | import("../game/state.js").GameAction | import("../game/scene-state.js").SceneAction
 *   | import("../game/tree-state.js").TreeAction | import("../game/text-state.js").TextAction | import("../game/clock-state.js").ClockAction
 *   | import("../aids/state.js").AidsAction | import("../bots/state.js").BotAction | import("../editor/state.js").EditorAction | import("../embed/state.js").EmbedAction
 *   | import("../learn/state.js").LearnAction | import("../library/state.js").LibraryAction | import("../study/state.js").StudyAction
 *   | import("../together/state.js").TogetherAction} Action
 */
/** @typedef {{[T in Action["type"]]: (state: State, action: Extract<Action, {type: T}>) => State}} Handlers */
/**
 * While a mode is `on`, its handlers answer in place of the table's. An action in `endedBy` ends the mode first, and is then answered without it.
 * @typedef {{on(state: State): boolean, handlers: Partial<Handlers>, endedBy?: readonly Action["type"][], end?(state: State): State}} Mode
 */

/** What the page knows before anything happens. @type {Omit<State, "game" | "setup">} */
const FRESH = {
  boot: { state: "loading", stage: "download", done: 0, total: 0 },
  late: false,
  loaded: 0,
  previousGame: null,
  scene: null,
  sceneKey: null,
  unconfirmed: null,
  motion: { key: "", events: [] },
  shown: null,
  editor: null,
  eater: null,
  aim: null,
  chosen: null,
  focus: 0,
  refusal: null,
  blocked: null,
  queue: [],
  thinking: null,
  steps: [],
  undone: false,
  paused: false,
  watch: null,
  dialog: null,
  settings: {
    theme: "auto",
    language: "auto",
    names: true,
    desk: false,
    tools: false,
    clockHints: false,
    workers: 0,
    turning: false,
    edges: false,
    agreed: false,
    chosen: null,
    aids: aids.AIDS_OFF,
    analysis: study.ANALYSIS_SETTINGS,
    ...BOARD_SETTINGS,
    severalAids: false,
    ...bots.BOT_SETTINGS,
    ...SOUND_SETTINGS,
  },
  notices: [],
  failure: null,
  gif: null,
  linked: [],
  opening: null,
  incomingLink: null,
  reading: null,
  record: null,
  typed: "",
  desk: EMPTY_DESK,
  time: null,
  aids: aids.NO_AIDS,
  bots: bots.NO_BOTS,
  tables: page.NO_TABLES,
  learn: null,
  learnPage: "doors",
  learnFilter: { grade: 0, board: "", rules: learn.RULES, open: false, shown: 24 },
  learned: learn.NOTHING_YET,
  mistakes: learn.NO_MISTAKES,
  library: library.NO_LIBRARY,
  study: study.NO_STUDY,
  embed: null,
  snippet: embed.SNIPPET,
  together: together.NOBODY,
  copied: null,
};

/** @param {Game} game @returns {State} */
export const freshState = (game) => ({ ...FRESH, game, setup: setupOf(game, PLAIN) });

/** @typedef {(state: State, action: any) => State} Handler */

/** Joins the tables of the slices. @param {readonly object[]} slices @returns {Record<string, Handler>} @throws {Error} if two slices have a handler for the same action */
export function assemble(slices) {
  /** @type {Record<string, Handler>} */
  const table = {};
  for (const [type, handler] of slices.flatMap((slice) => Object.entries(slice))) {
    if (type in table) throw new Error(`two handlers for "${type}"`);
    table[type] = handler;
  }
  return table;
}

/** The slices that the first frame needs; the others join with rest.js. */
const SLICES = [page.handlers, game, scene.handlers, aids.handlers];

/** Every action's handler. @type {Record<string, Handler>} */
export const handlers = assemble(SLICES);

/** Of the modes that are on, the first that knows an action answers it. @type {readonly Mode[]} */
let modes = [aids.drawingMode];

/** What follows from an action, in addition to what `followUp` does itself. @typedef {(before: State, state: State, action: Action) => State} Follow */
/** @type {readonly Follow[]} */
let follows = [];

/** Is there a handler for this action? One that joins later answers it then. @param {Action["type"]} type */
export const isKnown = (type) => type in handlers;

/** Joins the slices that load later (late-slices.js). @param {{slices: readonly object[], modes: readonly Mode[], follows: readonly Follow[]}} late */
export function joinSlices(late) {
  Object.assign(handlers, assemble([...SLICES, ...late.slices]));
  modes = late.modes;
  follows = late.follows;
}

/** The actions that carry text from outside. @type {ReadonlySet<Action["type"]>} */
const BRINGS_TEXT = new Set(
  /** @type {Action["type"][]} */ (
    "letter together link linked read misread open record new-game setup comment type hand-in".split(" ")
  ),
);

/** @param {State} state @param {Action} given @returns {State} */
export function reduce(state, given) {
  const action = BRINGS_TEXT.has(given.type) ? wholeText(given) : given;
  const ended = modes.find(({ on, endedBy }) => endedBy?.includes(action.type) && on(state));
  const from = ended?.end?.(state) ?? state;
  const mode = modes.find((each) => action.type in each.handlers && each.on(from));
  const handle = /** @type {Handler} */ (mode?.handlers[action.type] ?? handlers[action.type]);
  return followUp(state, handle(from, action), action);
}

/** Returns the action with its text cleaned. A part that needs no cleaning stays the same object. @param {Action} action @returns {Action} */
const wholeText = (action) =>
  /** @type {Action} */ (Object.fromEntries(Object.entries(action).map(([name, part]) => [name, cleaned(part)])));

/** What follows from any action: a bot that was allowed one turn waits again. @param {State} before @param {State} state @param {Action} action @returns {State} */
function followUp(before, state, action) {
  const next = bots.holdAfterOneTurn(before, page.withTools(settled(state)), action);
  return follows.reduce((last, follow) => follow(before, last, action), next);
}
