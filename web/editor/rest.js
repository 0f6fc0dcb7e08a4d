/** The second door of the editor: the parts that load with app/rest.js. */
import { later } from "../ui/later.js";
import { failureOf, latest } from "../engine/ask.js";
import { heard } from "./answered.js";
import { paintedCells } from "./editor.js";

export { cellsOf, openEditor } from "./editor.js";
export { editorPaint } from "./paint.js";
export { editorMode, handlers } from "./state.js";

export const editorActions = later(
  () => import("./tools.js"),
  ({ editorActions }) => editorActions,
);
export const editorTools = later(
  () => import("./tools.js"),
  ({ editorTools }) => editorTools,
);

/** @typedef {import("../app/prompt.js").Line} Line */
/** The line below the sheet. @type {(context: any, editor: import("./editor.js").Editor, colours: import("../game/seats.js").Colours) => Line} */
export const editorLine = later(
  () => import("./tools.js"),
  ({ editorLine }) =>
    (_, editor, colours) =>
      editorLine(editor, colours),
  () => ({ tone: "wait", text: "" }),
);

/** @typedef {import("../app/state.js").State} State */

/** Asks the engine about one painting at a time, then about the newest. @param {import("../app/effects.js").Store} store @param {import("../app/effects.js").Engine} engine */
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
