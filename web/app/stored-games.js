/** What to do with stored games beside the one on the board: loaded after the first frame. */

import { nodesOf } from "../game/tree-nodes.js";
import { keyOfGame } from "../together/index.js";
import { locksOf } from "../ui/locks.js";
import { cellsNamed, gameStore } from "./restore.js";
import { runEffects } from "./store.js";
import { GRACE_MS } from "./tabs.js";
import { unopenedEffect } from "./unopened.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./effects.js").Store} Store */

/** Is this a game with a friend that is in the list of such games, and without other turns tried in it? @param {State} state @param {State["game"]} game */
const isListed = ({ together }, game) =>
  (keyOfGame(game) ?? "") in together.games && nodesOf(game.tree).length === game.turns.length + 1;

/** Offers the game of a tab that was closed. A tab that was closed just now may still have its lock. @param {Store} store */
async function findKeptGame(store) {
  for (const wait of [0, GRACE_MS]) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const open = (await locksOf()?.query())?.held?.map(({ name }) => name) ?? [];
    const kept = gameStore.others().find((key) => {
      const stored = open.includes(key) ? null : gameStore.read(localStorage.getItem(key), cellsNamed);
      if (stored && isListed(store.state(), stored.game)) return gameStore.forget(key);
      return stored && stored.game.tree.next.length > 0;
    });
    if (kept) return store.dispatch({ type: "notice", code: "kept_game", text: kept });
  }
}

/** @param {Store} store @param {import("../engine/ask.js").Engine} engine */
export async function watchStored(store, engine) {
  runEffects(store, [unopenedEffect(store, engine, gameStore, cellsNamed)]);
  if (gameStore.others().length) await findKeptGame(store);
}
