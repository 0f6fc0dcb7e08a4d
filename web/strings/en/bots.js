/** The words about bots: what they think, how they play, those of one's own. Functions where a sentence depends on something; no markup. */
import { counted, SEATS } from "./common.js";

/** From what expectation on which words hold. @type {readonly (readonly [least: number, words: string])[]} */
const CHANCES = [
  [0.97, "as good as won"],
  [0.8, "clearly ahead"],
  [0.62, "ahead"],
  [0.54, "a little ahead"],
  [0.46, "about even"],
  [0.38, "a little behind"],
  [0.2, "behind"],
  [0.03, "clearly behind"],
  [-1, "as good as lost"],
];

export const bots = {
  thoughts: {
    /** @param {number} seat */
    heading: (seat) => `What ${SEATS[seat]} thinks`,
    /** @param {number} seat @param {number} value @param {string} sure */
    chance: (seat, value, sure) =>
      `${SEATS[seat]} gives itself ${Math.round(100 * value)} %: ${(CHANCES.find(([least]) => value >= least) ?? CHANCES[4])[1]}.${sure ? ` ${sure}` : ""}`,
    /** @param {number} seat @param {"win" | "loss"} proven @param {number | null} turns */
    proven: (seat, proven, turns) =>
      `${SEATS[seat]} ${proven === "win" ? "wins" : "loses"} against any play${turns ? `, in ${counted(turns, "turn")}` : ""}: that is proven.`,
    sure: /** @type {Record<import("../../bots/state.js").Sureness, string>} */ ({
      proven: "",
      first: "A first glance.",
      wavering: "Still wavering.",
      fairly: "Fairly sure of its turn.",
      settled: "Sure of its turn.",
    }),
    none: "Nothing yet …",
    /** @param {number} seat */
    progress: (seat) => `${SEATS[seat]}'s search`,
    line: "It expects:",
    /** @param {number} number @param {number} seat @param {string} turn */
    turn: (number, seat, turn) => `${number}. ${SEATS[seat]}: ${turn}. Show on the board`,
    pause: "Pause",
    goOn: "Go on",
    oneTurn: "One turn",
    controls: "Bots against bots",
  },

  botSettings: {
    heading: "Bots",
    pace: "A bot's turn",
    paces: /** @type {Record<import("../../bots/settings.js").Pace, string>} */ ({
      instant: "At once",
      quick: "Quick",
      normal: "To follow",
      slow: "Slow",
    }),
    thoughts: "Show what bots think",
    ponder: "Bots think on your time too",
  },

  ownBots: {
    heading: "Your own bots",
    open: "Your own bots …",
    yours: "Your bots",
    what: "A bot is a Python program with a function think(position, limit). It runs in a worker of its own: it can't reach this page, your games or the network.",
    add: "Add a bot",
    file: "From a .py file or a wheel …",
    text: "From its text",
    textHint: "This one works as it stands. Whatever stands in the first line after # is its name.",
    addText: "Add this bot",
    copy: "Copy the template",
    package: "From the Python package index",
    packageHint:
      "Only then something is asked of the network: the package by its name, and what it needs. It is kept here and not asked for again.",
    packageName: "Name of the package",
    fetch: "Fetch and add",
    seconds: "They may think about a turn",
    second: (/** @type {number} */ seconds) => `${seconds} s`,
    /** @param {string} title */
    remove: (title) => `Remove ${title}`,
    /** @param {string} title */
    adding: (title) => `${title} is being tried …`,
    /** @param {string} title @param {boolean} kept */
    added: (title, kept) =>
      kept
        ? `${title} can play now: choose it as an opponent.`
        : `${title} can play now, but this browser does not keep it: after a reload it is gone.`,
    /** @param {string} title */
    notAdded: (title) => `${title} was not added.`,
    /** @param {number} seat @param {string} title */
    failed: (seat, title) => `${SEATS[seat]}'s bot ${title} can't go on.`,
    /** @param {number} seat */
    takeOver: (seat) => `Play ${SEATS[seat]} yourself`,
    other: "Let another bot play …",
    trace: "For its author",
    /** @param {import("../../bots/own/sandboxes.js").Fault} fault */
    fault({ code, message, file, line }) {
      const place = line ? `${file}, line ${line}: ` : file ? `${file}: ` : "";
      const told = /** @type {Record<string, string>} */ ({
        syntax: `${place}this is no Python: ${message}.`,
        import: `${place}${message}. Only what is in the file, in the wheel and in Python's own library is there.`,
        killed: `${place}it worked on without a thought, did not stop when it was told to, and was ended.`,
        died: `${place}Python itself gave up in it, perhaps for want of memory.`,
        no_room: `${place}its worker did not start, or what it needs did not arrive. ${message}`,
        install: `${place}it could not be fetched: ${message}`,
        cheat: `${place}it sent what is no thought.`,
        gone: `${place}it is not on this device any more.`,
        too_long: `${place}that is too long for a bot.`,
      })[code];
      return told ?? `${place}${message}${/[.?!]$/.test(message) ? "" : "."}`;
    },
  },

  match: {
    heading: "Match",
    /** @param {string} rules @param {string} board */
    what: (rules, board) =>
      `Pairs of games from random openings, each side once, by the rules of the game on the table: ${rules} on ${board}. Your game goes on meanwhile.`,
    first: "First player",
    second: "Second player",
    against: "against",
    pairs: "How many games",
    games: (/** @type {number} */ games) => `${games} games`,
    start: "Start the match",
    stop: "Stop the match",
    of: (/** @type {string} */ first, /** @type {string} */ second) => `${first} against ${second}:`,
    /** @param {number} wins @param {number} played @param {number} all @param {boolean} running */
    stands: (wins, played, all, running) =>
      `${wins} of ${counted(played, "game")} won${played < all ? (running ? `, ${all - played} to go …` : ", then it was stopped") : ""}.`,
    /** @param {number} count */
    mistakes: (count) =>
      count === 1 ? "One game was lost by a mistake." : `${count} games were lost by mistakes. The first:`,
  },

  bench: {
    heading: "How fast is it here?",
    what: "The same measurements as python3 -m bug_engine bench: random games played to their end, turns counted by perft, positions that the champion's search judges. The ratio is to a fixed piece of plain Python that is run beside it, so that figures of different machines compare. It takes about a minute; leave the page in front.",
    measure: "Measure",
    running: "Measuring …",
    figure: "Figure",
    rate: "A second",
    ratio: "Ratio",
    text: "The figures as text",
    /** @param {string} name @param {number} workers */
    together: (name, workers) => `${name}, ${counted(workers, "worker")} at once`,
  },
};
