/** The second door of the editor: what is loaded beside the first frame (app/rest.js). */
import { later } from "../ui/later.js";

export { editEffect } from "./effects.js";
export { cellsOf, openEditor } from "./editor.js";
export { editorLine, editorPaint } from "./paint.js";
export { editorMode, handlers } from "./state.js";

export const editorActions = later(
  () => import("./tools.js"),
  ({ editorActions }) => editorActions,
);
export const editorTools = later(
  () => import("./tools.js"),
  ({ editorTools }) => editorTools,
);
