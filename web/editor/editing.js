/** What an open editor asks the engine, and what this tab keeps of it. */

import { failureOf, latest } from "../engine/ask.js";
import { catalogue } from "../engine/catalogue.js";
import { coordinatesOf } from "../game/shown-board.js";
import { heard, paintedCells } from "./answered.js";
import { keepDrawing } from "./drawing.js";

/** @typedef {import("../app/state.js").State} State */

/** Asks the engine about one painting at a time, then about the newest; keeps what is painted. @param {import("../app/effects.js").Store} store @param {import("../app/effects.js").Engine} engine */
export function editing(store, engine) {
  const ask = latest(
    engine,
    "edit",
    (/** @type {State} */ { editor, boot, failure, settings }) => {
      if (!editor || heard(editor) || boot.state !== "ready" || failure) return null;
      const { painting, ruleset } = editor;
      const { mover, setup } = painting;
      return {
        key: painting,
        params: {
          cells: paintedCells(editor),
          ruleset,
          mover,
          setup,
          coordinates: coordinatesOf({ game: editor, settings }, catalogue),
        },
      };
    },
    {
      patient: true,
      onResult: (edited, painting) => store.dispatch({ type: "edited", painting, edited }),
      onError: (error, { marks }) => store.dispatch({ type: "failure", failure: failureOf(error, marks) }),
    },
  );
  return (/** @type {State} */ state) => {
    keepDrawing(state.editor);
    ask(state);
  };
}
