/** Bots at the table: they think on their turn and, if the setting allows it, on the player's time; they play cell by cell. */

import { failureOf } from "../engine/ask.js";
import { botToPlay, current } from "../game/select.js";
import { keyOf, paramsOf, playerAt, reviewing } from "../game/line.js";
import { PACES } from "./settings.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Click} Click */
/** @typedef {import("../engine/protocol.js").Game} Params */
/** @typedef {import("../engine/protocol.js").Thought} Thought */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("./thinkers.js").Think} Think */
/**
 * Thinking, in progress or done, about the position of `key`; `expected`: a position that may come.
 * @typedef {import("./thinkers.js").Work & {key: string, level: string, thought: Thought | null, expected: boolean}} Job
 */

/** @param {number} ms */
const pause = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Lets the bot think when it is to play in the game itself, and stops it otherwise.
 * @param {Store} store @param {Think} think @param {(state: State, turn: string) => Click[]} cellsOf
 */
export function botEffect(store, think, cellsOf) {
  /** @type {Job | null} */
  let job = null;

  /** @param {string} key @param {Params} params @param {string} level @param {boolean} expected @returns {Job} */
  function begin(key, params, level, expected) {
    const hear = (/** @type {Thought} */ thought) => {
      mine.thought = thought;
      if (!mine.expected) store.dispatch({ type: "thought", key, thought });
    };
    /** @type {Job} */
    const mine = { ...think(params, level, hear), key, level, thought: null, expected };
    mine.promise.catch(() => {}); // a failure goes to the caller that waits; ahead of time there is none
    job = mine;
    return mine;
  }

  /** @param {State} state @param {string} key @param {string} level */
  async function play(state, key, level) {
    const ready = job?.key === key && job.level === level ? job : null;
    const mine = ready ?? begin(key, paramsOf(state.game), level, false);
    mine.expected = false;
    store.dispatch({ type: "thinking", key });
    if (mine.thought) store.dispatch({ type: "thought", key, thought: mine.thought });
    try {
      const [thought] = await Promise.all([mine.promise, pause(PACES[state.settings.pace].turn)]);
      if (job !== mine) return;
      job = null;
      if ("cancelled" in thought) return store.dispatch({ type: "bot-gave-up", key });
      store.dispatch({ type: "thought", key, thought });
      store.dispatch({ type: "bot-turn", key, cells: cellsOf(state, thought.turn) });
    } catch (error) {
      if (job !== mine) return;
      job = null;
      store.dispatch({ type: "bot-gave-up", key });
      const { fault } = /** @type {any} */ (error ?? {}); // set by a user's bot
      store.dispatch(fault ? { type: "bot-fault", key, fault } : { type: "failure", failure: failureOf(error, key) });
    }
  }

  function drop() {
    const { cancel } = job ?? {};
    job = null;
    cancel?.();
  }

  return {
    /** @param {State} state */
    run(state) {
      const key = keyOf(state.game);
      const player = playerAt(state.game);
      const level = player.kind === "bot" ? player.level : "";
      // While a new worker replaces a dead one, the question stays open: the client asks it again (engine/client.js).
      const wanted = botToPlay(state) && !state.paused && state.steps.length === 0 && !state.failure;
      const awake = state.boot.state === "ready";
      const ahead = state.settings.ponder ? expectation(state) : null;
      if (job?.expected && job.key !== ahead?.key && !awaited(job, state)) drop();
      if (job && !job.expected && (job.key !== key || job.level !== level || !wanted)) drop();
      const busy = job && !job.expected;
      if (wanted && awake && !busy && state.thinking?.key !== key && state.game.draft.length === 0)
        play(state, key, level);
      else if (ahead && awake && !job) begin(ahead.key, ahead.params, ahead.level, true);
    },
    playNow() {
      job?.stop();
    },
  };
}

/** Is the expected turn being played? Then the thoughts about it will be useful in a moment. @param {Job} job @param {State} state */
function awaited({ key }, { game, paused, failure }) {
  if (paused || failure || reviewing(game)) return false;
  const { draft, turns, ...table } = paramsOf(game);
  const { draft: _, turns: expected, ...other } = JSON.parse(key);
  const along = turns.every((turn, i) => turn === expected[i]) && JSON.stringify(table) === JSON.stringify(other);
  const building = turns.length === expected.length - 1 && expected.at(-1).startsWith(draft.join("-"));
  return along && (building || turns.length === expected.length);
}

/**
 * While a person is to play: the turn that the bot expects, and the position after it; null if it expects none.
 * @param {State} state @returns {{key: string, params: Params, level: string} | null}
 */
function expectation({ game, bots: { opinion }, scene, boot, editor, paused, failure }) {
  if (editor || paused || failure || reviewing(game) || game.draft.length || boot.state !== "ready" || scene?.result)
    return null;
  if (playerAt(game).kind !== "person" || !opinion?.thought || opinion.path.length !== game.turns.length - 1)
    return null;
  const [played, reply] = opinion.thought.line;
  const bot = playerAt(game, game.cursor + 1);
  if (!reply || game.turns.at(-1) !== played || bot.kind !== "bot") return null;
  const params = { ...paramsOf(game), turns: [...game.turns, reply], draft: [] };
  return { key: JSON.stringify(params), params, level: bot.level };
}

/** Plays the cells of a bot's turn one by one. @param {Store} store */
export function stepEffect(store) {
  let due = "";
  return (/** @type {State} */ state) => {
    if (state.steps.length === 0 || !current(state)) return;
    const key = `${state.sceneKey} ${state.steps.map(({ name }) => name).join("-")}`;
    if (due === key) return;
    due = key;
    setTimeout(
      () => {
        const now = store.state();
        if (due !== key) return;
        due = "";
        if (now.steps === state.steps && now.sceneKey === state.sceneKey) store.dispatch({ type: "bot-step" });
      },
      state.game.draft.length ? PACES[state.settings.pace].step : 0,
    );
  };
}
