/** Shows what the browser's history leads to (history.js). */

import { placeOf } from "./history.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./effects.js").Store} Store */

/** Shows a place that the browser's history keeps; a drawing comes back when the editor is opened there again. @param {Store} store @param {Pick<ReturnType<typeof import("../learn/rest.js").learnEffect>, "open" | "show">} lessons @param {import("./history.js").Place} place */
export async function showPlace(store, lessons, place) {
  const act = store.dispatch;
  const now = placeOf(store.state());
  const [dialog, page] = place.dialog?.split("/") ?? [null];
  const open = () => {
    if (page) lessons.open(/** @type {import("../learn/state.js").Page} */ (page));
    else act({ type: "dialog", name: /** @type {State["dialog"]} */ (dialog) });
  };
  if (now.editor && !place.editor) act({ type: "editor", editor: null });
  if (now.learn && !place.learn) act({ type: "learn-leave" });
  if (now.table !== place.table) act({ type: "table", at: place.table });
  const study = place.study && (!place.learn || place.learn === now.learn); // a puzzle that begins again is not studied yet, nor is the game below it
  if (store.state().study.open !== study) act({ type: "study", tab: study ? store.state().study.tab : null });
  if (placeOf(store.state()).dialog !== place.dialog) open(); // what is left above may have closed it
  if (!place.learn || place.learn === now.learn) return;
  await lessons.show(place.learn);
  if (dialog) open();
}
