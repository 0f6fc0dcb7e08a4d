/**
 * Stores this tab's game. A stored text that can't be read is copied before its key is used again, or is not overwritten at all.
 * In safe mode the stored game stays as it is, and the tab stores its game under a key of its own.
 */

import { setAside } from "../boot/set-aside.js";
import { keysIn, unlessBlocked } from "../ui/unless-blocked.js";
import { decodeGame, encodeGame, GAME_KEY, isOfLaterVersion, UNREAD_KEY } from "./persistence.js";

/** @typedef {import("./state.js").Stored} Stored */
/** @typedef {import("./state.js").Notice} Notice */
/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Texts */

/** @typedef {ReturnType<typeof createGameStore>} GameStore */

/** Keys of games other than the one to open next begin with this. */
export const TAB_KEY = "bug.game.tab.";

const NO_SESSION = { getItem: () => null, setItem() {} };

/** The key that this tab used before a reload, if it still has a game. @param {() => Texts} storage @param {() => Pick<Storage, "getItem">} session */
const keyOfTab = (storage, session) =>
  unlessBlocked(() => {
    const own = session().getItem(TAB_KEY);
    return own?.startsWith(TAB_KEY) && storage().getItem(own) !== null ? own : null;
  }) ?? GAME_KEY;

/** @returns {string} a key that no other game has */
const newKey = () => TAB_KEY + Math.random().toString(36).slice(2);

/**
 * @param {() => Texts} storage throws where the browser blocks it
 * @param {{safe?: boolean, session?: () => Pick<Storage, "getItem" | "setItem">}} [options] safe: the stored game is not opened;
 *   session: the storage of this tab alone
 */
export function createGameStore(storage, { safe = false, session = () => NO_SESSION } = {}) {
  let key = safe ? newKey() : keyOfTab(storage, session);
  let writable = true;
  let held = false;
  /** @type {Stored | null} */
  let waiting = null;
  /** @type {string | null} */
  let written = null;
  let found = false;

  return {
    /** Whether there was a stored game to open. */
    found: () => found,

    /**
     * The stored game, or why there is none.
     * @param {(board: string) => number} cellsOf how many cells a board has
     * @returns {{stored: Stored | null, notice: Notice | null}}
     */
    load(cellsOf) {
      try {
        const text = storage().getItem(safe ? GAME_KEY : key);
        if (safe) return { stored: null, notice: { code: "safe_mode", text } };
        const stored = decodeGame(text, cellsOf);
        found = stored !== null;
        if (text === null || stored) return { stored, notice: null };
        writable = setAside(storage(), text, UNREAD_KEY);
        return { stored, notice: { code: isOfLaterVersion(text) ? "storage_later" : "storage_corrupt", text } };
      } catch {
        return { stored: null, notice: { code: "storage_blocked", text: null } };
      }
    },

    /** @param {Stored} parts @throws {DOMException} if the browser does not store it */
    save(parts) {
      waiting = parts;
      if (held) return;
      waiting = null;
      if (!writable) throw new DOMException("the stored text has no copy", "QuotaExceededError");
      written = encodeGame(parts);
      storage().setItem(key, written);
    },

    /** Stores nothing until `release`. @param {Stored | null} [parts] to store then */
    hold(parts = null) {
      held = true;
      waiting = parts;
    },

    /** Stores again, first the game that waited. @throws {DOMException} if the browser does not store it */
    release() {
      held = false;
      if (waiting) this.save(waiting);
    },

    key: () => key,
    /** The text that this page stored last. */
    written: () => written,

    /** The stored text, null if there is none. */
    text: () => unlessBlocked(() => storage().getItem(key)),

    read: decodeGame,

    /** From now on this tab stores under a key of its own; a reload finds it. */
    moveAway() {
      key = newKey();
      writable = true;
      this.useInTab(key);
    },

    /** If storage is blocked for this tab, a reload opens the other game. @param {string} name the key that this tab uses after a reload */
    useInTab: (name) => unlessBlocked(() => session().setItem(TAB_KEY, name)),

    /** The keys of other tabs' games. @returns {string[]} */
    others: () =>
      (unlessBlocked(() => keysIn(storage())) ?? []).filter((name) => name.startsWith(TAB_KEY) && name !== key),

    /** Forgets the game of another tab. @param {string} name */
    forget: (name) => unlessBlocked(() => storage().removeItem(name)),

    /** Moves the stored game to another key, so that the next visit does not open it. @returns {boolean} whether it was moved */
    putAway: () =>
      unlessBlocked(() => {
        const text = storage().getItem(GAME_KEY);
        if (text === null) return true;
        if (!setAside(storage(), text, newKey())) return false;
        storage().removeItem(GAME_KEY);
        return true;
      }) ?? false,
  };
}
