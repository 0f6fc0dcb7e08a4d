/** The second door of the editor: the parts that load with app/rest.js. */
import { failureOf, latest } from "../engine/ask.js";
import { catalogue } from "../engine/catalogue.js";
import { coordinatesOf } from "../game/shown-board.js";
import { loadIdly } from "../ui/later.js";
import { arriving, once } from "../ui/once.js";
import { heard, paintedCells } from "./answered.js";

/** @typedef {import("../app/state.js").State} State */

/** @type {typeof import("./sheet.js") | null} */
let sheet = null;

/** Loads everything that only an open editor needs: it opens when that is there, so that none of it is missing then. */
export const loadEditor = once(async () => (sheet = await arriving(() => import("./sheet.js"))));
loadIdly(loadEditor);

/** The views of an open editor. */
export const editorViews = () => /** @type {typeof import("./sheet.js")} */ (sheet);

/** Asks the engine about one painting at a time, then about the newest. @param {import("../app/effects.js").Store} store @param {import("../app/effects.js").Engine} engine */
export const editEffect = (store, engine) =>
  latest(
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
