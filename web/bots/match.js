/** A match between two bots, away from the game on the board: pairs of games from random openings, each side once (bug_engine/bots/match.py). */

/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("./thinkers.js").Think} Think */
/** @typedef {import("./own/sandboxes.js").Fault} Fault */
/** @typedef {{ruleset: string, board: string}} Table */
/** @typedef {{level: string, fault: Fault}} Mistake */
/** @typedef {{promise: Promise<unknown>, cancel(): void}} Cancellable */

/** The bot that plays any legal turn, for openings. */
const RANDOM = "random";

export class Match {
  #over = false;
  /** @type {(() => void) | null} */
  #cancel = null;

  /** @param {Engine} engine @param {Think} think @param {Table} table @param {[string, string]} levels */
  constructor(engine, think, table, levels) {
    this.engine = engine;
    this.think = think;
    this.table = table;
    this.levels = levels;
  }

  stop() {
    this.#over = true;
    this.#cancel?.();
  }

  /**
   * Plays a pair of games.
   * @returns {Promise<{wins: number, mistakes: Mistake[]} | null>} how many the first bot won; null if the match was stopped
   */
  async pair() {
    const opening = await this.#opening();
    const [one, other] = this.levels;
    const first = opening && (await this.#game(opening, [one, other]));
    const second = first && (await this.#game(opening, [other, one]));
    if (!first || !second) return null;
    const wins = Number(first.winner === 0) + Number(second.winner === 1);
    return { wins, mistakes: [first, second].flatMap(({ mistake }) => (mistake ? [mistake] : [])) };
  }

  /** @returns {Promise<string[] | null>} some random turns that leave the game open */
  async #opening() {
    /** @type {string[]} */
    const turns = [];
    const { stones } = await this.#scene(turns);
    const length = Math.max(2, Math.floor(stones.length / 10));
    while (turns.length < length) {
      const params = { ...this.table, turns, bot: RANDOM, limit: {}, seed: null };
      const thought = await this.#unlessStopped(this.engine.think(params));
      if (!thought || "cancelled" in thought) return null;
      const next = [...turns, thought.turn];
      if ((await this.#scene(next)).result) break;
      turns.push(thought.turn);
    }
    return turns;
  }

  /** @param {readonly string[]} turns */
  #scene(turns) {
    return this.engine.call("scene", { ...this.table, turns: [...turns] });
  }

  /**
   * @param {readonly string[]} opening @param {[string, string]} levels the first one moves after the opening
   * @returns {Promise<{winner: number, mistake: Mistake | null} | null>}
   */
  async #game(opening, levels) {
    const turns = [...opening];
    let scene = await this.#scene(turns);
    const first = scene.mover;
    while (!scene.result) {
      const player = scene.mover ^ first;
      try {
        const thought = await this.#unlessStopped(
          this.think({ ...this.table, turns: [...turns], draft: [] }, levels[player], () => {}),
        );
        if (!thought || "cancelled" in thought) return null;
        turns.push(thought.turn);
      } catch (error) {
        const { fault } = /** @type {any} */ (error);
        if (!fault) throw error;
        return { winner: 1 - player, mistake: { level: levels[player], fault } };
      }
      scene = await this.#scene(turns);
    }
    return { winner: scene.result.winner ^ first, mistake: null };
  }

  /** @template T @param {{promise: Promise<T>, cancel(): void}} work @returns {Promise<T | null>} */
  async #unlessStopped(work) {
    if (this.#over) work.cancel();
    this.#cancel = work.cancel;
    const result = await work.promise;
    this.#cancel = null;
    return this.#over ? null : result;
  }
}
