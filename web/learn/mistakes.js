/** What is done with the reader's mistakes: exercises join the queue after a review, are answered, put off and removed. */

import { startParams } from "../game/line.js";
import { keyOfGame } from "../together/index.js";
import { arriving } from "../ui/once.js";
import { book } from "./puzzle-book.js";
import { changeExercise, keptExercises } from "./exercises.js";
import { idOf, newOnes, ofPuzzle, putOff } from "./queue.js";
import { ownSide } from "./own-side.js";

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

/** @param {Store} store @param {Engine} engine */
export function openMistakes(store, engine) {
  const set = (/** @type {Partial<Mistakes>} */ change) => store.dispatch({ type: "mistakes", change });
  const all = () => store.state().mistakes.exercises ?? [];
  const find = (/** @type {string} */ id) => all().find((each) => each.id === id);

  /** Another tab may have added some. */
  const load = () =>
    keptExercises().then(
      (kept) => set(kept),
      () => set({ exercises: all(), failed: true }),
    );
  const loaded = load();

  /**
   * Stores exercises and lists them as they are then: what another tab did with them stays. Where the browser stores nothing, they are
   * there as long as the page is open.
   * @param {readonly Exercise[]} exercises @param {(exercise: Exercise) => Exercise} [change]
   */
  async function put(exercises, change = (exercise) => exercise) {
    const now = await Promise.all(
      exercises.map((each) =>
        changeExercise(each, change).catch(() => {
          set({ failed: true });
          return change(each);
        }),
      ),
    );
    const ids = new Set(now.map(({ id }) => id));
    set({ exercises: [...all().filter(({ id }) => !ids.has(id)), ...now] });
  }

  /** @param {string} id @param {(exercise: Exercise) => Exercise} change */
  async function changed(id, change) {
    const exercise = find(id);
    if (exercise) await put([exercise], change);
  }

  /** The exercises of a review of a game of the reader's, and what it says of the game. @param {ReviewedGame} game @returns {Promise<{said: Said, ids: string[]}>} */
  async function exercisesOf({ startParams: start, turns, found: review, side, ...source }) {
    const tags = [...review.tags];
    if (side === null) return { said: { tags, mistakes: null, accuracy: null, slips: null }, ids: [] };
    const slips = review.findings.filter((each) => each.side === side && each.annotation);
    const { mistakes } = await engine
      .work(
        "library_mistakes",
        {
          ...{ ...start, turns: [...turns], background: true },
          plies: slips.map(({ ply }) => ply),
          proven: slips.filter(gaveWinAway).map(({ ply }) => ply),
        },
        () => {},
      )
      .promise.then((found) => ("cancelled" in found ? { mistakes: [] } : found));
    await loaded;
    const found = mistakes.flatMap(({ exercise }) => (exercise ? [fromGame(source, exercise)] : []));
    await put(newOnes(all(), found));
    const ids = found.map(({ id }) => id).filter((id) => find(id)?.removed === false);
    const said = {
      tags,
      mistakes: byStage(mistakes),
      accuracy: review.accuracy[side],
      slips: slips.flatMap(({ slip }) => slip ?? []),
    };
    return { said, ids };
  }

  /** The same for the finished review of the game on the board. @param {State} state @returns {Promise<Said | null>} */
  async function collect(state) {
    const game = reviewedGame(state);
    if (!game) return null;
    const { said, ids } = await exercisesOf(game);
    set({ found: { turns: game.turns, ids } });
    return said;
  }

  return {
    load,
    loaded,
    collect,
    collectFrom: async (/** @type {ReviewedGame} */ game) => (await exercisesOf(game)).said,
    find,
    /** @param {number} number of a puzzle @param {string} played */
    async missed(number, played) {
      await loaded;
      const fresh = newOnes(all(), [ofPuzzle(book[number - 1], played, Date.now())]);
      await put(fresh);
    },
    /** @param {string} id @param {boolean} clean */
    async answered(id, clean) {
      const schedule = await arriving(() => import("./schedule.js")).catch(() => null);
      const asked = find(id);
      if (schedule) await changed(id, (exercise) => schedule.answered(exercise, clean, Date.now(), asked));
      else store.dispatch({ type: "notice", code: "part_lost", text: null }); // it is asked again
    },
    putOff: (/** @type {string} */ id) => changed(id, (exercise) => putOff(exercise, Date.now())),
    /** One that is on the board leaves it first. */
    async remove(/** @type {string} */ id) {
      if (store.state().learn?.exercise?.id === id) store.dispatch({ type: "learn-leave" });
      await changed(id, (exercise) => ({ ...exercise, removed: true }));
      set({ removed: id });
    },
    async restore() {
      const { removed } = store.state().mistakes;
      set({ removed: null });
      if (removed) await changed(removed, (exercise) => ({ ...exercise, removed: false }));
    },
  };
}

/** @param {Finding} finding */
const gaveWinAway = ({ proven, best, kept }) => proven && best === 1 && kept === 0;

/** @param {readonly Mistake[]} found @returns {[number, number, number]} */
function byStage(found) {
  const count = (/** @type {string} */ wanted) => found.filter(({ stage }) => stage === wanted).length;
  return [count("opening"), count("middle"), count("end")];
}

/** The game whose review is open. @param {State} state @returns {ReviewedGame | null} */
function reviewedGame(state) {
  const { game, together } = state;
  const { review } = state.study;
  if (!review?.found) return null;
  const bot = game.seats.find(({ kind }) => kind === "bot");
  const shared = together.games[keyOfGame(game) ?? ""];
  const now = Date.now();
  const day = Date.parse(`${game.headers.Date?.slice(0, 10)}T12:00:00`);
  return {
    ...{ startParams: startParams(game), turns: review.turns, found: review.found },
    ...{ side: ownSide(state), id: game.id ?? "", when: Number.isNaN(day) ? now : Math.min(day, now) },
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
  ...{ puzzle: null, game: id, due: Date.now(), card: null, removed: false, when, against },
});
