/** The actions on the reader's mistakes: exercises join the queue after a review, are answered, put off, retired, restarted and removed. */

import { startParams, seatOf } from "../game/line.js";
import { keyOfGame } from "../together/index.js";
import { arriving } from "../ui/once.js";
import { withWaiting } from "../engine/entries.js";
import { book } from "./puzzle-book.js";
import { mergedExercise } from "./backup.js";
import { changeExercises, keptExercises, readExercises } from "./exercises.js";
import { linesOf } from "./answer.js";
import { CHANGES, idOf, ofPuzzle, present, putOff, undone, withProof } from "./queue.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Finding} Finding */
/** @typedef {import("../engine/protocol.js").Mistake} Mistake */
/** @typedef {import("./exercises.js").Exercise} Exercise */
/** @typedef {import("./state.js").Mistakes} Mistakes */
/** @typedef {import("../library/reviews.js").ReviewedGame} ReviewedGame */
/** @typedef {import("../library/reviews.js").Said} Said */
/** @typedef {ReturnType<typeof openMistakes>} MistakesRoom */

/** How many exercises of a backup are stored together: between them the reader may stop. */
const TOGETHER = 500;

/** @param {Store} store @param {Engine} engine */
export function openMistakes(store, engine) {
  const set = (/** @type {Partial<Mistakes>} */ change) => store.dispatch({ type: "mistakes", change });
  const all = () => store.state().mistakes.exercises ?? [];
  /** Exercises whose newest state is not stored. @type {import("../engine/entries.js").Waiting<Exercise>} */
  const waiting = new Map();
  const find = (/** @type {string} */ id) => all().find((each) => each.id === id);

  /** Whether the stored exercises were read. */
  let isRead = false;
  /** Reads the exercises again: another tab may have added some. */
  const load = () =>
    keptExercises().then(
      ({ exercises, unread }) => {
        isRead = true;
        set({ exercises: withWaiting(exercises, waiting), unread, failed: waiting.size > 0 });
      },
      () => set({ exercises: all(), failed: true }),
    );
  const loaded = load();

  /** @param {readonly Exercise[]} now */
  function list(now) {
    const ids = new Set(now.map(({ id }) => id));
    set({ exercises: [...all().filter(({ id }) => !ids.has(id)), ...now], failed: waiting.size > 0 });
  }

  /**
   * Stores exercises and lists them as they are stored then: changes by another tab stay. What the browser does not store is listed
   * as long as the page is open, and tried again.
   * @param {readonly Exercise[]} exercises @param {(exercise: Exercise) => Exercise} [change] @returns {Promise<number>} how many are stored
   */
  async function put(exercises, change = (exercise) => exercise) {
    const { now, error } = await changeExercises(exercises, change, waiting);
    list(now);
    if (!error && waiting.size) {
      const late = [...waiting.values()].map((each) => each.now);
      list((await changeExercises(late, (exercise) => exercise, waiting)).now);
    }
    return error ? 0 : exercises.length;
  }

  /** Adds exercises of the reader's own mistakes, each once. @param {readonly Exercise[]} found */
  function join(found) {
    const fresh = new Map(found.map((each) => [each.id, each]));
    return put([...fresh.values()], (kept) => withProof(kept, fresh.get(kept.id) ?? kept));
  }

  /** @param {string} id @param {(exercise: Exercise) => Exercise} change */
  async function changed(id, change) {
    const exercise = find(id);
    if (exercise) await put([exercise], change);
  }

  /** Finds the lines of a puzzle that has none yet. @param {string} id */
  async function complete(id) {
    const exercise = find(id);
    if (!exercise || exercise.puzzle === null || exercise.line.length) return;
    const lines = await linesOf(engine, exercise);
    await changed(id, (now) => ({ ...now, ...lines }));
  }

  /** Stores the exercises of a review of the reader's game; returns them and the result for the game. @param {ReviewedGame} game @returns {Promise<{said: Said, ids: string[], missing: import("./state.js").Missing | null}>} */
  async function exercisesOf({ startParams: start, turns, found: review, side, ...source }) {
    const tags = [...review.tags];
    if (side === null) return { said: { tags, mistakes: null, accuracy: null, slips: null }, ids: [], missing: null };
    const slips = review.findings.filter((each) => each.side === side && each.annotation);
    const proven = slips.filter(gaveWinAway).map(({ ply }) => ply);
    const answer = await engine.work(
      "library_mistakes",
      { ...{ ...start, turns: [...turns], background: true }, plies: slips.map(({ ply }) => ply), proven },
      () => {},
    ).promise;
    const mistakes = "cancelled" in answer ? [] : answer.mistakes;
    await loaded;
    const found = mistakes.flatMap(({ exercise }) => (exercise ? [fromGame(source, exercise)] : []));
    await join(found);
    const ids = found.map(({ id }) => id).filter((id) => listed(find(id)));
    const said = {
      tags,
      mistakes: byStage(mistakes),
      accuracy: review.accuracy[side],
      slips: slips.flatMap(({ slip }) => slip ?? []),
    };
    const none = slips.length > 0 && !found.length && !("cancelled" in answer);
    return { said, ids, missing: none ? (proven.length ? "unclear" : "unproven") : null };
  }

  /** The same for the finished review of the game on the board. @param {State} state @param {string} [id] of the game in the library, if it has these turns @returns {Promise<Said | null>} */
  async function collect(state, id = "") {
    const game = reviewedGame(state, id);
    if (!game) return null;
    const { said, ids, missing } = await exercisesOf(game);
    set({ found: { turns: game.turns, ids, missing } });
    return said;
  }

  return {
    load,
    loaded,
    /** The exercises that can be read, after a second try if the first one failed, and whether some are lacking. */
    async everything() {
      await loaded;
      if (!isRead) await load();
      const { exercises, unread } = store.state().mistakes;
      return { exercises, lacks: !isRead || unread > 0 };
    },
    collect,
    collectFrom: async (/** @type {ReviewedGame} */ game) => (await exercisesOf(game)).said,
    find,
    complete,
    /** @param {number} number of a puzzle @param {string} played */
    async missed(number, played) {
      await loaded;
      const missed = ofPuzzle(book[number - 1], played, Date.now());
      await join([missed]);
      await complete(missed.id);
    },
    /** @param {string} id @param {boolean} clean */
    async answered(id, clean) {
      const schedule = await arriving(() => import("./schedule.js")).catch(() => null);
      const asked = find(id);
      if (schedule) await changed(id, (exercise) => schedule.answered(exercise, clean, Date.now(), asked));
      else store.dispatch({ type: "notice", code: "part_lost", text: null }); // the exercise comes again
    },
    /** Puts off an exercise that the engine refuses, so that others come first. @param {string} id */
    unshown: (id) => changed(id, (exercise) => putOff(exercise, Date.now())),
    /** Changes an exercise in any way except by solving it. If it is on the board, it leaves the board first. @param {import("./state.js").Did} did @param {string} id */
    async change(did, id) {
      const before = find(id);
      if (!before) return;
      if (store.state().learn?.exercise?.id === id) store.dispatch({ type: "learn-leave" });
      await changed(id, (exercise) => CHANGES[did](exercise, Date.now()));
      set({ undo: { before, did } });
    },
    /** Adds the exercises of a backup; of one that is known here, the later answer counts. @param {readonly unknown[]} read @param {AbortSignal} [stop] @returns {Promise<import("../library/effects.js").Brought>} */
    async bringBack(read, stop) {
      await loaded;
      const readable = readExercises(read);
      const theirs = new Map(readable.map((each) => [each.id, each]));
      const found = [...theirs.values()];
      const brought = { stored: 0, unstored: 0, unread: readable.length < read.length };
      for (let at = 0; at < found.length && !stop?.aborted; at += TOGETHER) {
        const together = found.slice(at, at + TOGETHER);
        const fresh = together.filter(({ id }) => !find(id)).length; // the report says what came, not what was there
        const stored = await put(together, (kept) => mergedExercise(kept, theirs.get(kept.id) ?? kept));
        brought.stored += Math.min(stored, fresh);
        brought.unstored += together.length - stored;
      }
      return brought;
    },
    async undo() {
      const { undo } = store.state().mistakes;
      set({ undo: null });
      if (undo) await changed(undo.before.id, (exercise) => undone(exercise, undo.before));
    },
  };
}

/** @param {Exercise | undefined} exercise */
const listed = (exercise) => present(exercise ? [exercise] : []).length > 0;

/** @param {Finding} finding */
const gaveWinAway = ({ proven, best, kept }) => proven && best === 1 && kept === 0;

/** @param {readonly Mistake[]} found @returns {[number, number, number]} */
function byStage(found) {
  const count = (/** @type {string} */ wanted) => found.filter(({ stage }) => stage === wanted).length;
  return [count("opening"), count("middle"), count("end")];
}

/** The game whose review is open. @param {State} state @param {string} id @returns {ReviewedGame | null} */
function reviewedGame(state, id) {
  const { game, together } = state;
  const { review } = state.study;
  if (!review?.found) return null;
  const bot = game.seats.find(({ kind }) => kind === "bot");
  const shared = together.games[keyOfGame(game) ?? ""];
  const now = Date.now();
  const day = Date.parse(`${game.headers.Date?.slice(0, 10)}T12:00:00`);
  return {
    ...{ startParams: startParams(game), turns: review.turns, found: review.found },
    ...{ side: ownSide(state), id, when: Number.isNaN(day) ? now : Math.min(day, now) },
    against:
      bot?.kind === "bot"
        ? { kind: "bot", level: bot.level }
        : { kind: "friend", name: shared?.letter.names[1 - shared.side] ?? "" },
  };
}

/** @param {Pick<ReviewedGame, "id" | "when" | "against">} source @param {import("../engine/protocol.js").Exercise} found @returns {Exercise} */
const fromGame = ({ id, when, against }, found) => ({
  id: idOf(found),
  ...found,
  ...{ winning: [...found.winning], line: [...found.line], refutation: [...found.refutation] },
  ...{ puzzle: null, game: id, due: Date.now(), card: null, known: false, removed: false, when, against },
});

/** Which side of a finished game the reader played: against a bot, or a friend elsewhere. @param {import("../app/state.js").State} state @returns {0 | 1 | null} null: neither or both, or the game is not over */
export function ownSide(state) {
  const { game, together, study } = state;
  const shared = together.games[keyOfGame(game) ?? ""];
  if (shared) return shared.letter.ending ? shared.side : null;
  const persons = game.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const over = (study.review?.found?.winner ?? null) !== null || (game.clock?.lost ?? null) !== null;
  if (persons.length !== 1 || !over) return null;
  return seatOf(game, 0) === persons[0] ? 0 : 1;
}
