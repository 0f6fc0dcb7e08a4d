/** What the engine says of the painted position. */

import { latest, failureOf } from "../engine/ask.js";
import { heard } from "./answered.js";
import { paintedCells } from "./editor.js";

/** @typedef {import("../app/state.js").State} State */

/** One painting is asked about at a time; then the newest. @param {import("../app/effects.js").Store} store @param {import("../app/effects.js").Engine} engine */
export const editEffect = (store, engine) =>
  latest(
    engine,
    "edit",
    (/** @type {State} */ { editor, boot, failure }) => {
      if (!editor || heard(editor) || boot.state !== "ready" || failure) return null;
      const { painting, ruleset } = editor;
      const { mover, setup } = painting;
      return { key: painting, params: { cells: paintedCells(editor), ruleset, mover, setup } };
    },
    {
      patient: true,
      onResult: (edited, painting) => store.dispatch({ type: "edited", painting, edited }),
      onError: (error, { marks }) => store.dispatch({ type: "failure", failure: failureOf(error, marks) }),
    },
  );
