/** Reads games from files and texts, when the reader opens some. */

import { backupGames, mergedGame } from "./backup.js";
import { NEW, newId } from "./games.js";
import { MOST_REFUSED } from "./report.js";

/** @typedef {import("../engine/ask.js").Engine} Engine */
/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {import("./state.js").Library} Library */
/** @typedef {import("./state.js").Report} Report */
/** @typedef {import("../engine/protocol.js").Imported} Imported */
/** Texts of so many characters are worth the helpers, which may have to begin. */
const LONG = 100_000;

/**
 * Reads texts of many games: a backup of the page at once, anything else by the engine.
 * @param {Engine} engine the page's own @param {Engine & {size: number}} pool its helpers, for long texts @param {{games: () => readonly Entry[], put: (entries: readonly Entry[]) => Promise<void>, set: (change: Partial<Library>) => void}} library
 */
export function createImport(engine, pool, { games, put, set }) {
  /** @type {(() => void) | null} */
  let cancel = null;

  /** Games that are here already learn what a backup knows besides. @param {readonly Entry[]} saved */
  async function merge(saved) {
    const here = new Map(games().map((entry) => [entry.summary.key, entry]));
    const pairs = saved.flatMap((entry) => {
      const known = here.get(entry.summary.key);
      return known ? [{ known, merged: mergedGame(known, entry) }] : [];
    });
    const changed = pairs.filter(({ known, merged }) => JSON.stringify(known) !== JSON.stringify(merged));
    await put(changed.map(({ merged }) => merged));
  }

  /** @param {string} text @param {{ruleset: string, board: string}} table @param {import("./effects.js").BringBack} bringBack @returns {Promise<Report>} */
  async function read(text, table, bringBack) {
    /** @type {Report} */
    let report = {
      added: 0,
      known: 0,
      guessed: 0,
      others: 0,
      exercises: 0,
      refused: [],
      shown: MOST_REFUSED,
      cancelled: false,
    };
    const keys = new Set(games().map(({ summary }) => summary.key));
    const add = async (/** @type {readonly Entry[]} */ found) => {
      const fresh = found.filter(({ summary }) => !keys.has(summary.key) && keys.add(summary.key));
      report = { ...report, added: report.added + fresh.length, known: report.known + found.length - fresh.length };
      const taken = new Set(games().map(({ id }) => id));
      await put(fresh.map((entry) => ({ ...entry, id: entry.id && !taken.has(entry.id) ? entry.id : newId() })));
    };
    /** Games by number: a helper that fails is followed by another, which begins again. @type {Set<number>} */
    const seen = new Set();
    const batch = async (/** @type {Imported} */ { games: all, others, done, total }) => {
      set({ importing: { done, total } });
      const found = all.filter(({ number }) => !seen.has(number) && seen.add(number));
      const refused = found.flatMap(({ wrong, line, number, name }) => (wrong ? [{ wrong, line, number, name }] : []));
      const guessed = found.filter(({ boards }) => boards.length > 1).length;
      report = {
        ...report,
        refused: [...report.refused, ...refused],
        guessed: report.guessed + guessed,
        others: report.others + others,
      };
      const about = { ...NEW, id: "", kept: Date.now() };
      await add(
        found.flatMap(({ entry, name, folder }) =>
          entry ? [/** @type {Entry} */ ({ ...about, ...entry, name, folder })] : [],
        ),
      );
    };
    set({ importing: { done: 0, total: 1 }, report: null });
    const saved = backupGames(text);
    if (saved) {
      await merge(saved.games);
      await add(saved.games);
      if (saved.learning) report = { ...report, exercises: await bringBack(saved.learning) };
    }
    if (!saved || saved.rest) {
      const whole = saved ? saved.rest : text;
      const parts = whole.length < LONG ? 1 : Math.max(pool.size, 1);
      const done = Array.from({ length: parts }, () => 0);
      let last = Promise.resolve();
      const take = (/** @type {Imported} */ found, /** @type {number} */ part) => {
        done[part] = found.done;
        const all = done.reduce((sum, each) => sum + each, 0);
        last = last.then(() => batch({ ...found, done: all, total: parts * found.total }));
      };
      const works = done.map((_, part) => {
        const params = { ...table, text: whole, background: true, ...(parts > 1 ? { part, parts } : {}) };
        return (parts > 1 ? pool : engine).work("library_import", params, (found) => take(found, part));
      });
      cancel = () => works.forEach((work) => work.cancel());
      const ends = await Promise.all(
        works.map(({ promise }) => promise.catch(() => /** @type {const} */ ({ cancelled: true }))),
      );
      for (const [part, end] of ends.entries())
        if ("cancelled" in end) report = { ...report, cancelled: true };
        else take(end, part);
      await last;
    }
    cancel = null;
    set({ importing: null, report });
    return report;
  }
  return { read, stop: () => cancel?.() };
}
