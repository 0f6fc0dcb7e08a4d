/** Matches of bots: on the page's helpers, one game on each, so that they do not disturb the game on the board. */
import { failureOf } from "../engine/ask.js";
import { isOwn } from "../game/player-names.js";
import { matchStore, playedPairs, scoreOf } from "./match-kept.js";
import { Match } from "./match.js";
import { createSandboxes } from "./own/sandboxes.js";
import { engineThinks } from "./thinkers.js";

/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("./state.js").MatchState} MatchState */

/** A match before its first pair. @type {Omit<MatchState, "levels" | "board" | "ruleset" | "pairs" | "replaced">} */
const NEW = {
  ...{ won: [0, 0, 0], margin: null, mistakes: 0, fault: null },
  ...{ running: false, error: "", unsaved: false, deleted: false },
};

/**
 * @param {Store} store @param {import("../engine/pool.js").Pool} pool @param {import("../engine/protocol.js").Catalogue} catalogue
 * @param {(id: string) => Promise<import("./own/sandboxes.js").OwnBot | undefined>} find
 */
export function matches(store, pool, catalogue, find) {
  const kept = matchStore(catalogue);
  /** @type {{levels: readonly string[], close(): void} | null} */
  let under = null;
  store.subscribe(({ bots: { own } }) => {
    const isGone = (/** @type {string} */ level) => isOwn(level) && !own.some(({ id }) => id === level);
    if (under?.levels.some(isGone)) stop();
  });

  const now = () => /** @type {MatchState} */ (store.state().bots.match);
  /** @param {Partial<MatchState>} change */
  const tell = (change) => store.dispatch({ type: "match", change });
  /** @param {Partial<MatchState>} change of what a reload must not lose */
  function score(change) {
    tell(change);
    const unsaved = !kept.keep(now());
    if (unsaved !== now().unsaved) tell({ unsaved });
  }

  /** The games that are played at the same time. @param {MatchState} match */
  function tablesOf({ levels, pairs, ruleset, board }) {
    const sandboxes = createSandboxes(pool, find);
    const think = engineThinks(pool, catalogue);
    const seconds = () => store.state().settings.seconds;
    // A user's bot has one worker, so its games are played one after the other.
    const count = Math.min(pairs, levels.some(isOwn) ? 1 : Math.max(1, pool.size));
    /** @type {import("./thinkers.js").Think} */
    const thinks = (params, level, listener) =>
      isOwn(level)
        ? sandboxes.think(level, params, seconds(), listener)
        : think({ ...params, background: true }, level, listener);
    const games = Array.from({ length: count }, () => new Match(pool, thinks, { ruleset, board }, levels));
    const close = () => {
      for (const game of games) game.stop();
      for (const level of levels) sandboxes.close(level);
    };
    return { games, close };
  }

  /** Plays the rest of the match. */
  async function play() {
    const { levels, pairs, won: before } = now();
    const { games, close } = tablesOf(now());
    const mine = { levels, close };
    under = mine;
    score({ running: true, error: "" });
    /** @type {[number, number, number]} */
    const won = [...before];
    let begun = playedPairs(won);
    /** @param {Match} game */
    const pairsOn = async (game) => {
      while (begun < pairs && under === mine) {
        begun += 1;
        const played = await game.pair();
        if (!played || under !== mine) return;
        won[played.wins] += 1;
        const { error: margin } = await pool.call("score", { pairs: won });
        if (under !== mine) return;
        const { mistakes, fault } = now();
        const [first = null] = played.mistakes;
        score({
          won: [...won],
          margin,
          mistakes: mistakes + played.mistakes.length,
          fault: fault ?? first?.fault ?? null,
        });
      }
    };
    try {
      await Promise.all(games.map(pairsOn));
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

  /** Begins a match with the rules and the board of the game on the table. @param {[string, string]} levels @param {number} pairs */
  function start(levels, pairs) {
    stop();
    const replaced = left();
    kept.forget();
    const { ruleset, board } = store.state().game;
    tell({ ...NEW, levels, board, ruleset, pairs, replaced });
    return play();
  }

  /** The score that another match takes the place of. */
  function left() {
    const match = store.state().bots.match;
    return match && !match.deleted && playedPairs(match.won) ? scoreOf(match) : (match?.replaced ?? null);
  }

  function stop() {
    const { close } = under ?? {};
    if (!close) return;
    under = null;
    close();
    tell({ running: false });
  }

  /** Shows the score of a match from before a reload. It waits: a bot that froze the page must not do so again by itself. */
  async function look() {
    if (store.state().bots.match) return;
    const found = await kept.find();
    if (!found) return;
    await Promise.all(found.levels.filter(isOwn).map(find)); // only then the page knows which bots there are
    if (!store.state().bots.match) tell({ ...NEW, ...found });
  }

  function forget() {
    kept.forget();
    const { replaced } = now();
    if (replaced) kept.keep({ ...NEW, ...replaced, replaced: null }); // after a reload it is the match again
    tell({ deleted: true });
  }

  /** Undoes a deletion, or the start of a match that took the place of a score. */
  function bringBack() {
    const { deleted, replaced } = now();
    if (deleted || !replaced) return score({ deleted: false });
    stop();
    score({ ...NEW, ...replaced, replaced: left() === replaced ? null : left() });
  }

  return { start, stop, look, forget, bringBack, goOn: play };
}
