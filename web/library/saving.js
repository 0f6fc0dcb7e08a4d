/** Saves games as files: loaded when the reader asks for one. */

import { download } from "../export/index.js";
import { dayOf } from "../ui/day.js";
import { abstractPlayText } from "./abstract-play.js";
import { backupText } from "./backup.js";

/** @typedef {import("./games.js").Entry} Entry */

/** @param {string} text @param {string} name */
const save = (text, name) =>
  download(new Blob([text], { type: "application/json" }), `bug-${name}-${dayOf(new Date())}.json`);

/** @param {readonly Entry[]} games @param {import("./backup.js").Learning | null} learning the file's other content @returns {false | "exercises"} what the file lacks */
export function saveGames(games, learning) {
  save(backupText(games, learning), "games");
  return !!learning?.lacks && "exercises";
}

/** @param {Pick<import("../engine/ask.js").Engine, "call">} engine @param {readonly Entry[]} games @returns {Promise<number>} how many games Abstract Play does not have */
export async function saveForAbstractPlay(engine, games) {
  const { text, leftOut } = await abstractPlayText(engine, games);
  if (text) save(text, "abstract-play");
  return leftOut;
}
