/** What starts after the first frame, and waits for nothing. */

import { keepFocus } from "./lost-focus.js";
import { watchStored } from "./stored-games.js";

/** Keeps the focus where it can be seen, and, outside a frame of another site, watches the stored games. @param {import("./effects.js").Store} store @param {import("../engine/ask.js").Engine} engine */
export function begin(store, engine) {
  keepFocus(store);
  if (!store.state().embed) watchStored(store, engine);
}
