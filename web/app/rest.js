/**
 * Everything that the first frame does not need, with the effects. A first visit's frame is painted without it; other visits wait for
 * it, since it reads the storage and the address.
 */

import { catalogue } from "../engine/catalogue.js";
import { learnLetters } from "../game/shape-names.js";
import { embedMessages } from "../embed/rest.js";
import { dueEffect, learnEffect } from "../learn/rest.js";
import { isInvitation, pendingInvitation } from "../together/rest.js";
import { locksOf } from "../ui/locks.js";
import { arriving } from "../ui/once.js";
import { createEffects } from "./effects.js";
import { createHistory, showPlace } from "./history.js";
import { openingEffect } from "./opening.js";
import { joinLateSlices } from "./late-slices.js";
import { newGames } from "./new-games.js";
import { cellsNamed, gameStore } from "./restore.js";
import { runEffects } from "./store.js";
import { joinTabs } from "./tabs.js";

export { restore } from "./restore.js";
export * as views from "./late-views.js";

joinLateSlices();

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./effects.js").Store} Store */
/** @typedef {Awaited<ReturnType<typeof joinRest>>} Rest */

/**
 * Starts all effects except that of the scene.
 * @param {Store} store @param {import("../engine/ask.js").Engine & {restart(): void}} engine
 * @param {(state: State, turn: string) => import("./state.js").Click[]} cellsOf the cells of a turn's text
 * @param {() => Promise<void> | void} rested  between two parts of it: a first visit's page is in use already
 * @param {() => void} relabel after a change of the language
 * @returns what the panels may ask of the effects
 */
export async function joinRest(store, engine, cellsOf, rested, relabel) {
  const { embed } = store.state();
  // Before the address is read: a change of it meanwhile would reach only half of what listens.
  const messages = embed ? await embedMessages() : null;
  const address = createHistory(store, (place) => showPlace(store, lessons, place));
  const { effects, commands } = createEffects(store, engine, catalogue, cellsOf, gameStore, address, relabel);
  await rested();
  // Until the letters have loaded, or if they fail to load, larger bugs are named by their size.
  arriving(() => import("../game/shape-letters.js")).then(
    ({ LETTERED }) => learnLetters(LETTERED),
    () => {},
  );
  const tabs = embed ? null : joinTabs(store, gameStore, cellsNamed, locksOf());
  arriving(() => import("./after-start.js"))
    .then((later) => later.begin(store, engine))
    .catch(() => {}); // the next visit does what it does
  await rested();
  runEffects(store, [openingEffect(store), messages ? messages.embedEffect(store, isInvitation) : dueEffect(store)]);
  runEffects(store, Object.values(effects));
  if (new URLSearchParams(location.search).has("bench")) store.dispatch({ type: "dialog", name: "bench" });
  const lessons = learnEffect(
    store,
    commands.pool.near,
    catalogue,
    cellsOf,
    () => arriving(() => import("./live-board.js")),
    address,
    commands.games.note,
    pendingInvitation,
  );
  address.start();
  return {
    ...commands,
    ...newGames(store),
    lessons,
    games: {
      ...commands.games,
      saveAll: () => commands.games.save(store.state().library.games ?? [], lessons.backup),
      read: (/** @type {string | readonly File[]} */ given) => commands.games.read(given, lessons.bringBack),
      reviewAll: (/** @type {boolean} */ own) => commands.games.reviewAll(lessons.collectFrom, own),
    },
    separateGame: () => tabs?.separate(),
    openKeptGame,
    leaveSafeMode: (/** @type {boolean} */ without) => leaveSafeMode(store, without),
  };
}

/** Opens the game of a closed tab in this tab; this tab's own game stays stored. @param {string} key */
function openKeptGame(key) {
  gameStore.useInTab(key);
  location.assign(location.pathname);
}

/** Leaves safe mode, with the stored game or without it. @param {Store} store @param {boolean} without */
function leaveSafeMode(store, without) {
  if (!without || gameStore.putAway()) location.assign(location.pathname);
  else store.dispatch({ type: "notice", code: "storage_full", text: null });
}
