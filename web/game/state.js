/** The game on the board: cells are pressed, turns are played, taken back and looked at, games begin. */

import { COMPANION, fitted, isCompanion } from "./player-names.js";
import {
  isShared,
  jump,
  nameAt,
  playCell,
  playerAt,
  playSwap,
  redoTarget,
  reviewing,
  takeBackCell,
  undoTarget,
} from "./line.js";
import { choiceAt, current, endingHere, finished, moverOf, openOptions, optionAt, personMayPlay } from "./select.js";
import { withUnconfirmed } from "./unconfirmed.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Notice} Notice */
/** @typedef {import("../engine/protocol.js").Switches} Switches */
/** @typedef {import("./line.js").Game} Game */
/** @typedef {import("./line.js").Player} Player */
/** @typedef {import("./line.js").Clock} Clock */
/**
 * The form of the dialog for a new game. `switches` apply to a custom rule set, which has no name.
 * @typedef {{ruleset: string, switches: Switches, board: string, seats: [Player, Player], starts: 0 | 1 | "lots",
 *   names: readonly [string, string], clock: Pick<Clock, "control" | "sound" | "rests">, ownTimes?: boolean, bot?: string}} Setup names: of the persons, by seat;
 *   ownTimes: whether the reader sets the clock's times; bot: the bot that the reader left for a person
 */
/** @typedef {Pick<Setup, "seats" | "starts" | "names" | "clock">} Players */
/**
 * @typedef {{type: "press", cell: number, name: string, touch?: boolean} | {type: "aim", cell: number | null}
 *   | {type: "focus", cell: number} | {type: "watch", seat: 0 | 1 | null}
 *   | {type: "take-back"} | {type: "swap"} | {type: "undo"} | {type: "redo"} | {type: "jump", cursor: number} | {type: "step", by: number}
 *   | {type: "resume"} | {type: "pause"} | {type: "new-game", game: Game, entry?: boolean}
 *   | {type: "setup", change: Partial<Setup>} | {type: "switch", change: Partial<Switches>}} GameAction
 */

/** @type {State["desk"]} */
export const EMPTY_DESK = { text: "", key: null };

/** Removes messages that no longer apply. @param {State} state @returns {State} */
export const clearMessages = (state) => ({ ...state, refusal: null, blocked: null, chosen: null });

/** Drops unfinished input and thinking: clicks that wait, a picked bug, a bot's turn, a turn on the desk. @param {State} state @returns {State} */
export const resetInteraction = (state) => ({
  ...clearMessages(state),
  eater: null,
  queue: [],
  thinking: null,
  steps: [],
  undone: false,
  desk: EMPTY_DESK,
});

/** Prepares for another game: the page knows nothing of its position yet. @param {State} state @returns {State} */
export const resetScene = (state) => ({ ...state, scene: null, sceneKey: null, aim: null, focus: 0, time: null });

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  press,
  aim: (state, { cell }) => (cell === state.aim ? state : { ...state, aim: cell }),
  focus: (state, { cell }) => (cell === state.focus ? state : { ...state, focus: cell }),
  watch: (state, { seat }) => ({ ...state, watch: seat }),
  "take-back": (state) =>
    state.game.draft.length ? { ...resetInteraction(state), game: takeBackCell(state.game) } : state,
  swap: (state) =>
    personMayPlay(state) && state.scene?.swap ? playOn(state, playSwap(state.game, state.study.open)) : state,
  undo,
  redo: (state) => moveTo(state, redoTarget(state.game)),
  jump: (state, { cursor }) => moveTo(state, cursor),
  step: (state, { by }) => moveTo(state, state.game.cursor + by),
  resume: (state) => {
    const { game } = state;
    const shorter = { ...game, turns: game.turns.slice(0, game.cursor), draft: [] };
    return { ...clearMessages(state), game: shorter, paused: false };
  },
  pause: (state) => ({ ...resetInteraction(state), game: jump(state.game, state.game.cursor), paused: true }),
  "new-game": (state, { game }) => startGame(state, game),
  setup: (state, { change }) => ({ ...state, setup: { ...state.setup, ...change } }),
  switch: (state, { change }) => ({
    ...state,
    setup: { ...state.setup, switches: { ...state.setup.switches, ...change } },
  }),
};

/** Handles a press of a cell. @param {State} state @param {{cell: number, name: string, touch?: boolean}} action @returns {State} */
export function press(state, { cell, name, touch }) {
  const quiet = { ...clearMessages(state), focus: cell };
  if (touch && choosesFirst(state, cell)) return { ...quiet, aim: cell, chosen: cell };
  const person = moverOf(state).kind === "person";
  if (endingHere(state)) return { ...quiet, blocked: "over" };
  if (state.incomingLink !== null) return { ...quiet, blocked: "link" };
  if (!person && state.scene?.phase !== "over")
    return { ...quiet, blocked: moverOf(state).kind === "bot" ? "bot_turn" : "friend_turn" };
  if (!current(state))
    return {
      ...quiet,
      queue: [...state.queue, { cell, name }],
      blocked: state.boot.state === "ready" ? null : "still_loading",
    };
  const meal = choiceAt(state, cell);
  if (meal) return { ...quiet, aim: null, eater: choiceAt(state, state.eater) === meal ? null : cell };
  const option = optionAt(state, cell);
  if (option && !openOptions(state).includes(option)) return { ...quiet, eater: null, blocked: "other_eater" };
  if (option) return play(quiet, name, option);
  return { ...quiet, refusal: state.scene?.refusals.find((refusal) => refusal.cell === cell) ?? null };
}

/** On a touch screen, does the first tap on a cell only show what it leads to? Then the second one plays it. @param {State} state @param {number} cell */
function choosesFirst(state, cell) {
  const { aids, taps } = state.settings;
  return (
    (aids.outlook || taps !== "one") &&
    state.chosen !== cell &&
    (!current(state) || openOptions(state).some((option) => option.cell === cell))
  );
}

/** @param {State} state */
export const ignored = (state) => state;

/** For modes without steps through the game: these actions do nothing. */
export const NO_MOVES = {
  redo: ignored,
  swap: ignored,
  jump: ignored,
  step: ignored,
  "half-step": ignored,
  walk: ignored,
};

/** @param {State} state @returns {State} */
export function undo(state) {
  return { ...moveTo(state, undoTarget(state.game)), undone: true };
}

/** @param {State} state @param {string} name @param {import("../engine/protocol.js").Option} option what the cell does @returns {State} */
export function play(state, name, option) {
  const played = playOn(state, playCell(state.game, name, option.complete, state.study.open));
  return withUnconfirmed(state, played, option);
}

/** @param {State} state @param {Game} game one cell or turn on @returns {State} */
export function playOn(state, game) {
  return { ...clearMessages(state), eater: null, game, aim: null, paused: false };
}

/** @param {State} state @param {number} cursor @returns {State} */
const moveTo = (state, cursor) => goToTurn(state, jump(state.game, cursor));

/** Shows another turn of the same game. @param {State} state @param {Game} game @returns {State} */
export function goToTurn(state, game) {
  const idle = reviewing(game) || playerAt(game).kind === "person";
  return { ...resetInteraction(state), game, paused: state.paused && !idle };
}

/** @param {State} state @param {Game} game @returns {State} */
export function startGame(state, game) {
  const over = finished(state) || state.game.watched !== undefined; // a copy of others' game is not the reader's to go on with
  const played = state.game.tree.next.length > 0;
  // "Your games" has a finished game: Restore still brings back the unfinished one that it replaced.
  const waits = over && !!state.game.id && state.notices.some(({ code }) => code === "replaced");
  const gone = waits ? [] : RESTORABLE;
  const notices = without(state.notices, ...gone, "not_legal", "bad_link").flatMap(seenOnce);
  // The players of another person's game, or of a stored one, are not the reader's last choice.
  const begun = !game.tree.next.length && !isShared(game);
  const chosen = begun ? null : (state.settings.chosen ?? playersOf(state.game));
  return {
    ...resetScene(resetInteraction(state)),
    settings: chosen === state.settings.chosen ? state.settings : { ...state.settings, chosen },
    game: game.tree.next.length ? game : fitted(game, state.settings.companion),
    previousGame: played && !waits ? state.game : state.previousGame,
    editor: null,
    incomingLink: null,
    typed: "",
    paused: false,
    dialog: null,
    notices: played && !over ? [...notices, { code: "replaced", text: null }] : notices,
    study: { ...state.study, open: false, home: null, hint: null, coached: false },
  };
}

/** What is new is said in one game. @param {Notice} notice */
const seenOnce = (notice) =>
  notice.code !== "new_tools" ? notice : notice.text === null ? { ...notice, text: "" } : [];

/** The players and the clock. @param {Game} game @returns {Players} */
function playersOf(game) {
  const { seats, starts, clock } = game;
  const { control = "", sound = false, rests = false } = clock ?? {};
  return {
    seats: [formPlayer(seats[0]), formPlayer(seats[1])],
    starts,
    names: [nameAt(game, 0), nameAt(game, 1)],
    clock: { control, sound, rests },
  };
}

/** @param {Game} game @param {Switches} switches @returns {Setup} */
export const setupOf = (game, switches) => ({
  ruleset: game.ruleset,
  switches,
  board: game.board,
  ...playersOf(game),
});

/** A game with a friend elsewhere has its own form. @param {Player} player @returns {Player} */
const formPlayer = (player) =>
  player.kind === "friend"
    ? { kind: "person" }
    : player.kind === "bot" && isCompanion(player.level)
      ? { kind: "bot", level: COMPANION }
      : player;

/** The notices of a game that *Restore* brings back. @type {readonly Notice["code"][]} */
export const RESTORABLE = ["deleted", "promoted", "replaced"];

/** @param {readonly Notice[]} notices @param {readonly Notice["code"][]} codes */
export const without = (notices, ...codes) => notices.filter(({ code }) => !codes.includes(code));

/** The notices with this one added once, at the end. @param {readonly Notice[]} notices @param {Notice["code"]} code @param {string | null} text @returns {Notice[]} */
export const withNotice = (notices, code, text) => [...without(notices, code), { code, text }];
