/** Stores every game that ends or is left, and carries out the library's buttons. */

import { oneFile } from "../boot/platform.js";
import { headersOf, treeParams } from "../game/exchange.js";
import { isOverElsewhere, isShared, reviewing } from "../game/line.js";
import { seatsInText } from "../game/seats.js";
import { current, endingHere } from "../game/select.js";
import { dayOf } from "../ui/day.js";
import { locksOf } from "../ui/locks.js";
import { loadIdly } from "../ui/later.js";
import { arriving, once } from "../ui/once.js";
import { newId } from "../ui/new-id.js";
import { isReturning } from "./state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../engine/ask.js").Engine} Engine */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {import("./state.js").Library} Library */

/** How many new exercises of a backup are stored, and how many are listed only as long as the page is open; unread: whether this version can't read some of it; unkeptProgress: whether the browser did not store the progress @typedef {{stored: number, unstored: number, unread?: boolean, unkeptProgress?: boolean}} Brought */
/** Reads the learning part of a backup. @typedef {(learning: import("./backup.js").Learning, stop: AbortSignal) => Promise<Brought>} BringBack */

/** Have both sides played, on the line that is shown or on another one? Else the game is not stored. @param {Game["tree"]} tree */
const bothPlayed = ({ next }) => next.some((first) => first.next.length);
/** Has a game with a bot or a friend ended early, by resignation or on time, perhaps before the second turn? That counts. @param {Game} game */
const isDecided = ({ seats, headers, tree }) =>
  !!headers.Result && tree.next.length > 0 && seats.some(({ kind }) => kind !== "person");
/** Has a game its first turn, but no date? A link may show the game of somebody else, and a friend's game is its letter. @param {Game} game */
const hasJustBegun = (game) =>
  game.tree.next[0]?.next.length === 0 &&
  !(game.headers.Date || game.opened || game.watched !== undefined || isShared(game));
/** A changed game of the library, for example with a new comment or variation, is stored after this pause (ms). */
const PAUSE_MS = 1000;

/** The library's database, which no first frame needs. */
const database = once(() => arriving(() => import("./shelf.js")));
const keepingFile = once(() => arriving(() => import("./keeping.js")));
// Before a game ends: they may come no more then, without a network or after a change of the site.
for (const file of [database, keepingFile]) loadIdly(file);
const openingPart = () => arriving(() => import("./opening.js"));
loadIdly(openingPart); // so that a game opens at once
const savingPart = () => arriving(() => import("./saving.js")).catch(() => null);

/**
 * @param {Store} store @param {Engine} engine @param {import("../engine/pool.js").Pool} pool
 * @param {import("../engine/protocol.js").Catalogue} catalogue @param {import("./played.js").IsLive} isLive
 */
export function library(store, engine, pool, catalogue, isLive) {
  /** The stored tree of each game, by id. @type {Map<string, Game["tree"]>} */
  const written = new Map();
  /** The newest state of each changed game, by id; it is stored when its timer ends. @type {Map<string, {game: Game, timer?: ReturnType<typeof setTimeout>}>} */
  const waiting = new Map();
  /** Games that could not be stored, for example because the engine was lost or lacked a file. The reader may have left them, so the next game that is stored tries them again. @type {Map<string, Game>} */
  const late = new Map();
  /** @type {Promise<void> | null} */
  let loaded = null;
  /** The reader's last choice of a game to open. */
  let opening = {};
  const set = (/** @type {Partial<Library>} */ change) => store.dispatch({ type: "library", change });
  const games = () => store.state().library.games ?? [];

  const keepingPart = once(async () => {
    const part = await keepingFile();
    return { ...part, ...part.createStoring(store, written, put, isLive), ...part.createRefusals(store) };
  });

  // The part of the engine that writes games comes before a game ends, too. From the second visit on the service worker has it; the single file always has it.
  loadIdly(async () => {
    if (!oneFile || globalThis.navigator?.serviceWorker?.controller) return;
    // The worker's own request, which waits, then takes no time; the browser keeps what has been read whole.
    await (await fetch("pyodide/engine-later.zip")).arrayBuffer();
    await engine.work("aids", { ruleset: "genius", board: "hexhex2", turns: [] }, () => {}).promise;
  });

  loadIdly(() => engine.call("record_read", { text: "" })); // loads the part of the engine that reads games

  const load = () => (loaded ??= read());

  async function read() {
    const room = await shelf().catch(() => null);
    if (!room) {
      loaded = null; // the next call tries again
      return set({ lost: true });
    }
    const keeping = (await room.read()) && (await keepingPart().catch(() => null)); // games are kept without it too
    if (!keeping) return;
    tell = keeping.joinTabs(room.reload);
    set(await keeping.kept());
  }

  /** Tells other tabs that something is stored. */
  let tell = () => {};

  const shelf = once(async () => (await database()).createShelf(store, () => tell(), written));
  /** Stores games and lists them. @param {readonly Entry[]} entries @returns {Promise<number>} how many are stored; rejected if the database's part did not load */
  const put = async (entries) => (await shelf()).put(entries);

  /** Changes stored games, and lists them. @param {readonly Entry[]} entries @param {(entry: Entry) => Entry} change */
  const edit = async (entries, change) => (await shelf()).edit(entries, change);

  /** Games are stored one after the other: a review waits until its own is. */
  let writing = Promise.resolve();
  const write = (/** @type {string} */ id) =>
    (writing = writing.then(async () => {
      const { game } = waiting.get(id) ?? {};
      if (!game) return;
      waiting.delete(id);
      late.delete(id);
      written.set(id, game.tree);
      try {
        const params = treeParams(game, headersOf(game, seatsInText(store.state()), catalogue));
        const found = await engine.call("library_entry", { ...params, answer_in: "rows" });
        await load();
        if (!written.has(id)) return; // it is deleted
        const known = games().find((each) => each.id === id);
        const entry = (await database()).entryOf(known, id, found, game);
        const keeping = await keepingPart().catch(() => null); // games are kept without it too
        if (!keeping) await put([entry]);
        else if ((await keeping.keep(entry, game)) && (await keeping.mayPersist())) await persist();
        if (found.summary.result && game.seats.some(({ kind }) => kind === "bot"))
          await fit(!known?.summary.result).catch(() => {}); // the next game does
        retry();
      } catch (error) {
        const part = await keepingPart().catch(() => null);
        if (!written.has(id)) return; // it was deleted meanwhile
        if (!part?.refused(error, game)) written.delete(id); // another change, or the next visit, tries again
        if (/** @type {any} */ (error)?.code !== "bad_game") late.set(id, game);
      }
    }));
  function retry() {
    for (const [id, game] of late) {
      if (!waiting.has(id)) waiting.set(id, { game, timer: undefined });
      void write(id);
    }
  }

  const counting = once(async () => (await keepingPart()).createCounting(store, engine));
  const fit = async (/** @type {boolean} */ played) => (await counting()).fit(played);

  /** @param {State} state */
  function run(state) {
    const { open: studies, tab } = state.study;
    if (state.dialog === "library" || (studies && tab === "openings") || isReturning(state)) void load();
    if (state.dialog === "library" && state.library.tab === "progress")
      counting().then(
        ({ statistics }) => statistics(store.state()),
        () => store.state().library.lost || set({ lost: true }),
      );
    if (state.learn || state.boot.state !== "ready") return;
    const { game, previousGame } = state;
    if (hasJustBegun(game)) {
      const now = new Date(); // games of a day with the same turns have different times
      const id = { ...game.headers, Date: dayOf(now), Time: now.toTimeString().slice(0, 8) };
      return store.dispatch({ type: "keep", which: "game", as: "headers", id });
    }
    const isNew = (/** @type {Game | null} */ each) =>
      each && each.id === undefined && (bothPlayed(each.tree) || isDecided(each));
    const which = isNew(previousGame) ? "previousGame" : isNew(game) && isOver(state) ? "game" : null;
    if (which) store.dispatch({ type: "keep", which, id: state[which]?.idToBe ?? newId() });
    // Deleted turns are in the same game before and after it: the one on the table is stored.
    for (const each of previousGame?.id === game.id ? [game] : [previousGame, game]) {
      if (!each?.id || written.get(each.id) === each.tree) continue;
      const { id, tree } = each;
      // A timer that runs goes on: a game that keeps changing is stored as well.
      const timer = waiting.get(id)?.timer ?? setTimeout(write, written.has(id) ? PAUSE_MS : 0, id);
      waiting.set(id, { game: each, timer });
      written.set(id, tree);
    }
  }

  /** Adds a review's result to a game. @param {string | undefined} id @param {import("./reviews.js").Said} said @param {readonly string[]} turns that were reviewed */
  async function note(id, said, turns) {
    if (!id) return;
    await write(id); // otherwise the last turn, stored later, would drop the review
    await load();
    await (await shelf()).note(id, said, turns); // it counts from the next game on
  }

  /** @param {Entry} entry @param {import("./opening.js").How} how @returns {Promise<true | void>} true: the list of games says why it is not on the board */
  async function open(entry, how) {
    const mine = (opening = {});
    const part = await openingPart().catch(() => null);
    const found = await part?.read(engine, entry, store, how);
    if (opening !== mine) return; // the reader has chosen again
    set({ lost: !part, wrong: found?.wrong ?? null });
    if (!part || !found?.game) return true;
    written.set(entry.id, found.game.tree);
    (await keepingPart().catch(() => null))?.opened(entry, found.game);
    part.show(store, found.game, how, found.scene);
  }

  /** @param {readonly Entry[]} gone */
  async function remove(gone) {
    for (const { id } of gone) {
      waiting.delete(id); // its timer finds nothing to store
      late.delete(id);
      written.delete(id);
    }
    store.dispatch({ type: "library-drop", games: gone });
    await shelf().then(
      ({ drop }) => drop(gone),
      () => {}, // if nothing can be stored, nothing was
    );
  }

  /** Asks the browser to keep the games; shows the answer if the reader asked. */
  async function persist(asked = false) {
    const keeping = await keepingPart().catch(() => null);
    if (!keeping) return set({ lost: asked });
    const persisted = await keeping.persist();
    set({ persisted, asked: asked || store.state().library.asked });
  }

  /** Ends the import that is going on. */
  let stopReading = () => {};
  const reading = once(async () =>
    (await arriving(() => import("./import.js"))).createImport(
      engine,
      pool,
      { ...(await shelf()), games, set },
      locksOf(),
    ),
  );
  const background = once(async () =>
    (await arriving(() => import("./reviews.js"))).createReviews(pool, { games, load, note, set }),
  );
  return {
    run,
    open,
    /** Reads the stored games again. */
    again: () => {
      loaded = read();
    },
    remove,
    persist,
    put,
    edit,
    note,
    restore: () =>
      keepingPart().then(
        ({ putBack }) => putBack(),
        () => set({ lost: true }),
      ),
    /** @param {readonly Entry[]} chosen @param {() => Promise<import("./backup.js").Learning | null>} [learning] the file's other content: without it no file is saved */
    save: async (chosen, learning = async () => null) => {
      const [saving, rest = null] = await Promise.all([savingPart(), learning()]).catch(() => []);
      set({ lost: saving ? saving.saveGames(chosen, rest, store.state().library.unread) : "save" });
      await persist(); // a reader who saves games wants to keep them
    },
    saveForAbstractPlay: async (/** @type {readonly Entry[]} */ chosen) => {
      const saving = await savingPart();
      set({ lost: !saving });
      if (saving) set({ leftOut: await saving.saveForAbstractPlay(engine, chosen) });
    },
    /** Prepares for the reader's file or pasted games. */
    expectText: () => pool.wake(),
    /** @param {string | readonly File[]} given a text, or files @param {BringBack} bringBack */
    read: async (given, bringBack) => {
      if (store.state().library.importing) return null;
      let stopped = false;
      stopReading = () => {
        stopped = true;
        set({ importing: null });
      };
      set({ importing: { done: 0, total: 1 }, report: null });
      const reader = await load()
        .then(reading)
        .catch(() => null);
      if (stopped) return null;
      set(reader ? { lost: false } : { lost: true, importing: null });
      if (!reader) return null;
      stopReading = reader.stop;
      const report = await reader.read(given, store.state().game, bringBack);
      if (report.added) {
        await persist();
        void fit(true).catch(() => {}); // if the engine is lost, the next game fits the companion
      }
      return report;
    },
    stopReading: () => stopReading(),
    /** @param {import("./reviews.js").Collect} collect @param {boolean} own whether only the reader's own games are reviewed */
    reviewAll: async (collect, own) => {
      const found = await background().catch(() => null);
      set({ lost: !found });
      await found?.start(collect, own);
    },
    stopReviews: async () => (await background()).stop(),
  };
}

/** @param {State} state */
const isOver = (state) =>
  !!endingHere(state) ||
  isOverElsewhere(state.game) ||
  (current(state) && state.scene?.phase === "over" && !reviewing(state.game));
