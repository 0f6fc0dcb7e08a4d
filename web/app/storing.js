/** When the game and the settings are stored, and when the page offers to start without the stored game. */

import { isSafeMode } from "../boot/platform.js";
import { setAside } from "../boot/set-aside.js";
import { keyOf, startKey, pathOf } from "../game/line.js";
import { current, once } from "../game/select.js";
import { RESTORABLE } from "../game/state.js";
import { branchAt } from "../game/tree.js";
import { atTable } from "../learn/rest.js";
import { speak } from "../strings/index.js";
import { atHome } from "../study/rest.js";
import { decodeSettings, SETTINGS_KEY, SETTINGS_UNREAD_KEY, settingsIn } from "./persistence.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./effects.js").Store} Store */
/** @typedef {import("./effects.js").Effect} Effect */
/** @typedef {import("../game/line.js").Game} Game */

/** An engine, or a first scene, that takes longer than this may never come (ms). */
const LATE_MS = 5000;

/**
 * Stores the settings, beside those that only a later version knows. A stored text that can't be read is copied first.
 * @param {Pick<Storage, "getItem" | "setItem" | "removeItem">} storage @param {import("./state.js").Settings} settings
 * @throws {DOMException} if the browser does not store it
 */
export function keepSettings(storage, settings) {
  const there = storage.getItem(SETTINGS_KEY);
  const known = settingsIn(there);
  if (there !== null && !known && !setAside(storage, there, SETTINGS_UNREAD_KEY))
    throw new DOMException("the stored text has no copy", "QuotaExceededError");
  storage.setItem(SETTINGS_KEY, JSON.stringify({ ...known, ...settings }));
}

/**
 * Stores every change at once, and adopts the settings that another tab stores. If the browser refuses to store a change, a notice says so,
 * once until a change is stored again. A game that was opened is stored when its first scene has come, so the next visit does not open
 * a game that never gets a scene.
 * @param {Store} store @param {Pick<import("./game-store.js").GameStore, "save" | "found">} gameStore
 * @param {() => void} [relabel] writes the words again that are written once @returns {Effect}
 */
export function storageEffect(store, gameStore, relabel = () => {}) {
  let refused = false;
  let { settings } = store.state();
  /** @type {Partial<import("./state.js").Stored>} */
  let stored = storedParts(store.state());
  let sound = storedParts(store.state()).game; // the last game that had a scene, or that came from one by a step
  if (!gameStore.found() && sound.turns.length) stored = {}; // a first visit's reader has played before this part of the page came
  let following = false;
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== SETTINGS_KEY || newValue === null) return;
    const { settings: before } = store.state();
    const change = decodeSettings(newValue, before);
    following = true;
    store.dispatch({ type: "settings", change });
    following = false;
    if (change.language !== before.language) speak(change.language).then(relabel, () => {}); // without its words the language stays
  });
  return (state) => {
    const parts = storedParts(state);
    try {
      if (settings !== state.settings && !following) keepSettings(localStorage, state.settings);
      settings = state.settings;
      if (Object.values(parts).every((part, i) => part === Object.values(stored)[i])) return;
      if (!hasScene(state, parts) && !isStepFrom(sound, parts.game)) return;
      stored = parts;
      sound = parts.game;
      gameStore.save(parts);
      refused = false;
    } catch (error) {
      if (refused) return;
      refused = true;
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      store.dispatch({ type: "notice", code: full ? "storage_full" : "storage_blocked", text: null });
    }
  };
}

/**
 * Whether a scene of the game has come, or one of the game before a click that needs no answer.
 * @param {State} state @param {import("./state.js").Stored} parts
 */
const hasScene = ({ unconfirmed }, { game, sceneKey }) => [sceneKey, unconfirmed?.key].includes(keyOf(game));

/** Whether a game is the earlier one at any of its positions, or with one more turn. @param {Game} before @param {Game} game */
const isStepFrom = (before, game) =>
  before === game || (startKey(before) === startKey(game) && branchAt(before.tree, pathOf(game).slice(0, -1)) !== null);

/** @type {State["notices"]} */
const NONE = [];
/** The notices with *Restore*: a reload does not take it away. @type {(notices: State["notices"]) => State["notices"]} */
const restorable = once((notices) => {
  const found = notices.filter(({ code }) => RESTORABLE.includes(code));
  return found.length ? found : NONE;
});

/** What is stored of the state: lessons and turns that are only tried in a study are not. @param {State} state @returns {import("./state.js").Stored} */
export function storedParts(state) {
  const { game, previousGame, scene, sceneKey, paused, shown, linked } = atHome(atTable(state));
  return { game, previousGame, scene, sceneKey, paused, shown, linked, notices: restorable(state.notices) };
}

/**
 * Notes that the engine, or the first scene of a game, is late. A stored game brings its scene, but nothing can be played yet. After a change of
 * the version Chromium may never start a worker that the old service worker has served: another one starts then (0040).
 * @param {Store} store @param {() => boolean} found whether a stored game was opened @param {{restart(): void}} engine @returns {Effect}
 */
export function lateEffect(store, found, engine) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const tell = (/** @type {boolean} */ late) => store.dispatch({ type: "late", late });
  const late = () => {
    tell(true);
    const { stage, total } = /** @type {any} */ (store.state().boot);
    if (stage === "download" && !total && navigator.serviceWorker?.controller) engine.restart();
  };
  return (state) => {
    const opens = found() || state.incomingLink !== null;
    const waits = opens && !isSafeMode() && (state.boot.state !== "ready" || !current(state));
    if (waits) timer ??= setTimeout(late, LATE_MS);
    else {
      clearTimeout(timer);
      timer = undefined;
      if (state.late) tell(false);
    }
  };
}
