/** Games of the library as states that Abstract Play can load; made when the reader asks for them. */

import { gameFrom, treeParams } from "../game/exchange.js";

/** @typedef {import("./games.js").Entry} Entry */

/** @type {Pick<import("../game/line.js").Game, "seats" | "starts">} */
const NOBODY = { seats: [{ kind: "person" }, { kind: "person" }], starts: 0 };

/**
 * One state, or an array of several; null if there is none. Abstract Play has few rules and boards; games with others are left out.
 * @param {Pick<import("../engine/ask.js").Engine, "call">} engine @param {readonly Entry[]} games @returns {Promise<{text: string | null, leftOut: number}>}
 */
export async function abstractPlayText(engine, games) {
  /** @type {string[]} */
  const states = [];
  for (const { record } of games) {
    const { game } = await engine.call("record_read", { text: record, answer_in: "rows" });
    if (!game) continue;
    const params = { ...treeParams(gameFrom(game, NOBODY), game.headers), form: /** @type {const} */ ("abstractplay") };
    const { text } = await engine.call("record_write", params).catch(() => ({ text: "" }));
    if (text) states.push(text);
  }
  const text = states.length > 1 ? `[\n${states.join(",\n")}\n]\n` : (states[0] ?? null);
  return { text, leftOut: games.length - states.length };
}
