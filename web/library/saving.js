/** Saves games as files: loaded when the reader asks for one. */

import { download } from "../export/index.js";
import { gameFrom, treeParams } from "../game/exchange.js";
import { dayOf } from "../ui/day.js";
import { backupText } from "./backup.js";

/** @typedef {import("./games.js").Entry} Entry */

/** @param {string} text @param {string} name */
const save = (text, name) =>
  download(new Blob([text], { type: "application/json" }), `bug-${name}-${dayOf(new Date())}.json`);

/** @param {readonly Entry[]} games @param {import("./backup.js").Learning | null} learning the file's other content, if it is to hold everything @param {number} unread stored games that could not be read @returns {false | "some"} whether the file lacks something that is stored */
export function saveGames(games, learning, unread) {
  save(backupText(games, learning), "games");
  return !!learning && (learning.lacks || unread > 0) && "some";
}

/** @param {Pick<import("../engine/ask.js").Engine, "call">} engine @param {readonly Entry[]} games @returns {Promise<number>} how many games Abstract Play does not have */
export async function saveForAbstractPlay(engine, games) {
  const { text, leftOut } = await abstractPlayText(engine, games);
  if (text) save(text, "abstract-play");
  return leftOut;
}

/** @type {Pick<import("../game/line.js").Game, "seats">} */
const NOBODY = { seats: [{ kind: "person" }, { kind: "person" }] };

/**
 * Games as states that Abstract Play can load: one, or an array of several; null if there is none. Abstract Play has few rules and boards; games with others are left out.
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
