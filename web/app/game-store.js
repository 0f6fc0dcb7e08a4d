/**
 * Where this tab stores its game. What is stored and can't be read is copied before its key is used again, or not overwritten at all.
 * In safe mode the stored game stays as it is, and what is played is stored under a key of this tab.
 */

import { setAside } from "../boot/set-aside.js";
import { decodeGame, encodeGame, GAME_KEY, isOfLaterVersion, UNREAD_KEY } from "./persistence.js";

/** @typedef {import("./state.js").Stored} Stored */
/** @typedef {import("./state.js").Notice} Notice */
/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Texts */

/** @typedef {ReturnType<typeof createGameStore>} GameStore */

/** Games other than the one to open next have keys that begin so. */
export const TAB_KEY = "bug.game.tab.";

/** @returns {string} a key that no other game has */
const newKey = () => TAB_KEY + Math.random().toString(36).slice(2);

/** @param {() => Texts} storage throws where the browser blocks it @param {{safe?: boolean}} [options] safe: the stored game is not opened */
export function createGameStore(storage, { safe = false } = {}) {
  const key = safe ? newKey() : GAME_KEY;
  let writable = true;
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
        const text = storage().getItem(GAME_KEY);
        if (safe) return { stored: null, notice: { code: "safe_mode", text } };
        const stored = text === null ? null : decodeGame(text, cellsOf);
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
      if (!writable) throw new DOMException("the stored text has no copy", "QuotaExceededError");
      storage().setItem(key, encodeGame(parts));
    },

    /** Keeps the stored game under another key, so that it is not the one to open next. @returns {boolean} whether that was done */
    putAway() {
      try {
        const text = storage().getItem(GAME_KEY);
        if (text === null) return true;
        if (!setAside(storage(), text, newKey())) return false;
        storage().removeItem(GAME_KEY);
        return true;
      } catch {
        return false;
      }
    },
  };
}
