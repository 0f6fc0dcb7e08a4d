/** Reviews games of the library in the background, the newest first. */

import { gameFrom } from "../game/exchange.js";
import { startParams } from "../game/line.js";
import { lineThrough } from "../game/tree.js";
import { unreviewed } from "./listing.js";
import { sideOf } from "./state.js";

/** @typedef {import("./games.js").Entry} Entry */
/** A review's result for a game; slips: what each mistake of the reader overlooked. @typedef {Pick<Entry, "tags" | "mistakes" | "accuracy"> & {slips: readonly import("../engine/protocol.js").Slip[] | null}} Said */
/**
 * A reviewed game, of the study or the library; side: the reader's, null if there is none.
 * @typedef {object} ReviewedGame
 * @property {ReturnType<typeof startParams>} startParams
 * @property {readonly string[]} turns
 * @property {import("../engine/protocol.js").Review} found
 * @property {0 | 1 | null} side
 * @property {string} id in the library
 * @property {number} when it was played (ms)
 * @property {{kind: "bot", level: string} | {kind: "friend", name: string}} against
 */
/** Makes exercises from the reader's mistakes, and returns the review's result. @typedef {(game: ReviewedGame) => Promise<Said>} Collect */

/** The estimate if nothing is proven, as in the study (study/effects.js). */
const REVIEWER = { bot: "champion", limit: { nodes: 400 }, seed: 1, background: true };

/**
 * @param {import("../engine/ask.js").Engine & {size?: number}} engine size: the number of games that it reviews at once
 * @param {{games: () => readonly Entry[], load: () => Promise<void>, note: (id: string, said: Said, turns: readonly string[]) => Promise<void>, set: (change: Partial<import("./state.js").Library>) => void}} library
 */
export function createReviews(engine, { games, load, note, set }) {
  /** @typedef {{on: boolean, under: Set<() => void>}} Round under: ends the reviews that are under way */
  /** @type {Round | null} */
  let round = null;
  /** Games that could not be reviewed; they are not tried again before a reload. */
  const failed = new Set();

  /** @param {Entry} entry @param {Round} mine @param {Collect} collect */
  async function review(entry, mine, collect) {
    const answer = await engine.call("record_read", { text: entry.record, answer_in: "rows" });
    if (!mine.on) return;
    if (!answer.game) throw new Error("the record can't be read");
    const game = gameFrom(answer.game, {
      seats: [{ kind: "person" }, { kind: "person" }],
    });
    const start = startParams(game);
    const turns = lineThrough(game.tree, []); // the reader may have left the game at another line
    const work = engine.work("review", { ...start, turns: [...turns], ...REVIEWER }, () => {});
    mine.under.add(work.cancel);
    const found = await work.promise.finally(() => mine.under.delete(work.cancel));
    if ("cancelled" in found || !mine.on) return;
    const bot = entry.seats?.find(({ kind }) => kind === "bot");
    const side = sideOf(entry);
    const said = await collect({
      ...{ startParams: start, turns, found, side, id: entry.id },
      when: Math.min(Date.parse(`${entry.summary.date}T12:00:00`) || entry.kept, Date.now()),
      against:
        bot?.kind === "bot"
          ? { kind: "bot", level: bot.level }
          : { kind: "friend", name: side === null ? "" : entry.summary.players[1 - side] },
    });
    await note(entry.id, said, turns);
  }

  return {
    /** @param {Collect} collect @param {boolean} [own] whether only the reader's own games are reviewed */
    async start(collect, own) {
      if (round) return;
      const mine = (round = { on: true, under: new Set() });
      await load();
      const untried = games().filter(({ id }) => !failed.has(id));
      const waiting = unreviewed(untried, own);
      const total = waiting.length;
      let done = 0;
      const sum = { games: 0, mistakes: /** @type {number | null} */ (null) };
      /** @type {Collect} */
      const counted = async (game) => {
        const said = await collect(game);
        sum.games += 1;
        if (said.mistakes) sum.mistakes = said.mistakes.reduce((one, other) => one + other, sum.mistakes ?? 0);
        return said;
      };
      const some = async () => {
        for (let entry = waiting.shift(); entry && mine.on; entry = waiting.shift()) {
          const { id } = entry;
          set({ reviewing: { done, total }, summed: null });
          // The engine was lost, or the record is of another version: the other games go on.
          await review(entry, mine, counted).catch(() => failed.add(id));
          done += 1;
        }
      };
      await Promise.all(Array.from({ length: engine.size || 1 }, some));
      round = null;
      set({ reviewing: null, summed: sum.games ? sum : null });
    },
    stop() {
      if (!round) return;
      round.on = false;
      for (const cancel of round.under) cancel();
    },
  };
}
