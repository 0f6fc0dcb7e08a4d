/** Adds the games that an import reads to the library, in batches, and counts the results. */

import { startsOf } from "../game/exchange.js";
import { createKnown, replaced } from "./duplicates.js";
import { NEW } from "./games.js";
import { newId } from "../ui/new-id.js";
import { inSteps } from "../ui/steps.js";
import { MOST_REFUSED } from "./report.js";

/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {import("./state.js").Library} Library */
/** @typedef {import("./report.js").Report} Report */
/** @typedef {import("../engine/protocol.js").Imported} Imported */

/** Games that arrive within this time (ms) are stored and listed together: each batch costs a transaction and a frame. */
const TOGETHER_MS = 300;

const STARTS = "Starts: ";

/** The header `Starts` of a record. A name may have other signs that end a line for a regular expression. @param {string} record */
const startsHeader = (record) =>
  record
    .split("\n\n", 1)[0]
    .split("\n")
    .find((line) => line.startsWith(STARTS))
    ?.slice(STARTS.length);

/** @returns {Report} */
export const noReport = () => ({
  ...{ added: 0, unkept: 0, known: 0, completed: 0, others: 0, exercises: 0, spare: 0 },
  ...{
    guessed: [],
    refused: [],
    files: [],
    shown: MOST_REFUSED,
    cancelled: false,
    unlearned: false,
    unread: false,
    unstored: false,
    unkeptProgress: false,
    failed: null,
  },
});

/**
 * Adds games that are not known yet, in batches, and counts the results. A game that says more than one of the library takes its place.
 * @param {import("./import.js").Shelf} library @param {readonly unknown[]} taken the ids of all stored entries
 * @param {(record: string) => Promise<boolean>} isRead whether the engine can read a record
 */
export function createIntake({ games, put, set, unkept }, taken, isRead) {
  const known = createKnown(games());
  /** Listed games that were never stored: if they come again, they are stored as they are listed. */
  const again = new Set(games().flatMap(({ id }) => (unkept.has(id) ? [id] : [])));
  const ids = new Set([...taken, ...games().map(({ id }) => id)]);
  const report = noReport();
  /** The games to add, and those that take the place of another one. @type {[Map<string, Entry>, Map<string, Entry>]} */
  const [waiting, fuller] = [new Map(), new Map()];
  /** The ids of the games that this import adds. @type {Set<string>} */
  const added = new Set();
  let stored = performance.now();

  /** Stores the waiting games. @param {Partial<Library>} change the progress or the result of the import @param {(done: number, total: number) => boolean} [goesOn] asked between many games: whether to store the others too */
  async function store(change, goesOn = () => true) {
    const [together, others] = [[...waiting.values()], [...fuller.values()]];
    waiting.clear();
    fuller.clear();
    if (together.length) {
      let tried = together.length;
      const stored = await put(together, (done) => goesOn((tried = done), together.length));
      report.added += stored;
      report.unkept += tried - stored;
    }
    if (others.length) await put(others);
    set(change);
    stored = performance.now();
  }

  /** @param {Entry} here @param {Entry} game the same @param {boolean} more whether it says more, or that one can't be read */
  function meet(here, game, more) {
    const full = more ? replaced(here, game) : here;
    known.add(full);
    if (again.delete(here.id)) return void waiting.set(here.id, full);
    if (more) (waiting.has(here.id) ? waiting : fuller).set(here.id, full);
    report[more && !added.has(here.id) ? "completed" : "known"] += 1;
  }

  /** @param {Entry} game not known yet */
  function addNew(game) {
    const id = game.id && !ids.has(game.id) ? game.id : newId();
    waiting.set(id, { ...game, id });
    known.add({ ...game, id });
    ids.add(id);
    added.add(id);
  }

  /**
   * Adds games of a backup, whose records and summaries are not checked yet: none of them changes a game of the library.
   * @param {readonly Entry[]} found @returns {Promise<{same: Map<string, Entry>, doubtful: Entry[]}>} same: those that are the same as a game of the library, by its id; doubtful: those that seem to be the same, but have another record. The engine must read it first
   */
  async function add(found) {
    /** @type {Map<string, Entry>} */
    const same = new Map();
    /** @type {Entry[]} */
    const doubtful = [];
    /** @param {Entry} game */
    function addOne(game) {
      const { here } = known.find(game) ?? {};
      if (!here) addNew(game);
      else if (here.record !== game.record) doubtful.push(game);
      else {
        same.set(here.id, game);
        meet(here, game, false);
      }
    }
    await inSteps(found.map((game) => () => addOne(game)));
    return { same, doubtful };
  }

  /** Adds a game that the engine has read. @param {Entry} game @returns {Promise<string | null>} the id of the same game in the library, if there is one */
  async function addRead(game) {
    const twin = known.find(game);
    if (!twin) addNew(game);
    else if (twin.more || twin.here.record === game.record) meet(twin.here, game, twin.more);
    else meet(twin.here, game, !(await isRead(twin.here.record)));
    return twin && twin.here.id;
  }

  /** @param {Imported} imported games that the text did not bring before @param {string} file its name @param {boolean} last @param {{same: Map<string, Entry>, doubtful: readonly Entry[]}} [backup] the games of a backup with which the text begins, and where to add those that are the same as one of the library */
  async function take(
    { games: found, done, total },
    file,
    last,
    { same, doubtful } = { same: new Map(), doubtful: [] },
  ) {
    const refused = found.flatMap(({ wrong, line, number, name }) =>
      wrong ? [{ wrong, line, number, name, file }] : [],
    );
    report.refused = [...report.refused, ...refused];
    const guessed = found.flatMap(({ boards, entry: read, name, line, number }) =>
      boards.length > 1 ? [{ boards, name, players: read?.summary.players, line, number, file }] : [],
    );
    report.guessed = [...report.guessed, ...guessed];
    for (const { entry, name, folder, number } of found) {
      if (!entry) continue;
      const saved = doubtful[number - 1];
      const about = saved ?? {
        ...NEW,
        starts: startsOf(startsHeader(entry.record)),
        id: "",
        kept: Date.now(),
        name,
        folder,
      };
      const id = await addRead(/** @type {Entry} */ ({ ...about, ...entry }));
      if (id !== null && saved) same.set(id, saved);
    }
    if (last || performance.now() - stored >= TOGETHER_MS) await store({ importing: { done, total } });
  }
  return { report, add, take, store };
}
