/**
 * A game whose start the engine refuses, for example because only a later version knows its rules: it ends as a stored text that can't be
 * read. What this visit read from the storage is put aside, and the page goes on with the stored game, or with a new one if it is the same.
 */

import { setAside } from "../boot/set-aside.js";
import { keyOf, startKey, startParams } from "../game/line.js";
import { current } from "../game/select.js";
import { unlessBlocked } from "../ui/unless-blocked.js";
import { beginning } from "./beginning.js";
import { UNREAD_KEY } from "./persistence.js";
import { storedParts } from "./storing.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Stored} Stored */

/** @param {State} state */
const refused = ({ failure, game, learn }) =>
  !learn && failure?.code === "bad_game" && failure.context === keyOf(game) ? failure : null;

/**
 * @param {import("./effects.js").Store} store
 * @param {Pick<import("../engine/ask.js").Engine, "call">} engine
 * @param {Pick<import("./game-store.js").GameStore, "text" | "read" | "moveAway">} gameStore
 * @param {(board: string) => number} cellsOf how many cells a board has
 * @returns {import("./effects.js").Effect}
 */
export function unopenedEffect(store, engine, gameStore, cellsOf) {
  const opened = gameStore.text(); // before a change is stored, which loses what only a later version knows
  /** @type {State["failure"]} */
  let last = null;
  let looked = false;

  /** What to go on with. @param {State} state @returns {Stored} */
  function others({ game }) {
    const isOther = (/** @type {State["game"] | null} */ each) => each !== null && startKey(each) !== startKey(game);
    const kept = gameStore.read(gameStore.text(), cellsOf);
    if (!kept || !isOther(kept.game)) return storedParts(beginning());
    return isOther(kept.previousGame) ? kept : { ...kept, previousGame: null };
  }

  /** Whether the engine accepts the start of a game. @param {object} params */
  const accepts = (params) =>
    engine.call("scene", params).then(
      () => true,
      ({ code }) => code !== "bad_game",
    );

  /** @param {State["game"]} game that the engine refuses @param {() => boolean} isStill whether it is still on the board */
  async function leave({ ruleset }, isStill) {
    const known = await accepts({ ruleset });
    if (!isStill()) return;
    if (opened !== null && !isAside(opened)) gameStore.moveAway();
    store.dispatch({ type: "follow", stored: others(store.state()) });
    store.dispatch({ type: "failure", failure: null });
    store.dispatch({ type: "notice", code: known ? "storage_corrupt" : "storage_rules", text: opened });
  }

  return async (state) => {
    const { game } = state;
    const failure = refused(state);
    if (failure && failure !== last) {
      last = failure;
      await leave(game, () => refused(store.state()) === failure);
    } else if (!looked && state.boot.state === "ready") {
      looked = true;
      const isStill = () => !store.state().learn && startKey(store.state().game) === startKey(game);
      // Of a game with a stored scene the engine is asked for nothing before its next turn.
      if (current(state) && !(await accepts(startParams(game)))) await leave(game, isStill);
    }
  };
}

/** Copies a stored text. @param {string} text @returns {boolean} whether there is a copy; else its key must not be used */
const isAside = (text) => unlessBlocked(() => setAside(localStorage, text, UNREAD_KEY)) ?? false;
