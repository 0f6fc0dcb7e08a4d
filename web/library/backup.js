/** The content of a backup: games, and the reader's learning. Loaded when a backup is written or read. */

import * as v from "../engine/valid.js";
import { inSteps } from "../ui/steps.js";
import { entry } from "./games.js";

/** @typedef {import("./games.js").Entry} Entry */

const backup = v.object({
  bug_library: v.literal(1),
  games: v.array(v.unknown()),
  exercises: v.fallback(v.array(v.unknown()), []),
  learned: v.optional(v.unknown(), null),
});

/** The rest of a backup (learn/backup.js); lacks: whether stored exercises could not be read. @typedef {{exercises: readonly unknown[], learned: unknown, lacks?: boolean}} Learning */

/** @param {readonly unknown[]} all */
const lines = (all) => `[\n${all.map((each) => JSON.stringify(each)).join(",\n")}\n]`;
/** @param {readonly Entry[]} games @param {Learning | null} [learning] */
export const backupText = (games, learning = null) =>
  `{"bug_library": 1, "games": ${lines(games)}${
    learning ? `,\n"exercises": ${lines(learning.exercises)},\n"learned": ${JSON.stringify(learning.learned)}` : ""
  }}\n`;

/** A backup that the engine is to read. @param {readonly unknown[]} games */
export const unreadText = (games) => JSON.stringify({ bug_library: 1, games });

/**
 * The games of a backup, and those that this version can't read, for example of a later version: the engine reads their records.
 * @param {string} text @returns {Promise<{games: Entry[], rest: readonly unknown[], learning: Learning | null} | null>} null: not a backup
 */
export async function backupGames(text) {
  const found = v.readJson(backup, text);
  if (!found) return null;
  /** @type {unknown[]} */
  const rest = [];
  /** @type {Entry[]} */
  const games = [];
  await inSteps(
    found.games.map((each) => () => {
      const { success, output } = v.safeParse(entry, each);
      if (success) games.push(output);
      else rest.push(each);
    }),
  );
  const { exercises, learned } = found;
  return { games, rest, learning: learned === null && !exercises.length ? null : { exercises, learned } };
}

/** A game of the library, with the additional data of a backup. @param {Entry} here @param {Entry} saved @returns {Entry} */
export const mergedGame = (here, saved) => ({
  ...here,
  ...(saved.reviewed && !here.reviewed
    ? { tags: saved.tags, mistakes: saved.mistakes, accuracy: saved.accuracy, slips: saved.slips, reviewed: true }
    : {}),
  name: here.name || saved.name,
  folder: here.folder || saved.folder,
  ...(here.seats ? {} : { seats: saved.seats, starts: saved.starts }), // who starts is a seat of those
  played: here.played ?? saved.played,
});
