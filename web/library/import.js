/** Reads games from files and texts, when the reader opens some. */

import { backupGames, mergedGame, NEW, newId } from "./games.js";
import { MOST_REFUSED } from "./report.js";

/** @typedef {import("../engine/ask.js").Engine} Engine */
/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {import("./state.js").Library} Library */
/** @typedef {import("./state.js").Report} Report */

/**
 * Reads texts of many games: a backup of the page at once, anything else by the engine.
 * @param {Engine} engine @param {{games: () => readonly Entry[], put: (entries: readonly Entry[]) => Promise<void>, set: (change: Partial<Library>) => void}} library
 */
export function createImport(engine, { games, put, set }) {
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
    const batch = async (
      /** @type {import("../engine/protocol.js").Imported} */ { games: found, others, done, total },
    ) => {
      set({ importing: { done, total } });
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
      let last = Promise.resolve();
      const work = engine.work(
        "library_import",
        { ...table, text: saved ? saved.rest : text, background: true },
        (found) => {
          last = last.then(() => batch(found));
        },
      );
      cancel = work.cancel;
      const end = await work.promise.catch(() => /** @type {const} */ ({ cancelled: true }));
      await last;
      if ("cancelled" in end) report = { ...report, cancelled: true };
      else await batch(end);
    }
    cancel = null;
    set({ importing: null, report });
    return report;
  }
  return { read, stop: () => cancel?.() };
}
