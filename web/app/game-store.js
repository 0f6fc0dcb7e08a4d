/** Where the page stores its game. What is stored and can't be read is copied before its key is used again, or not overwritten at all. */

import { setAside } from "../boot/set-aside.js";
import { decodeGame, encodeGame, GAME_KEY, isOfLaterVersion, UNREAD_KEY } from "./persistence.js";

/** @typedef {import("./state.js").Stored} Stored */
/** @typedef {import("./state.js").Notice} Notice */
/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Texts */

/** @typedef {ReturnType<typeof createGameStore>} GameStore */

/** @param {() => Texts} storage throws where the browser blocks it */
export function createGameStore(storage) {
  const key = GAME_KEY;
  let writable = true;

  return {
    /**
     * The stored game, or why there is none.
     * @param {(board: string) => number} cellsOf how many cells a board has
     * @returns {{stored: Stored | null, notice: Notice | null}}
     */
    load(cellsOf) {
      try {
        const text = storage().getItem(key);
        const stored = text === null ? null : decodeGame(text, cellsOf);
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
  };
}
