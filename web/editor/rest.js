/** The second door of the editor: the parts that load with app/rest.js. */
import { loadIdly } from "../ui/later.js";
import { arriving, once } from "../ui/once.js";

/** @typedef {import("../app/state.js").State} State */

/** @type {typeof import("./sheet.js") | null} */
let sheet = null;

/** Loads everything that only an open editor needs: it opens when that is there, so that none of it is missing then. */
export const loadEditor = once(async () => (sheet = await arriving(() => import("./sheet.js"))));
loadIdly(loadEditor);

/** The views of an open editor. */
export const editorViews = () => /** @type {typeof import("./sheet.js")} */ (sheet);

/** What an open editor asks and keeps. @param {import("../app/effects.js").Store} store @param {import("../app/effects.js").Engine} engine */
export function editEffect(store, engine) {
  /** @type {((state: State) => void) | undefined} */
  let run;
  return (/** @type {State} */ state) => (run ??= sheet?.editing(store, engine))?.(state);
}
