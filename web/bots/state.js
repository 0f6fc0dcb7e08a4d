/** The bots' slice: what the state keeps of them. What changes it is in handlers.js, which loads with app/rest.js. Pure. */
import { keyOf, playerAt } from "../game/line.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../game/line.js").Player} Player */
/** @typedef {import("../engine/protocol.js").Thought} Thought */

/**
 * What a bot thinks of a moment of the game, kept until it thinks again: `path` led there; `since` is how much work it had done when its
 * preferred turn last changed.
 * @typedef {{key: string, seat: 0 | 1, level: string, path: readonly string[], since: number, thought: Thought | null}} Opinion
 */
/**
 * @typedef {object} Bots
 * @property {Opinion | null} opinion
 * @property {number | null} ahead how many turns of its line the board shows
 * @property {boolean} single whether bots wait again after one turn
 * @property {MatchState | null} match
 * @property {Bench | null} bench
 * @property {readonly Own[]} own the users' bots
 * @property {Pick<Own, "id" | "title"> | null} [removed] the one that was removed last
 * @property {string | null} [changed] the title of the one that was not removed, because another tab had changed it
 * @property {number} [unread] how many stored ones can't be read; they stay stored
 * @property {string | null} [code] the id of the one whose code is open
 * @property {string | null} adding the title of the bot that is being added
 * @property {{title: string, fault: Fault | null, kept: boolean} | null} added the result of the last adding
 * @property {{key: string, seat: 0 | 1, level: string, fault: Fault} | null} fault the fault of the bot that was to play
 */
/** @typedef {{running: boolean, figures: readonly import("./bench-effects.js").Figure[], cores: number, together: number | null, error: string}} Bench together: the rate of all workers, a second; error: a code */
/** text: its code; null if it came as wheels @typedef {{id: string, title: string, text?: string | null}} Own */
/**
 * @typedef {{levels: [string, string], board: string, ruleset: string, pairs: number, won: [number, number, number], margin: number | null,
 *   mistakes: number, fault: Fault | null}} Score won: the number of pairs with 0, 1 and 2 games won; margin: of error; mistakes: the number of games lost by errors; fault: the first error
 */
/**
 * @typedef {Score & {running: boolean, error: string, unsaved: boolean, deleted: boolean, replaced: Score | null}} MatchState error: a code; unsaved: whether a reload loses it;
 *   deleted: it can be undone until the page is left; replaced: the score of the match before, which can be brought back
 */
/** @typedef {import("./own/sandboxes.js").Fault} Fault */
/**
 * @typedef {{type: "ahead", turns: number | null} | {type: "one-turn"}
 *   | {type: "seat", seat: 0 | 1, player: Player}
 *   | {type: "bench", change: Partial<Bench>}
 *   | {type: "match", change: Partial<MatchState>}
 *   | {type: "own-bots", own?: readonly Own[], code?: string | null, removed?: Pick<Own, "id" | "title"> | null, changed?: string | null, unread?: number, added?: null} | {type: "bot-adding", title: string}
 *   | {type: "bot-added", title: string, kept: boolean} | {type: "bot-not-added", title: string, fault: Fault}
 *   | {type: "thinking", key: string} | {type: "thought", key: string, thought: Thought}
 *   | {type: "bot-turn", key: string, cells: readonly import("../app/state.js").Click[]} | {type: "bot-step"} | {type: "bot-gave-up", key: string}
 *   | {type: "bot-fault", key: string, fault: Fault}} BotAction
 */

/** @type {Readonly<Bots>} */
export const NO_BOTS = {
  opinion: null,
  ahead: null,
  single: false,
  match: null,
  bench: null,
  own: [],
  adding: null,
  added: null,
  fault: null,
};

/**
 * After every action: a bot that was allowed one turn and has played it waits again, also when the game is paused, resumed or left.
 * @param {State} before @param {State} state @param {import("../app/state.js").Action} action @returns {State}
 */
export function holdAfterOneTurn(before, state, { type }) {
  const next = heldAfterOne(before, state);
  return type === "pause" || type === "resume" || type === "new-game"
    ? withBots(next, { single: false, ahead: null })
    : next;
}

/** @param {State} state @param {Partial<Bots>} change @returns {State} the same state if nothing changes */
export const withBots = (state, change) => {
  const bots = { ...state.bots, ...change };
  const same = /** @type {(keyof Bots)[]} */ (Object.keys(change)).every((part) => bots[part] === state.bots[part]);
  return same ? state : { ...state, bots };
};

/** Lets a bot wait that was allowed one turn and has played it. @param {State} before @param {State} state @returns {State} */
function heldAfterOne(before, state) {
  if (!state.bots.single || state.game === before.game) return state;
  const played = state.game.turns.length === before.game.turns.length + 1 && state.game.draft.length === 0;
  return played ? withBots({ ...state, paused: playerAt(state.game).kind === "bot" }, { single: false }) : state;
}

/** The fault of the bot that is to play, until the reader does something about it. @param {State} state */
export const faultNow = ({ bots: { fault }, game }) =>
  fault?.key === keyOf(game) && playerAt(game).kind === "bot" ? fault : null;

/** Do bots play both sides? @param {State} state */
export const onlyBots = ({ game }) => game.seats.every(({ kind }) => kind === "bot");
