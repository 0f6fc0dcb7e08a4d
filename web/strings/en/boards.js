/** The words for rule sets, boards, how they are shown and how they are drawn. */
import { counted, list, SEATS, sentence } from "./common.js";

export const boards = {
  /** What differs, in a line, by the rule set's name. */
  rulesets: /** @type {Record<string, string>} */ ({
    genius: "Only the bug that grew this turn may eat. The rules that the page explains.",
    "green-meadow": "As Genius, but first each side takes one cell off the board, which has holes already.",
    ludii:
      "Any of your bugs may eat: you pick which, one after the other. The winner scores the room that the loser has left; there can be a handicap.",
    iggc: "As Ludii, without the score: any of your bugs may eat, and you pick which.",
    classic: "All your bugs that can eat do so at once, each then grows; and growing may join your bugs.",
    custom: "Choose every rule yourself, beginning with those of the set that you chose before.",
  }),

  /** What whoever knows the first rule set has to know when a game by another one begins. */
  special: /** @type {Record<string, string>} */ ({
    ludii: "Any of your bugs may eat, and the winner scores.",
    iggc: "Any of your bugs may eat.",
    classic: "All your bugs eat at once, and growing may join them.",
  }),

  switches: {
    eaters: "Who eats?",
    eatersKinds: {
      active: "Only the bug that grew this turn",
      chosen: "Any of your bugs, one by one",
      all: "All of your bugs at once",
    },
    merging: "Growing may join your own bugs",
    pie: "The second player may take over the first move (the pie rule)",
    setup: "cells that each side takes off the board first",
    margin: "The winner scores the room that the loser has left",
    handicap: "points of handicap",
    stronger: "More than that must be scored by",
    order: ["whoever moves first", "whoever moves second"],
  },

  editor: {
    heading: "Draw a board and a position",
    paint: "Click a cell to paint",
    /** @param {"." | "#" | "x" | "o"} ink */
    ink: (ink) => ({ ".": "Cell", "#": "Black cell", x: `${SEATS[0]} stone`, o: `${SEATS[1]} stone` })[ink],
    mover: "Whose turn is it?",
    setup: "cells are still to be taken off the board, by both together",
    help: "Drag to paint many cells; with keys, hold Shift and walk. Painting the same again takes it away. Cells need not hang together. What the side to move may do is shown at once.",
    widen: "More room",
    /** @param {"_" | "." | "#" | "x" | "o"} mark */
    mark: (mark) =>
      ({
        _: "no cell",
        ".": "empty",
        "#": "black cell",
        x: `${SEATS[0].toLowerCase()} stone`,
        o: `${SEATS[1].toLowerCase()} stone`,
      })[mark],
    clearStones: "Remove stones",
    clearAll: "Empty sheet",
    leave: "Back to the game",
    play: "Play this",
    /** @param {number} seat @param {number} cells @param {number} eating */
    legal: (seat, cells, eating) =>
      `${SEATS[seat]} may grow on ${counted(cells, "cell")}${eating ? `, and eats on ${eating === cells ? "all of them" : eating}` : ""}.`,
    /** @param {number} seat @param {number} cells @param {number} left */
    blacken: (seat, cells, left) =>
      `${SEATS[seat]} may take ${counted(cells, "cell")} off the board; ${counted(left, "cell")} to go before the first bug.`,
    /** @param {number} seat */
    over: (seat) => `${SEATS[seat]} has already won here: there is no cell left to grow on.`,
    /** @param {import("../../engine/protocol.js").Wrong} wrong */
    wrong: ({ code, message }) =>
      code === "no_cell"
        ? "There is no cell yet: paint those that the board is to have."
        : code === "too_wide"
          ? "The board is too wide: take away cells at one of its ends."
          : sentence(message),
  },

  settings: {
    heading: "Board settings",
    names: "Names of the cells",
    inside: "In every cell",
    outside: "Around the board",
    off: "None",
    coordinates: "What the cells are called",
    systems: {
      own: ["As the rules", "what the source of the rules that are played calls them"],
      rows: ["Rows", "the row's letter from the top, then the number from the left (Genius): C3"],
      diagonals: [
        "Diagonals",
        "the letter of the falling diagonal, then the row's number from the top (Green Meadow): D4",
      ],
      abstractplay: ["Abstract Play", "the row's letter from the bottom, then the number from the left: c3"],
    },
    orientation: "Which way up the board lies",
    /** @param {number} degrees */
    degrees: (degrees) => `${degrees}°`,
    mirrored: "Mirrored",
    colours: "Colours of the players",
    colourOf: ["Whoever sits first", "Whoever sits second"],
    ownColour: "As the rules",
    theme: "Light or dark",
    themes: { auto: "As the system", light: "Light", dark: "Dark" },
  },

  /** A rule set's title, with what the players agreed on. @param {string} title @param {import("../../engine/protocol.js").Switches} rules */
  withAgreed(title, { score, handicap, pie }) {
    const extras = [
      ...(handicap && score === "margin" ? [`a handicap of ${handicap}`] : []),
      ...(pie ? ["the pie rule"] : []),
    ];
    return extras.length ? `${title}, with ${list(extras)}` : title;
  },

  /** What the players agreed on, in full. @param {import("../../engine/protocol.js").Switches} rules @returns {string[]} */
  agreedRules: ({ score, handicap, stronger, pie }) => [
    ...(handicap && score === "margin"
      ? [`${boards.switches.order[stronger]} has to score more than ${handicap} to win`]
      : []),
    ...(pie ? ["the second player may take over the first move"] : []),
  ],

  /** @param {import("../../engine/protocol.js").Switches} rules */
  ownRules(rules) {
    const { eaters, merging, setup, score } = rules;
    const parts = [
      `${boards.switches.eatersKinds[eaters]} may eat`,
      ...(merging ? ["growing may join your own bugs"] : []),
      ...(setup ? [`each side first takes ${counted(setup, "cell")} off the board`] : []),
      ...(score === "margin" ? ["the winner scores the room that the loser has left"] : []),
      ...boards.agreedRules(rules),
    ];
    return `${parts.join("; ")}.`;
  },
};
