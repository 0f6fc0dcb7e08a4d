/** Reads games from files and texts, when the reader opens some. */

import { backupGames, mergedGame, unreadText } from "./backup.js";
import { isLike } from "./duplicates.js";
import { keptInSteps, UNREVIEWED } from "./games.js";
import { createIntake, noReport } from "./intake.js";
import { inSteps } from "../ui/steps.js";
import { MOST_BYTES, MOST_EXERCISES } from "./report.js";

/** @typedef {import("../engine/ask.js").Engine} Engine */
/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {import("./state.js").Library} Library */
/** @typedef {import("./report.js").Report} Report */
/** A chosen file, or a text without a name. @typedef {Pick<File, "name" | "size" | "text">} Source */
/** @typedef {{ruleset: string, board: string}} Table */
/** A text among others, and the name of its file; "" if it needs none. @typedef {{file: string, at: number, of: number}} Place */
/** @typedef {import("../engine/protocol.js").Imported} Imported */
/** @typedef {{games: () => readonly Entry[], list: (entries: readonly Entry[]) => void, put: (entries: readonly Entry[], goesOn?: (done: number) => boolean) => Promise<number>, edit: (entries: readonly Entry[], change: (entry: Entry) => Entry) => Promise<void>, set: (change: Partial<Library>) => void, unkept: Pick<ReadonlySet<string>, "has">, isReading?: () => boolean}} Shelf isReading: whether games are read, or the reader looks at what was; unkept: the ids of listed games that were never stored */
/** Idle helpers take part from the first number of characters, helpers that must start first from the second. */
const LONG = 100_000;
const VERY_LONG = 1_000_000;
/** After Stop, a worker, file or part of the page that does not answer for this time (ms) is given up. */
const SILENT_MS = 2000;
/** While a backup is stored, its progress is shown after each such time (ms). */
const SHOWN_MS = 300;

/** A text without any sign that can be seen. */
const BLANK = /^[\p{C}\p{Z}\ufffd]*$/u;

/** Only one tab of the browser reads games at a time, so that each sees what the others have added. Without locks, two tabs may add the same game. */
const LOCK = "bug.library.import";

/** The code of a failure, for the page's words. @param {any} error */
const codeOf = (error) => String(error?.code ?? error);

/**
 * Reads texts with many games: the page itself reads a backup, the engine anything else.
 * @param {Engine & {restart?(): void}} engine the page's own worker @param {Pick<import("../engine/pool.js").Pool, "work" | "size" | "awake" | "near">} pool its helpers @param {Shelf} library
 * @param {Pick<import("../ui/locks.js").Locks, "request">} [locks] that all tabs of the browser share
 */
export function createImport(engine, pool, library, locks) {
  /** Aborted by the reader's Stop. */
  let stop = new AbortController();
  globalThis.reading = library.isReading; // a new version waits (boot/platform.js)

  /** Adds a backup's additional data to games of the library. @param {Map<string, Entry>} saved by the id here */
  async function merge(saved) {
    const merged = (/** @type {Entry} */ here) => {
      const there = saved.get(here.id) ?? here;
      return mergedGame(here, isLike(here, there) ? there : { ...there, ...UNREVIEWED }); // a review is of the whole line
    };
    const known = library.games().filter(({ id }) => saved.has(id));
    /** @type {Entry[]} */
    const changed = [];
    await inSteps(
      known.map((here) => () => {
        if (JSON.stringify(here) !== JSON.stringify(merged(here))) changed.push(here);
      }),
    );
    if (changed.length) await library.edit(changed, merged);
  }

  /** The workers that read a text together: the page's own and some helpers. @param {string} text */
  const readers = ({ length }) => 1 + (length < LONG ? 0 : length < VERY_LONG ? pool.awake : pool.size);

  /** Starts the workers that read a text. @param {number} parts how many @param {string} text @param {Table} table @param {(found: Imported, part: number) => void} came */
  const begin = (parts, text, { ruleset, board }, came) =>
    Array.from({ length: parts }, (_, part) => {
      const params = { ruleset, board, text, background: true, ...(parts > 1 ? { part, parts } : {}) };
      // An idle helper reads a short text, so that the page's own worker is free for the game.
      const worker = part ? pool : parts > 1 ? engine : pool.near;
      return worker.work("library_import", params, (found) => came(found, part));
    });

  /**
   * What the workers found. After Stop, a silent one counts as cancelled; if the page's own is silent, another takes its place.
   * @param {ReturnType<typeof begin>} works
   */
  async function endsOf(works) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const silent = new Promise((resolve) => {
      stop.signal.addEventListener("abort", () => {
        let awake = false;
        for (const work of works) work.cancel();
        engine.call("hello", {}).then(
          () => (awake = true),
          () => {},
        );
        timer = setTimeout(() => {
          if (!awake) engine.restart?.();
          resolve({ cancelled: true });
        }, SILENT_MS);
      });
    });
    const ends = await Promise.all(
      works.map(({ promise }) => Promise.race([promise, silent]).catch((error) => ({ failed: codeOf(error) }))),
    );
    clearTimeout(timer);
    return ends;
  }

  /** Reads a text by the engine. @param {string} text @param {Table} table @param {Pick<ReturnType<typeof createIntake>, "report" | "take">} intake @param {Place} place */
  async function readText(text, table, { report, take }, { file, at, of }) {
    const counts = Array.from({ length: readers(text) }, () => ({ done: 0, others: 0 })); // of each worker
    const earlier = report.others;
    /** Games by number: after a worker fails, another one starts over. @type {Set<number>} */
    const seen = new Set();
    let before = Promise.resolve();
    let over = false;
    const came = (/** @type {Imported} */ found, /** @type {number} */ part, last = false) => {
      if (over) return; // it comes from a worker that was given up
      const known = counts[part]; // more than a worker that has started over
      counts[part] = { done: Math.max(known.done, found.done), others: Math.max(known.others, found.others) };
      report.others = counts.reduce((sum, { others }) => sum + others, earlier);
      const games = found.games.filter(({ number }) => !seen.has(number) && seen.add(number));
      const all = counts.length * found.total;
      const done = counts.reduce((sum, each) => sum + each.done, at * all);
      before = before.then(() => take({ ...found, games, done, total: of * all }, file, last));
    };
    for (const [part, end] of (await endsOf(begin(counts.length, text, table, came))).entries())
      if ("failed" in end) report.failed = end.failed;
      else if ("cancelled" in end) report.cancelled = true;
      else came(end, part, true);
    over = true;
    await before;
  }

  /**
   * Reads a text, or files one after the other. It never fails: the report says what was not read, and why.
   * @param {string | readonly Source[]} given @param {Table} table @param {import("./effects.js").BringBack} bringBack @returns {Promise<Report>}
   */
  async function read(given, table, bringBack) {
    const text = async () => /** @type {string} */ (given);
    const sources = typeof given === "string" ? [{ name: "", size: 0, text }] : given;
    const { signal } = (stop = new AbortController());
    library.set({ importing: { done: 0, total: 1 }, report: null });
    let report = noReport();
    try {
      const work = async () => {
        const intake = createIntake(library, await catchUp(), isRead);
        ({ report } = intake);
        for (const at of sources.keys()) if (!signal.aborted) await readSource(sources, at, table, intake, bringBack);
        await intake.store({});
      };
      await (locks ? locks.request(LOCK, { signal }, work) : work());
    } catch (error) {
      if (!signal.aborted) report.failed = codeOf(error);
    }
    report.cancelled ||= signal.aborted;
    library.set({ importing: null, report });
    return report;
  }

  /** Lists the games as other tabs have stored them. @returns {Promise<readonly unknown[]>} the ids of all stored entries */
  async function catchUp() {
    const { games, keys } = await keptInSteps(library.games).catch(() => ({ games: [], keys: [] })); // blocked storage has no games of other tabs
    if (games.length) library.list(games);
    return keys;
  }

  /** Waits for what may never arrive: some time after Stop it is given up. @template T @param {Promise<T>} coming @returns {Promise<T>} */
  const unlessSilent = (coming) =>
    new Promise((resolve, reject) => {
      const giveUp = () => setTimeout(() => reject(stop.signal.reason), SILENT_MS);
      if (stop.signal.aborted) giveUp();
      else stop.signal.addEventListener("abort", giveUp);
      coming.then(resolve, reject);
    });

  /** @param {readonly Source[]} sources @param {number} at which of them @param {Table} table @param {ReturnType<typeof createIntake>} intake @param {import("./effects.js").BringBack} bringBack */
  async function readSource(sources, at, table, intake, bringBack) {
    const { [at]: source, length: of } = sources;
    const { report } = intake;
    const miss = (/** @type {Report["files"][number]["why"]} */ why) => {
      report.files = [...report.files, { name: source.name, why }];
    };
    if (source.size > MOST_BYTES) return miss("large");
    const text = await unlessSilent(source.text()).catch(() => null);
    if (text === null) return stop.signal.aborted ? undefined : miss("unreadable");
    if (source.name && BLANK.test(text)) return miss("empty"); // else it would count as a game without turns
    const earlier = { ...report };
    const saved = await backupGames(text);
    const place = { file: of > 1 ? source.name : "", at, of };
    if (saved) await readBackup(saved, table, intake, place, bringBack);
    else await readText(text, table, intake, place);
    // Several workers bring the games of a text in any order.
    const byNumber = (/** @type {{number: number}} */ one, /** @type {{number: number}} */ other) =>
      one.number - other.number;
    report.refused = [...earlier.refused, ...report.refused.slice(earlier.refused.length).sort(byNumber)];
    report.guessed = [...earlier.guessed, ...report.guessed.slice(earlier.guessed.length).sort(byNumber)];
  }

  /** Can the engine read a record? If it does not answer, the record counts as read. @param {string} record */
  const isRead = (record) =>
    engine.call("record_read", { text: record, answer_in: "rows" }).then(
      ({ game, wrong }) => !!game && !wrong,
      () => true,
    );

  /** Stores a backup's games: first those of which nothing is to be checked. @param {NonNullable<Awaited<ReturnType<typeof backupGames>>>} saved @param {Table} table @param {ReturnType<typeof createIntake>} intake @param {Place} place */
  async function readGames({ games, rest }, table, { report, add, take, store }, place) {
    const found = await add(games);
    let shown = performance.now();
    await store({}, (done, total) => {
      if (performance.now() - shown >= SHOWN_MS) {
        shown = performance.now();
        library.set({ importing: { done: place.at * total + done, total: place.of * total } });
      }
      return !stop.signal.aborted;
    });
    const unread = [...found.doubtful, ...rest];
    /** @type {(imported: Imported, file: string, last: boolean) => Promise<void>} */
    const takeRead = (...what) => take(...what, found);
    if (unread.length && !stop.signal.aborted)
      await readText(unreadText(unread), table, { report, take: takeRead }, place);
    await merge(found.same);
  }

  /** Stores a backup's games first, then the learning, whose part of the page may not arrive. @param {NonNullable<Awaited<ReturnType<typeof backupGames>>>} saved @param {Table} table @param {ReturnType<typeof createIntake>} intake @param {Place} place @param {import("./effects.js").BringBack} bringBack */
  async function readBackup(saved, table, intake, place, bringBack) {
    const { report } = intake;
    await readGames(saved, table, intake, place);
    const { learning } = saved;
    if (!learning || stop.signal.aborted) return;
    const exercises = learning.exercises.slice(0, MOST_EXERCISES);
    report.spare += learning.exercises.length - exercises.length;
    try {
      const {
        stored,
        unstored,
        unread = false,
        unkeptProgress = false,
      } = await unlessSilent(bringBack({ ...learning, exercises }, stop.signal));
      report.exercises += stored;
      report.unread ||= unread;
      report.unstored ||= unstored > 0;
      report.unkeptProgress ||= unkeptProgress;
    } catch {
      report.unlearned = true;
    }
  }

  return { read, stop: () => stop.abort() };
}
