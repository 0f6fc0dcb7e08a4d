/** The scene of the current position, and the picture of a board that the catalogue does not have. */

import { latest, failureOf } from "../engine/ask.js";
import { keyOf, paramsOf } from "./line.js";
import { current } from "./select.js";
import { openQuestion, questionKey } from "./shown-board.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */

/** @param {State} state */
const ready = ({ boot, failure, learn }) => boot.state === "ready" && !failure && learn?.phase !== "unshown";

/** @param {Pick<Store, "dispatch">} store @param {Pick<Engine, "call">} engine */
export const sceneEffect = (store, engine) =>
  latest(
    /** @type {Engine} */ (engine),
    "scene",
    (/** @type {State} */ state) =>
      ready(state) && !current(state) ? { key: keyOf(state.game), params: paramsOf(state.game) } : null,
    {
      onResult: (scene, key) => store.dispatch({ type: "scene", key, scene }),
      onError: (error, key) => store.dispatch({ type: "failure", failure: failureOf(error, key) }),
    },
  );

/** @param {Store} store @param {Engine} engine @param {Catalogue} catalogue */
export const boardEffect = (store, engine, catalogue) =>
  latest(
    engine,
    "board",
    (/** @type {State} */ state) => {
      const question = ready(state) ? openQuestion(state, catalogue) : null;
      return question && { key: questionKey(question), params: question };
    },
    {
      onResult({ board, wrong }, key) {
        if (board) store.dispatch({ type: "board", shown: { key, geometry: board } });
        else
          store.dispatch({ type: "failure", failure: failureOf({ code: "bad_board", message: wrong?.message }, key) });
      },
      onError: (error, key) => store.dispatch({ type: "failure", failure: failureOf(error, key) }),
    },
  );
