/** Reads games from files and texts, when the reader opens some. */

import { backupGames, mergedGame } from "./backup.js";
import { keptGames, NEW, takenIds } from "./games.js";
import { newId } from "./state.js";
import { MOST_REFUSED } from "./report.js";

/** @typedef {import("../engine/ask.js").Engine} Engine */
/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {import("./state.js").Library} Library */
/** @typedef {import("./state.js").Report} Report */
/** @typedef {import("../engine/protocol.js").Imported} Imported */
/** @typedef {{games: () => readonly Entry[], list: (entries: readonly Entry[]) => void, put: (entries: readonly Entry[]) => Promise<number>, set: (change: Partial<Library>) => void}} Shelf */
/** Idle helpers take part from the first number of characters, helpers that must start first from the second. */
const LONG = 100_000;
const VERY_LONG = 1_000_000;
/** Games that arrive within this time (ms) are stored and listed together: each batch costs a transaction and a frame. */
const TOGETHER_MS = 300;

/** @returns {Report} */
const noReport = () => ({
  ...{ added: 0, unkept: 0, known: 0, guessed: 0, others: 0, exercises: 0 },
  ...{ refused: [], shown: MOST_REFUSED, cancelled: false },
});

/** Only one tab of the browser reads games at a time, so that each sees what the others have added. Without locks, two tabs may add the same game. */
const LOCK = "bug.library.import";

/**
 * Adds games that are not known yet, in batches, and counts the results.
 * @param {Shelf} library @param {readonly unknown[]} taken the ids of all stored entries
 */
function createIntake({ games, put, set }, taken) {
  const keys = new Set(games().map(({ summary }) => summary.key));
  const ids = new Set([...taken, ...games().map(({ id }) => id)]);
  const report = noReport();
  /** @type {Entry[]} */
  let waiting = [];
  let stored = performance.now();

  /** Stores the waiting games. @param {Partial<Library>} change the progress or the result of the import */
  async function store(change) {
    const together = waiting;
    waiting = [];
    if (together.length) {
      const stored = await put(together);
      report.added += stored;
      report.unkept += together.length - stored;
    }
    set(change);
    stored = performance.now();
  }

  /** @param {readonly Entry[]} found */
  function add(found) {
    for (const entry of found) {
      if (keys.has(entry.summary.key)) report.known++;
      else {
        const id = entry.id && !ids.has(entry.id) ? entry.id : newId();
        waiting.push({ ...entry, id });
        keys.add(entry.summary.key);
        ids.add(id);
      }
    }
  }

  /** Games by number: after a worker fails, another one starts over. @type {Set<number>} */
  const seen = new Set();
  /** @param {Imported} found @param {boolean} last */
  async function take({ games: all, done, total }, last) {
    const found = all.filter(({ number }) => !seen.has(number) && seen.add(number));
    const refused = found.flatMap(({ wrong, line, number, name }) => (wrong ? [{ wrong, line, number, name }] : []));
    report.refused = [...report.refused, ...refused];
    report.guessed += found.filter(({ boards }) => boards.length > 1).length;
    const about = { ...NEW, id: "", kept: Date.now() };
    add(
      found.flatMap(({ entry, name, folder }) =>
        entry ? [/** @type {Entry} */ ({ ...about, ...entry, name, folder })] : [],
      ),
    );
    if (last || performance.now() - stored >= TOGETHER_MS) await store({ importing: { done, total } });
  }
  return { report, add, take, store };
}

/**
 * Reads texts with many games: the page itself reads a backup, the engine anything else.
 * @param {Engine} engine the page's own worker @param {Pick<import("../engine/pool.js").Pool, "work" | "size" | "awake">} pool its helpers, for long texts @param {Shelf} library
 * @param {Pick<LockManager, "request">} [locks] that all tabs of the browser share
 */
export function createImport(engine, pool, library, locks) {
  /** @type {(() => void) | null} */
  let cancel = null;

  /** Adds a backup's additional data to games of the library. @param {readonly Entry[]} saved */
  async function merge(saved) {
    const here = new Map(library.games().map((entry) => [entry.summary.key, entry]));
    const pairs = saved.flatMap((entry) => {
      const known = here.get(entry.summary.key);
      return known ? [{ known, merged: mergedGame(known, entry) }] : [];
    });
    const changed = pairs.filter(({ known, merged }) => JSON.stringify(known) !== JSON.stringify(merged));
    await library.put(changed.map(({ merged }) => merged));
  }

  /** The workers that read a text together: the page's own and some helpers. @param {string} text */
  const readers = ({ length }) => 1 + (length < LONG ? 0 : length < VERY_LONG ? pool.awake : pool.size);

  /** Reads a text by the engine. @param {string} text @param {{ruleset: string, board: string}} table @param {ReturnType<typeof createIntake>} intake */
  async function readText(text, table, { report, take }) {
    const parts = readers(text);
    const counts = Array.from({ length: parts }, () => ({ done: 0, others: 0 }));
    let before = Promise.resolve();
    const came = (/** @type {Imported} */ found, /** @type {number} */ part, last = false) => {
      const known = counts[part]; // more than a worker that has started over
      counts[part] = { done: Math.max(known.done, found.done), others: Math.max(known.others, found.others) };
      report.others = counts.reduce((sum, { others }) => sum + others, 0);
      const done = counts.reduce((sum, each) => sum + each.done, 0);
      before = before.then(() => take({ ...found, done, total: parts * found.total }, last));
    };
    const works = counts.map((_, part) => {
      const params = { ...table, text, background: true, ...(parts > 1 ? { part, parts } : {}) };
      return (part ? pool : engine).work("library_import", params, (found) => came(found, part));
    });
    cancel = () => works.forEach((work) => work.cancel());
    const ends = await Promise.all(
      works.map(({ promise }) => promise.catch(() => /** @type {const} */ ({ cancelled: true }))),
    );
    for (const [part, end] of ends.entries())
      if ("cancelled" in end) report.cancelled = true;
      else came(end, part, true);
    await before;
    cancel = null;
  }

  /** @param {string} text @param {{ruleset: string, board: string}} table @param {import("./effects.js").BringBack} bringBack @returns {Promise<Report>} */
  async function read(text, table, bringBack) {
    library.set({ importing: { done: 0, total: 1 }, report: null });
    const waiting = new AbortController();
    cancel = () => waiting.abort();
    try {
      const work = () => readAlone(text, table, bringBack);
      return await (locks ? locks.request(LOCK, { signal: waiting.signal }, work) : work());
    } catch (error) {
      if (!waiting.signal.aborted) throw error;
      const report = { ...noReport(), cancelled: true };
      library.set({ importing: null, report });
      return report;
    }
  }

  /** Lists the games as other tabs have stored them. @returns {Promise<readonly unknown[]>} the ids of all stored entries */
  async function catchUp() {
    const found = await keptGames().catch(() => null); // blocked storage has no games of other tabs
    if (found?.games.length) library.list(found.games);
    return found ? takenIds().catch(() => []) : [];
  }

  /** @type {typeof read} */
  async function readAlone(text, table, bringBack) {
    cancel = null;
    const intake = createIntake(library, await catchUp());
    const { report } = intake;
    const saved = backupGames(text);
    if (saved) {
      await merge(saved.games);
      intake.add(saved.games);
      if (saved.learning) report.exercises = await bringBack(saved.learning);
    }
    if (!saved || saved.rest) await readText(saved ? saved.rest : text, table, intake);
    report.refused = [...report.refused].sort((one, other) => one.number - other.number);
    await intake.store({ importing: null, report });
    return report;
  }
  return { read, stop: () => cancel?.() };
}
