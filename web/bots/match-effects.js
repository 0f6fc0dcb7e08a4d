/** Matches of bots, in workers of their own, so that the game on the board goes on undisturbed. */
import { isOwn } from "../game/player-names.js";
import { createEngine } from "../engine/client.js";
import { Match } from "./match.js";
import { createSandboxes } from "./own/sandboxes.js";
import { engineThinks } from "./thinkers.js";

/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("./state.js").MatchState} MatchState */

/** @param {Store} store @param {import("../engine/protocol.js").Catalogue} catalogue @param {(id: string) => Promise<import("./own/sandboxes.js").OwnBot | undefined>} find */
export function matches(store, catalogue, find) {
  /** @type {{match: Match, close(): void} | null} */
  let under = null;

  /** @param {Partial<MatchState>} change */
  const tell = (change) => store.dispatch({ type: "match", change });

  /** @param {[string, string]} levels @param {number} pairs */
  async function start(levels, pairs) {
    stop();
    const { ruleset, board } = store.state().game;
    const engine = createEngine();
    const sandboxes = createSandboxes(engine, find);
    const think = engineThinks(engine, catalogue);
    const seconds = () => store.state().settings.seconds;
    const match = new Match(
      engine,
      (params, level, listener) =>
        isOwn(level) ? sandboxes.think(level, params, seconds(), listener) : think(params, level, listener),
      { ruleset, board },
      levels,
    );
    const close = () => {
      match.stop();
      for (const level of levels) sandboxes.close(level);
      engine.dispose();
    };
    const mine = { match, close };
    under = mine;
    tell({ levels, board, ruleset, pairs, won: [0, 0, 0], margin: null, mistakes: [], running: true, error: "" });
    try {
      /** @type {[number, number, number]} */
      const won = [0, 0, 0];
      for (let i = 0; i < pairs; i += 1) {
        const played = await match.pair();
        if (!played || under !== mine) return;
        won[played.wins] += 1;
        const { error: margin } = await engine.call("score", { pairs: won });
        tell({ won: [...won], margin, mistakes: [...(store.state().bots.match?.mistakes ?? []), ...played.mistakes] });
      }
    } catch (error) {
      if (under === mine) tell({ error: String(/** @type {any} */ (error)?.message ?? error) });
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
