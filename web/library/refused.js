/** Tells the reader of a game that the engine does not write: it would refuse again, so it is asked again only after a change. */

import { FAILURE_CODES } from "../engine/messages.js";
import { gameText } from "../game/line.js";
import { seatsInText } from "../game/seats.js";

/** @param {Pick<import("../app/effects.js").Store, "state" | "dispatch">} store */
export function createRefusals(store) {
  /** The ids of the games of which the reader knows. @type {Set<string | undefined>} */
  const said = new Set();
  return {
    /** @param {any} error @param {import("../game/line.js").Game} game @returns {boolean} whether the engine refused the game; otherwise it was lost, or a part of the page did not load */
    refused({ name, code }, game) {
      if (name !== "EngineError" || FAILURE_CODES.includes(code)) return false;
      const text = gameText(game, seatsInText(store.state()));
      const notice = code === "bad_game" ? "not_kept_illegal" : "not_kept";
      if (!said.has(game.id)) store.dispatch({ type: "notice", code: notice, text });
      said.add(game.id);
      return true;
    },
  };
}
