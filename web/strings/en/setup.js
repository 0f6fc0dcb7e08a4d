/** The words of the form for a new game, and of the clock. */
import { SEATS } from "./common.js";

export const beforehand = {
  setup: {
    heading: "New game",
    /** @param {string} title */
    rules: (title) => `Rules: ${title}`,
    rulesLabel: "Rules",
    custom: "Your own",
    switches: "Your own rules",
    agreed: "If you both like",
    otherBoards: "Other boards",
    editor: "Draw a board or a position",
    drawn: "As it is",
    byLot: "By lot",
    byLotWhat: "six black cells, drawn by a number",
    seed: "Number",
    reconstruction:
      "The picture of the true Green Meadow is lost. This is a reconstruction from what its text says: six rows, the diagonals A to G, six black cells.",
    boardNames: /** @type {Record<string, string>} */ ({
      "limping3-4": "limping 3-4",
      "limping4-5": "limping 4-5",
      "limping5-6": "limping 5-6",
      "green-meadow": "Green Meadow",
    }),
    board: "Board",
    /** @param {number} cells */
    cells: (cells) => `${cells} cells`,
    hints: /** @type {Record<string, string>} */ ({ hexhex3: "the classic, quick", hexhex4: "deeper" }),
    players: "Players",
    person: "Person",
    bot: "Bot",
    /** @param {number} seat */
    seat: (seat) => SEATS[seat],
    level: "Strength",
    name: "Name, if you like",
    starts: "Who starts?",
    lots: "Draw lots",
    kept: "The game on the board is kept: you can bring it back.",
  },

  clock: {
    heading: "Clock",
    none: "No clock",
    own: "Times of your own",
    /** @param {string} name @param {{turn: number, reserve: number, step: number}} control seconds */
    control: (name, { turn, reserve, step }) =>
      `${{ genius: "Genius", "green-meadow": "Green Meadow" }[name] ?? name}: ${turn} s a turn, ${reserve} s in reserve, used in steps of ${step} s`,
    turn: "Seconds a turn",
    reserve: "Seconds in reserve",
    step: "Used in steps of",
    end: "When time and reserve are used up",
    ends: { soft: "Who tries to use more loses", hard: "The game is lost at once" },
    sound: "A sound when the time is short",
    rests: "Stands still while the page is left",
    /** @param {string} turn @param {string} reserve */
    spoken: (turn, reserve) => `${turn} for the turn, ${reserve} in reserve`,
    /** @param {number} seat */
    lost: (seat) => `${SEATS[1 - seat]}'s time is up.`,
    goOn: "Play on without a clock",
  },
};
