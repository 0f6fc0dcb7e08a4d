/** The aids' questions to the engine: facts of the position, and the outlook of each next cell, first the one pointed at. */
import { latest, latestWork } from "../engine/ask.js";
import { openOptions } from "../game/select.js";
import { aidIsOn } from "./buttons.js";
import { REGISTRY } from "./registry.js";
import { foresees, positionOf } from "./position.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Outlook} Outlook */

/** The number of cells in one request; a click waits for no more. */
const BATCH = 4;
/** The number of positions whose facts are kept, for steps back and forth. */
const REMEMBERED = 24;

/** @param {State} state */
const ready = ({ boot, failure }) => boot.state === "ready" && !failure;

/** Finds the facts, in slices, until the position changes. An aid that fails shows nothing. @param {Store} store @param {Engine} engine */
export const aidFacts = (store, engine) =>
  latestWork(
    engine,
    "aids",
    (/** @type {State} */ state) => {
      const position =
        ready(state) && REGISTRY.some(({ id, needsFacts }) => needsFacts && aidIsOn(state, id))
          ? positionOf(state)
          : null;
      const { facts } = state.aids;
      if (!position || (facts?.finished && facts.key === position.key)) return null;
      return { key: position.key, params: position.params };
    },
    {
      onProgress: (facts, key) => store.dispatch({ type: "facts", key, facts, finished: false }),
      onResult: (facts, key) => store.dispatch({ type: "facts", key, facts, finished: true }),
    },
  );

/** Finds the outlook of the cell pointed at or, with that aid, of every open cell, one request at a time, so that the cell pointed at is answered soon. @param {Store} store @param {Engine} engine */
export function outlooks(store, engine) {
  /** @type {Map<string, Outlook[]>} */
  const known = new Map();
  let failed = "";

  const ask = latest(
    engine,
    "outlook",
    (/** @type {State} */ state) => {
      const { sceneKey: key, aim } = state;
      const open = key === null || key === failed ? [] : openCells(state, known.get(key) ?? []);
      const position = open.length ? positionOf(state) : null;
      if (!position || key === null) return null;
      const cells = aim !== null && open.includes(aim) ? [aim] : open.slice(0, BATCH);
      return { key: [key, ...cells], params: { ...position.params, cells } };
    },
    {
      patient: true,
      onResult(more, [key]) {
        const found = [...(known.get(key) ?? []), ...more];
        known.set(key, found);
        for (const old of [...known.keys()].slice(0, -REMEMBERED)) known.delete(old);
        store.dispatch({ type: "outlooks", key, found });
      },
      onError(_, [key]) {
        failed = key; // other questions report a failing engine
      },
    },
  );

  return (/** @type {State} */ state) => {
    const { sceneKey: key } = state;
    const found = key === null ? undefined : known.get(key);
    if (key !== null && found && wanted(state) && state.aids.outlooks.key !== key)
      store.dispatch({ type: "outlooks", key, found });
    ask(state);
  };
}

/** @param {State} state */
const wanted = (state) => ready(state) && foresees(state) && openOptions(state).length > 0;

/** The legal cells without a known outlook; only with the aid those that the reader does not point at. @param {State} state @param {readonly Outlook[]} found */
const openCells = (state, found) =>
  wanted(state)
    ? openOptions(state)
        .map(({ cell }) => cell)
        .filter((cell) => cell === state.aim || aidIsOn(state, "outlook"))
        .filter((cell) => !found.some((each) => each.cell === cell))
    : [];
