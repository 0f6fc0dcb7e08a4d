// Pages with games of friends, and the letters that they read; the letters are changed copies of the engine's.
import { incoming, received } from "../../../web/together/received.js";
import { gameOf, sharedFrom } from "../../../web/together/shared.js";
import { reduce } from "../../../web/app/state.js";
import { stateOf } from "../fixtures.mjs";
import { answerOf } from "./known.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/together/shared.js").Shared} Shared */
/** @typedef {import("../../../web/together/state.js").Coming} Coming */
/** @typedef {import("../../../web/together/state.js").Direct} Direct */
/** @typedef {import("../../../web/engine/protocol.js").Letter} Letter */
/** @typedef {NonNullable<import("../../../web/engine/protocol.js").LetterRead["merge"]>} Merge */

export const ENDING = /** @type {const} */ ({ winner: 0, reason: "resigned" });

/** A letter after the first turn. @param {string} id @param {Partial<Letter>} [parts] @returns {Letter} */
export const letterOf = (id, parts) => ({
  ...answerOf("letter-read").letter,
  ...{ id, text: `hexhex3,genius,id=${id},from=x,C3`, watch: `watch ${id}` },
  ...parts,
});

/** A game that was stored long ago. @param {string} id @param {Partial<Letter>} [letter] @param {Partial<Shared>} [parts] */
export const storedGame = (id, letter, { side = 0, ...parts } = {}) =>
  sharedFrom(letterOf(id, letter), side, { updated: 0, seen: 5, ...parts });

/** @param {readonly Shared[]} games @param {Partial<State["together"]>} [together] @param {Shared | null} [at] on the board; null: a game at this table @returns {State} */
export function page(games, together, at = games[0] ?? null) {
  const state = stateOf("scene-start-hexhex3");
  const byKey = Object.fromEntries(games.map((each) => [each.key, each]));
  return {
    ...state,
    game: at ? gameOf(at, null) : state.game,
    together: { ...state.together, games: byKey, ...together },
  };
}

/** @param {Partial<Direct>} [parts] @returns {Direct} */
export function directTo(parts) {
  const { direct } = reduce(stateOf("scene-start-hexhex3"), { type: "direct", change: { phase: "open" } }).together;
  return { .../** @type {Direct} */ (direct), ...parts };
}

/** What a letter adds to a known game. @param {Letter} letter after it @param {[number, number]} [fresh] @param {Partial<Merge>} [parts] @returns {Merge} */
export const merged = (letter, fresh = [0, 0], parts) => ({
  ...{ letter, same_terms: true, fork: null, new: fresh, unknown: 0 },
  ...parts,
});

/** Reads a letter. @param {State} state @param {Partial<Coming>} coming @param {Letter} letter @param {Merge | null} [merge] */
export const read = (state, coming, letter, merge = null) =>
  received(incoming(state, { text: letter.text, ...coming }), { answer: { letter, wrong: null, merge } });
