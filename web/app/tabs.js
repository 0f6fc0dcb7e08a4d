/**
 * Several tabs with one game. The first tab has a lock and stores the game. Another follows it: it shows what the first one
 * stores, and stores nothing. In a lesson, the editor or a study it waits with that, and with taking the lock. When its reader
 * plays, or asks for it, its game becomes a separate one, under its own key.
 * If the browser has no locks, a tab whose game was overwritten goes on with it as a separate game.
 */

import { isShared, startKey } from "../game/line.js";
import { nodesOf } from "../game/tree-nodes.js";
import { once } from "../game/select.js";
import { continueTime } from "../game/time.js";
import { storedParts } from "./storing.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./effects.js").Store} Store */
/** @typedef {import("./game-store.js").GameStore} GameStore */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("../ui/locks.js").Locks} Locks */

/** A page that the reader left may keep its lock this much longer (ms). */
export const GRACE_MS = 500;

/**
 * @param {Store} store @param {GameStore} gameStore @param {(board: string) => number} cellsOf how many cells a board has
 * @param {Locks | undefined} locks @returns {{separate: () => void}} separate: goes on with a separate game
 */
export function joinTabs(store, gameStore, cellsOf, locks) {
  /** @type {"waiting" | "follower" | "writer"} */
  let role = "writer";
  let queue = new AbortController();
  let followed = madeBy(storedParts(store.state()).game);
  /** The start of the shared game. A reader who opens another game knows that it is a separate one. */
  let start = startKey(store.state().game);
  /** A game with a friend elsewhere is stored apart, and all tabs play it (together/effects.js). */
  const apart = () => isShared(store.state().game);
  let isBehind = false;
  let mayClaim = false;

  function claim() {
    queue = new AbortController();
    const hold = async () => {
      if (role === "follower") catchUp(gameStore.text());
      mayClaim = isBehind;
      if (isBehind) return; // what waits to be stored is older than what is stored
      role = "writer";
      store.dispatch({ type: "drop-notice", code: "other_tab" });
      gameStore.release();
      await new Promise(() => {}); // keeps the lock as long as the tab is open
    };
    locks?.request(gameStore.key(), { signal: queue.signal }, hold).catch(() => {});
  }

  function separate() {
    queue.abort();
    gameStore.moveAway();
    role = "writer";
    isBehind = false;
    store.dispatch({ type: "drop-notice", code: "other_tab" });
    if (startKey(store.state().game) === start && !apart())
      store.dispatch({ type: "notice", code: "separate_game", text: null });
    gameStore.hold(storedParts(store.state()));
    try {
      gameStore.release();
    } catch {
      store.dispatch({ type: "notice", code: "storage_full", text: null });
    }
    claim();
  }

  /** @param {string | null} text */
  function catchUp(text) {
    isBehind = isElsewhere(store.state());
    const stored = isBehind ? null : gameStore.read(text, cellsOf);
    if (!stored) return;
    continueTime(null); // the game's clock counts the other tab's time; this tab's may be ahead of it
    followed = madeBy(stored.game);
    start = startKey(stored.game);
    store.dispatch({ type: "follow", stored });
  }

  addEventListener("storage", ({ key, newValue }) => {
    if (key !== gameStore.key() || newValue === null) return;
    if (role === "follower") catchUp(newValue);
    else if (role === "writer" && newValue !== gameStore.written()) separate();
  });
  // Back may show the page as it was left: with an old game, and without its lock, its connection and perhaps its workers.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  store.subscribe((state) => {
    if (role !== "follower") return;
    if (madeBy(storedParts(state).game) !== followed) return separate();
    if (!isBehind || isElsewhere(state)) return;
    catchUp(gameStore.text());
    if (mayClaim) claim();
  });
  /** Finds out whether another tab has the lock; a busy browser may be slow to grant a free one. @param {Locks} all */
  async function look(all) {
    const { held = [] } = role === "waiting" ? await all.query() : {};
    if (role !== "waiting") return;
    if (!held.some(({ name }) => name === gameStore.key())) return void setTimeout(look, GRACE_MS, all);
    role = "follower";
    if (madeBy(storedParts(store.state()).game) !== followed) return separate(); // the reader played on meanwhile
    catchUp(gameStore.text());
    if (!apart()) store.dispatch({ type: "notice", code: "other_tab", text: null });
  }

  if (locks) {
    role = "waiting";
    gameStore.hold();
    claim();
    setTimeout(look, GRACE_MS, locks);
  }
  return { separate };
}

/** Whether something else than the game is shown. @param {State} state */
const isElsewhere = ({ learn, editor, study }) => Boolean(learn || editor || study.open);

/**
 * The turns that readers and bots have played in a game, and an end that was read; the cursor does not count. A clock with events runs out in
 * every tab by itself.
 * @type {(game: Game) => string}
 */
const madeBy = once((game) => {
  const nodes = nodesOf(game.tree).map(({ summary: _, ...node }) => node);
  const { starts, seats, headers, draft, waits, clock } = game;
  const lost = clock?.events.length ? null : clock?.lost;
  return JSON.stringify([startKey(game), starts, seats, headers, waits?.slice(1) ?? draft, nodes, lost ?? null]);
});
