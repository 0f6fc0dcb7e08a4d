/** What is done with the reader's mistakes: exercises join the queue after a review, are answered, put off and removed. */

import { keyOfGame } from "../together/index.js";
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

  /** The exercises of a finished review of a game of the reader's. @param {State} state @returns {Promise<readonly Mistake[]>} all that gave something away */
  async function collect(state) {
    const { review } = state.study;
    const side = ownSide(state);
    if (!review?.found || side === null) return [];
    const slips = review.found.findings.filter((each) => each.side === side && each.annotation);
    const { ruleset, board, start } = state.game;
    const { mistakes } = await engine
      .work(
        "library_mistakes",
        {
          ...{ ruleset, board, ...(start ? { start } : {}), turns: [...review.turns], background: true },
          plies: slips.map(({ ply }) => ply),
          proven: slips.filter(gaveWinAway).map(({ ply }) => ply),
        },
        () => {},
      )
      .promise.then((found) => ("cancelled" in found ? { mistakes: [] } : found));
    await loaded;
    const found = mistakes.flatMap(({ exercise }) => (exercise ? [fromGame(state, exercise)] : []));
    await put(newOnes(all(), found));
    const ids = found.map(({ id }) => id).filter((id) => find(id)?.removed === false);
    set({ found: { turns: review.turns, ids } });
    return mistakes;
  }

  return {
    load,
    loaded,
    collect,
    find,
    /** @param {number} number of a puzzle @param {string} played */
    async missed(number, played) {
      await loaded;
      const fresh = newOnes(all(), [ofPuzzle(book[number - 1], played, Date.now())]);
      await put(fresh);
    },
    /** @param {string} id @param {boolean} clean */
    async answered(id, clean) {
      const { answered } = await import("./schedule.js");
      await changed(id, (exercise) => answered(exercise, clean, Date.now()));
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

/** @param {State} state @param {import("../engine/protocol.js").Exercise} found @returns {Exercise} */
function fromGame({ game, together }, found) {
  const bot = game.seats.find(({ kind }) => kind === "bot");
  const shared = together.games[keyOfGame(game) ?? ""];
  const now = Date.now();
  const day = Date.parse(`${game.headers.Date?.slice(0, 10)}T12:00:00`);
  return {
    id: idOf(found),
    ...found,
    ...{ winning: [...found.winning], line: [...found.line], refutation: [...found.refutation] },
    ...{ puzzle: null, game: game.id ?? "", due: now, card: null, removed: false },
    when: Number.isNaN(day) ? now : Math.min(day, now),
    against:
      bot?.kind === "bot"
        ? { kind: "bot", level: bot.level }
        : { kind: "friend", name: shared?.letter.names[1 - shared.side] ?? "" },
  };
}
