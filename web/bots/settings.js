/** The reader's settings for bots at the table. */

import { STRANGER } from "../game/player-names.js";

/** @typedef {"instant" | "quick" | "normal" | "slow"} Pace */
/**
 * pace: how long a bot's turn takes at least, and how fast it goes cell by cell; ponder: bots think on the player's time; thoughts: the page
 * shows what they think; seconds: how long a user's bot may think about a turn;
 * companion: the strength with which it wins about half of its games, from the games in the library.
 * @typedef {{pace: Pace, ponder: boolean, thoughts: boolean, seconds: (typeof SECONDS)[number], companion: number}} BotSettings
 */

/** ms before a bot's turn, and ms between its cells: slow enough to follow, unless the setting says otherwise. */
export const PACES = /** @type {Readonly<Record<Pace, {turn: number, step: number}>>} */ ({
  instant: { turn: 0, step: 0 },
  quick: { turn: 250, step: 300 },
  normal: { turn: 550, step: 700 },
  slow: { turn: 1800, step: 1400 },
});

export const SECONDS = /** @type {const} */ ([1, 2, 5, 10, 30]);

/** @type {BotSettings} */
export const BOT_SETTINGS = { pace: "normal", ponder: false, thoughts: false, seconds: 2, companion: STRANGER };
