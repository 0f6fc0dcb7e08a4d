/** The words of the study: review, analysis, hints, pictures to keep, report. */
import { counted, list, SEATS } from "./common.js";

/** @param {number} chance from 0 to 1 */
const percent = (chance) => `${Math.round(100 * chance)}%`;

export const study = {
  study: {
    open: "Study",
    heading: "Study",
    tabs: { review: "Review", analysis: "Analysis" },
    close: "Back to the game",
    report: "Report",
    percent,
    /** @param {number} seat @param {number} chance the seat's */
    chance: (seat, chance) => `${SEATS[seat]} ${percent(chance)}`,
    /** @param {number} seat @param {number | null} ends */
    won: (seat, ends) => `${SEATS[seat]} wins${ends === null ? "" : ` in ${counted(ends, "turn")}`}: proven`,
    /** @param {number} seat @param {string} turn @param {string} what */
    line: (seat, turn, what) => `${SEATS[seat]} ${turn}: ${what}`,
    /** @param {number} number @param {number} seat @param {string} turn */
    playLine: (number, seat, turn) => `Show turn ${number}, ${SEATS[seat]} ${turn}, and play up to it as a variation`,
    /** @param {number} count @param {string} last */
    previewing: (count, last) => `So it would stand ${counted(count, "turn")} on, after ${last}.`,
  },

  review: {
    start: "Review this game",
    again: "Review it again",
    stop: "Stop",
    none: "Goes through the game from its end, finds the turns that gave it away, and shows what would have been better. A game from elsewhere: paste it under Share.",
    tooShort: "There is no turn to review yet.",
    other: "Open another game",
    /** @param {number} done @param {number} total */
    progress: (done, total) =>
      total ? `Going back through the game: ${done} of ${total} positions …` : "Going back through the game …",
    stopped: "Stopped: earlier turns have not been looked at.",
    graph: "Chance of winning, turn by turn",
    /** @param {number} number @param {number} seat @param {number | null} chance that seat 0 wins @param {boolean} proven @param {string} verdict */
    point: (number, seat, chance, proven, verdict) => {
      const after =
        number === 0
          ? "Start"
          : `After turn ${number}, ${SEATS[seat]}${verdict === "??" ? ", a blunder" : verdict === "?" ? ", a mistake" : ""}`;
      if (chance === null) return `${after}: not looked at`;
      if (proven) return `${after}: ${SEATS[chance > 0.5 ? 0 : 1]} wins, proven`;
      return `${after}: ${SEATS[0]} ${percent(chance)}, ${SEATS[1]} ${percent(1 - Math.round(100 * chance) / 100)}`;
    },
    verdicts: { "": "", "?": ", a mistake", "??": ", a blunder" },
    legend:
      "? gave away 15% or more, ?? gave away 30% or more, or a proven win. Solid dots are proven, the rest is the champion's estimate.",
    /** @param {string} who @param {number} number @param {string} better @param {string} played */
    losing: (who, number, better, played) =>
      `${who} could still have won on turn ${number}: with ${better} instead of ${played}.`,
    /** @param {string} who */
    proof: (who) =>
      `That is proven: it was the last chance, and after it every turn of ${who === "You" ? "yours" : who} lost.`,
    /** @param {string} who @param {number} number @param {string} better @param {string} played @param {number} chance */
    perhaps: (who, number, better, played, chance) =>
      `${who} probably lost the game on turn ${number}: ${better} instead of ${played} had a chance of about ${percent(chance)}.`,
    sure: "That is proven.",
    estimate: "No proof reaches that far back; this is the champion's estimate.",
    unclear: "No single turn gave this game away: it slipped bit by bit.",
    /** @param {string} who @param {number} number @param {string} better @param {string} played @param {number} best @param {number} kept */
    costliest: (who, number, better, played, best, kept) =>
      `It cost ${who === "You" ? "you" : who} most on turn ${number}: ${played} kept a chance of ${percent(kept)}, and ${better} one of ${percent(best)}.`,
    /** @param {number} seat the winner's @param {number} number */
    since: (seat, number) => `After turn ${number}, ${SEATS[seat]}'s win is proven, whatever is played.`,
    /** @param {number} seat the winner's */
    never: (seat) =>
      `${SEATS[1 - seat]} could do nothing: with best play ${SEATS[seat]} wins from the very start of this game, and ${SEATS[seat]} never slipped.`,
    open: "The game is not over. These are the turns that cost most so far.",
    flawless: "No turn gave away much.",
    /** Of a marked turn, before it is played: what would have been better. @param {string} better @param {string} played @param {string} verdict @param {string} worth */
    before: (better, played, verdict, worth) => `★ ${better} was better (${worth}). ${played} was played (${verdict}).`,
    /** @param {string} better @param {string} played @param {string} verdict @param {string} worth */
    after: (better, played, verdict, worth) => `${played} (${verdict}) was played. Better was ${better} (${worth}).`,
    pointing: "Point at a turn to see the board after it.",
    you: "You",
    /** @param {number} number @param {number} seat @param {string} played */
    finding: (number, seat, played) => `Turn ${number}, ${SEATS[seat]}: ${played}`,
    /** @param {number} best @param {number} kept @param {boolean} proven */
    cost: (best, kept, proven) =>
      proven && best === 1 && kept === 0 ? "a won game is lost" : `${percent(best)} → ${percent(kept)}`,
    /** @param {number} best @param {boolean} proven */
    worth: (best, proven) => (proven && best === 1 ? "it wins: proven" : `a chance of ${percent(best)}`),
    /** @param {number} seat */
    side: (seat) => `${SEATS[seat]} wins`,
    /** @param {string} turn */
    better: (turn) => `Better: ${turn}`,
    show: "Show it",
    retry: "Try again from here",
    mistakes: "Turns that gave something away",
  },

  analysis: {
    engine: "Engine",
    heat: "Values on the board",
    lines: "Lines",
    over: "The game is over here.",
    off: "The engine is off.",
    waiting: "One moment …",
    /** @param {number} nodes @param {boolean} done */
    depth: (nodes, done) => `${nodes.toLocaleString("en")} positions${done ? "" : " …"}`,
    meaning: "Chance of winning for whoever is to move; ✓ wins and ✗ loses for certain, with the number of turns.",
    best: "Best lines",
    /** @param {number} rank */
    rank: (rank) => `Line ${rank}`,
    unknown: "not tried yet",
    /** @param {number | null} ends */
    won: (ends) => `✓${ends ?? ""}`,
    /** @param {number | null} ends */
    lost: (ends) => `✗${ends ?? ""}`,
  },

  hint: {
    button: "Hints",
    clock: "Allowed in games with a clock",
    steps: ["Hint", "Which cell?", "Why?", "Hide the hint"],
    waiting: "Looking for a hint …",
    /** @param {string} name */
    bug: (name) => `A hint: your bug at ${name} should grow.`,
    /** @param {readonly string[]} names */
    region: (names) =>
      `A hint: start a new bug somewhere around here${names.length <= 7 ? `: ${list(names, "or")}` : ", where it is marked"}.`,
    /** @param {string} turn */
    turn: (turn) => `The hint is ${turn}.`,
    /** @param {string} turn @param {readonly string[]} reasons */
    because: (turn, reasons) => `${turn} ${list(reasons)}.`,
    /** @param {readonly string[]} turns */
    line: (turns) => `Then perhaps ${turns.join(", ")}.`,
    /** @type {Record<import("../../engine/protocol.js").Reason["why"], (names: readonly string[], count: number, other: number) => string>} */
    reasons: {
      wins: () => "wins at once",
      proven: (_names, count) => `wins for certain, by a line of ${counted(count, "turn")}`,
      eats: (names, count) => `eats ${counted(count, "stone")} at ${list(names)}`,
      saves: (names) => `saves your ${names.length === 1 ? "bug" : "bugs"} at ${list(names)}`,
      threatens: (names) => `threatens to eat at ${list(names)}`,
      leaves: (_names, count, other) => `leaves ${SEATS[other]} ${counted(count, "cell")} to grow on`,
      keeps: (_names, count) => `keeps ${count} for you`,
    },
  },

  report: {
    heading: "Report on a board",
    start: "Make the report",
    download: "Download as one file",
    what: "What the game is like on a board: how long and how wide it is, whether the first player has it easier, which first cells do well. Measured by random games, here in your browser, in some seconds to half a minute.",
    /** @param {string} stage @param {number} games */
    stage: (stage, games) =>
      /** @type {Record<string, string>} */ ({
        survey: `Random games: ${games} …`,
        perft: "Counting the lines of play …",
        ladder: "Matches …",
        sample: "A sample game …",
      })[stage] ?? "One moment …",
  },
};
