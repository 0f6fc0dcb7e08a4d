/** Matches of bots: on the page's helpers, one game on each, so that they do not disturb the game on the board. */
import { failureOf } from "../engine/ask.js";
import { isOwn } from "../game/player-names.js";
import { Match } from "./match.js";
import { createSandboxes } from "./own/sandboxes.js";
import { engineThinks } from "./thinkers.js";

/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("./state.js").MatchState} MatchState */

/**
 * @param {Store} store @param {import("../engine/pool.js").Pool} pool @param {import("../engine/protocol.js").Catalogue} catalogue
 * @param {(id: string) => Promise<import("./own/sandboxes.js").OwnBot | undefined>} find
 */
export function matches(store, pool, catalogue, find) {
  /** @type {{levels: readonly string[], close(): void} | null} */
  let under = null;
  store.subscribe(({ bots: { own } }) => {
    const isGone = (/** @type {string} */ level) => isOwn(level) && !own.some(({ id }) => id === level);
    if (under?.levels.some(isGone)) stop();
  });

  /** @param {Partial<MatchState>} change */
  const tell = (change) => store.dispatch({ type: "match", change });

  /** @param {[string, string]} levels @param {number} pairs */
  async function start(levels, pairs) {
    stop();
    const { ruleset, board } = store.state().game;
    const sandboxes = createSandboxes(pool, find);
    const think = engineThinks(pool, catalogue);
    const seconds = () => store.state().settings.seconds;
    // A user's bot has one worker, so its games are played one after the other.
    const tables = Math.min(pairs, levels.some(isOwn) ? 1 : Math.max(1, pool.size));
    const games = Array.from(
      { length: tables },
      () =>
        new Match(
          pool,
          (params, level, listener) =>
            isOwn(level)
              ? sandboxes.think(level, params, seconds(), listener)
              : think({ ...params, background: true }, level, listener),
          { ruleset, board },
          levels,
        ),
    );
    const close = () => {
      for (const game of games) game.stop();
      for (const level of levels) sandboxes.close(level);
    };
    const mine = { levels, close };
    under = mine;
    tell({ levels, board, ruleset, pairs, won: [0, 0, 0], margin: null, mistakes: [], running: true, error: "" });
    /** @type {[number, number, number]} */
    const won = [0, 0, 0];
    let begun = 0;
    /** @param {Match} game */
    const play = async (game) => {
      while (begun < pairs && under === mine) {
        begun += 1;
        const played = await game.pair();
        if (!played || under !== mine) return;
        won[played.wins] += 1;
        const { error: margin } = await pool.call("score", { pairs: won });
        tell({ won: [...won], margin, mistakes: [...(store.state().bots.match?.mistakes ?? []), ...played.mistakes] });
      }
    };
    try {
      await Promise.all(games.map(play));
    } catch (error) {
      if (under === mine) tell({ error: failureOf(error, "").code });
    } finally {
      close();
      if (under === mine) {
        under = null;
        tell({ running: false });
      }
    }
  }

  function stop() {
    const { close } = under ?? {};
    if (!close) return;
    under = null;
    close();
    tell({ running: false });
  }

  return { start, stop };
}
