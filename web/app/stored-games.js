/** What to do with stored games beside the one on the board: loaded after the first frame. */

import { findKeptGame } from "./kept-game.js";
import { cellsNamed, gameStore } from "./restore.js";
import { runEffects } from "./store.js";
import { unopenedEffect } from "./unopened.js";

/** @param {import("./effects.js").Store} store @param {import("../engine/ask.js").Engine} engine */
export async function watchStored(store, engine) {
  runEffects(store, [unopenedEffect(store, engine, gameStore, cellsNamed)]);
  if (gameStore.others().length) await findKeptGame(store);
}
