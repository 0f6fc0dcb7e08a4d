/** Every word that a reader of English sees or hears. Functions where a sentence depends on something; no markup. */
import { aids } from "./aids.js";
import { boards } from "./boards.js";
import { bots } from "./bots.js";
import { COLOURS, counted, list, nameSeats, SEATS, seatNames, sentence } from "./common.js";
import { faults } from "./faults.js";
import { learn } from "./learn.js";
import { beforehand } from "./setup.js";
import { study } from "./study.js";

/** @typedef {import("../../engine/protocol.js").Refusal} Refusal */

/** "2 bugs of 1", "1 more bug of 2 and one of 3". @param {readonly number[]} sizes @param {string} [more] @param {string} [one] what a single one is counted as */
function bugsOf(sizes, more = "", one = "1") {
  const kinds = [...new Set(sizes)].sort((a, b) => a - b);
  const each = kinds.map((size, i) => {
    const count = sizes.filter((other) => other === size).length;
    return `${count === 1 ? (i ? "one" : one) : count}${i ? "" : `${more} ${count === 1 ? "bug" : "bugs"}`} of ${size}`;
  });
  return list(each);
}

/** A few names are listed, many are counted. @param {readonly string[]} names */
const bonusCells = (names) => {
  if (names.length === 1) return `then the bonus growth goes to ${names[0]}`;
  return names.length <= 4
    ? `then choose a bonus cell: ${list(names, "or")}`
    : `then choose one of ${names.length} bonus cells`;
};

export const en = {
  ...boards,
  aids,
  ...beforehand,
  ...faults,
  ...bots,
  learn,
  ...study,
  name: "Bug",
  tagline: "Grow. Eat your twin. Run out of room.",
  seats: SEATS,
  colours: COLOURS,
  seatNames,
  nameSeats,
  list,

  player: {
    person: "Person",
    /** @param {string} level */
    bot: (level) => `Bot · ${level}`,
    toMove: "to play",
    thinking: "thinking",
    wins: "wins",
  },

  gauge: {
    cells: (/** @type {number} */ count) => (count === 1 ? "cell to grow on" : "cells to grow on"),
    /** @param {number} seat */
    whose: (seat) => `${SEATS[seat]}: `,
    meaning: "Whoever has no cell left to grow on when their turn begins wins.",
    unknown: "–",
  },

  board: {
    heading: "Board",
    /** @param {string} title */
    label: (title) => (title.includes("/") ? "Board, drawn by hand" : `Board ${title}`),
    sheet: "Board to draw on",
    keys: "Arrow keys walk over the cells, Enter grows there, Backspace takes a cell back.",
    /** @param {string} name @param {string} what */
    cell: (name, what) => `${name}, ${what}`,
    empty: "empty",
    black: "not part of the board",
    hungry: "hungry, can be picked to eat",
    picked: "picked to eat",
    /** @param {string} name */
    feeds: (name) => `feeds the bug at ${name}`,
    /** @param {number} seat @param {number} size @param {boolean} full */
    bug: (seat, size, full) => `${SEATS[seat].toLowerCase()} bug of ${size}${full ? ", full" : ""}`,
    /** @param {number} seat */
    stone: (seat) => `a ${SEATS[seat].toLowerCase()} stone`,
    eaten: "being eaten",
    /** @param {"blacken" | "spawn" | "enlarge" | "join" | "bonus"} kind @param {number} size */
    does: (kind, size) =>
      ({
        blacken: "can be blackened",
        spawn: "starts a new bug",
        enlarge: `grows to size ${size}`,
        join: `joins to size ${size}`,
        bonus: `bonus growth to size ${size}`,
      })[kind],
    /** @param {number} count */
    eats: (count) => `eats ${count}`,
    /** @param {number} seat */
    givesAway: (seat) => `lets ${SEATS[seat]} win`,
    /** @param {Refusal["code"]} code */
    refused: (code) =>
      ({
        would_merge: "would merge",
        too_large: "would outgrow the largest bug",
        not_touching: "does not touch the bug that eats",
        starves: "would leave an eater hungry",
        black: "",
        occupied: "",
        over: "",
        must_eat: "",
        nothing_to_eat: "",
        not_a_cell: "",
        empty_turn: "",
        no_swap: "",
      })[code],
  },

  line: {
    /** @param {number} seat */
    grow: (seat) => `${SEATS[seat]} to play: grow on a marked cell.`,
    /** @param {number} seat @param {number} left */
    blacken: (seat, left) =>
      `${SEATS[seat]} to play: choose a cell to take off the board.${left > 1 ? ` ${left} are still to go before the first bug.` : ""}`,
    /** @param {number} seat */
    maySwap: (seat) => `${SEATS[seat]} to play: grow on a marked cell, or take over the first move.`,
    /** @param {readonly string[]} names of the eaters */
    hungry: (names) =>
      `Bonus growth: ${names.length} bugs can eat, at ${list(names)}. Choose a bonus cell, or first the bug.`,
    /** @param {readonly string[]} names of the eaters */
    round: (names) =>
      `Bonus growth: ${names.length} bugs eat together, at ${list(names)}, and each grows once. Choose a bonus cell, or first the bug.`,
    /** @param {string} name @param {readonly string[]} cells */
    picked: (name, cells) =>
      `Bonus growth: the bug at ${name} grows on ${cells.length <= 4 ? list(cells, "or") : `one of ${cells.length} cells`}. Click it again for the others.`,
    bonus: "Bonus growth: choose where the bug grows.",
    /** @param {number} seat */
    starts: (seat) => `${SEATS[seat]} starts. Any cell will do.`,
    /** @param {number} seat */
    botThinks: (seat) => `${SEATS[seat]} is thinking …`,
    /** @param {number} seat */
    botWaits: (seat) => `${SEATS[seat]}, the bot, is waiting.`,
    /** @param {number} turn @param {number} of */
    reviewing: (turn, of) => (turn === 0 ? `The start of a game of ${counted(of, "turn")}.` : `Turn ${turn} of ${of}.`),
    /** @param {number} seat */
    mayPlay: (seat) => `${SEATS[seat]} may play on from here.`,
    /** @param {number} seat @param {number} count */
    watching: (seat, count) => `${SEATS[seat]} could grow on ${counted(count, "cell")} now: they are marked.`,
    waking: "The board wakes up in a moment. You can already click: nothing is lost.",
    loadingScene: "One moment …",
    /** @param {number} seat */
    givesAway: (seat) => `Then ${SEATS[seat]} has no cell to grow on, and wins.`,
    other_eater: "That cell feeds another bug. Now all bonus cells are offered again.",
    bot_turn: "It is the bot's turn.",
    opening: "One moment: a linked game is being opened.",
    time_up: "The time is up: the game is over.",
    still_loading: "Got it. This plays as soon as the rules are loaded.",
  },

  /**
   * What a legal cell would do.
   * @param {{kind: "blacken" | "spawn" | "enlarge" | "join" | "bonus", size: number, prey: readonly number[], bonus: readonly string[],
   *   others?: readonly string[], self?: boolean, together?: boolean, feeds?: string | null}} step prey: their sizes; self: the bug
   *   itself eats; others: where other bugs are that then eat; feeds: where the bug is that a bonus belongs to, if several are hungry
   */
  preview({ kind, size, prey, bonus, others = [], self = true, together = false, feeds = null }) {
    const grows = {
      blacken: "Takes this cell off the board",
      spawn: "Starts a new bug",
      enlarge: `Grows your bug to ${size}`,
      join: `Joins your bugs to one of ${size}`,
      bonus: `Bonus growth to ${size}${feeds ? ` for the bug at ${feeds}` : ""}`,
    }[kind];
    if (bonus.length === 0) return `${grows}.`;
    const eats = prey.length ? `eats ${bugsOf(prey, kind === "bonus" ? " more" : "")}` : "grows";
    if (self && others.length === 0 && feeds) return `${grows}, which then ${eats}; ${bonusCells(bonus)}.`;
    if (self && others.length === 0) return `${grows} and ${eats}; ${bonusCells(bonus)}.`;
    if (!self && others.length === 1) return `${grows}. The bug at ${others[0]} ${eats}; ${bonusCells(bonus)}.`;
    const who = list([...(self ? ["it"] : []), ...others.map((name) => `the bug at ${name}`)]);
    return `${grows}. Then ${who} ${together ? "eat together" : "can eat"}; ${bonusCells(bonus)}.`;
  },

  /**
   * Why not: the cell, and the names of the cells that cause it.
   * @param {Refusal} refusal @param {readonly string[]} causes @param {string} [occupant] who lives there
   */
  refusal(refusal, causes, occupant = "a bug") {
    const { text, size, limit, bugs, step } = refusal;
    switch (refusal.code) {
      case "not_a_cell":
        return `${text || "That"} is not a cell of this board.`;
      case "occupied":
        return `${text} is taken: ${occupant} lives there.`;
      case "black":
        return `${text} has been taken off the board.`;
      case "would_merge":
        return `${text} touches ${bugs.length === 2 ? "two" : bugs.length} of your bugs, at ${list(causes)}. ${step ? "A bonus growth never merges bugs." : "Bugs of one colour never merge."}`;
      case "too_large":
        if (bugs.length > 1)
          return `${text} would join your bugs at ${list(causes)} to one of ${size}. No bug may outgrow the largest on the board, which is ${limit}.`;
        return `${text} would grow the bug at ${list(causes)} to ${size}. No bug may outgrow the largest on the board, which is ${limit}.`;
      case "must_eat":
        return `The turn is not over: your bug must still eat and grow. The cells that matter: ${list(causes)}.`;
      case "nothing_to_eat":
        return "There is nothing left to eat: the turn ends here.";
      case "not_touching":
        return bugs.length > 1
          ? `${text} touches none of the bugs that eat, at ${list(causes)}. The bonus growth belongs to them.`
          : `${text} does not touch the bug that eats, at ${list(causes)}. The bonus growth belongs to it.`;
      case "starves":
        return `${text} would leave the bug at ${list(causes)} without a bonus cell.`;
      case "over":
        return "The game is over.";
      case "empty_turn":
        return "A turn needs at least one cell.";
      case "no_swap":
        return "There is no first move to take over now.";
    }
  },

  /** @param {number} seat @param {string} turn @param {readonly number[]} prey sizes */
  playedTurn(seat, turn, prey) {
    const ate = prey.length ? ` and ate ${bugsOf(prey, "", "a")}` : "";
    return `${SEATS[seat]} played ${turn}${ate}.`;
  },

  /** @param {number} seat @param {string} name */
  blackened: (seat, name) => `${SEATS[seat]} took ${name} off the board.`,
  /** @param {number} seat */
  swapped: (seat) => `${SEATS[seat]} took over the first move: its stone is ${SEATS[seat].toLowerCase()} now.`,

  result: {
    /** @param {number} seat */
    title: (seat) => `${SEATS[seat]} wins`,
    /** @param {number} seat @param {number} margin */
    reason: (seat, margin) =>
      `${SEATS[seat]} has no cell left to grow on, and that is how Bug is won. ${SEATS[1 - seat]} could still grow on ${counted(margin, "cell")}.`,
    /** @param {number} seat @param {number} margin */
    points: (seat, margin) => `That is ${SEATS[seat]}'s score: ${counted(margin, "point")}.`,
    /** @param {number} seat @param {number} margin @param {number} handicap */
    handicap: (seat, margin, handicap) =>
      `${SEATS[1 - seat]} ran out of cells first, but ${counted(margin, "point")} ${margin === 1 ? "does" : "do"} not exceed the handicap of ${handicap}.`,
    again: "Play again",
    review: "Review",
    losing: "Find the losing turn",
  },

  actions: {
    heading: "Undo and step",
    newGame: "New game",
    rules: "Rules",
    keys: "Keyboard",
    undo: "Undo",
    redo: "Redo",
    takeBack: "Take back",
    swap: "Take over the first move",
    settings: "Board settings",
    playNow: "Play now",
    stop: "Stop",
    letBotPlay: "Let the bot play",
    resume: "Play on from here",
    toGame: "Back to the game",
    first: "To the start",
    before: "One turn back",
    after: "One turn on",
    last: "To the newest turn",
    close: "Close",
    share: "Share",
    comment: "Comment",
    promote: "Make this the main line",
    delete: "Delete from here on",
    copy: "Copy",
    copied: "Copied",
    start: "Start the game",
    bringBack: "Bring it back",
    dismiss: "Dismiss",
    takeUp: "Use the new version",
    tryAgain: "Try again",
    names: "Cell names",
    /** @param {"auto" | "light" | "dark"} theme */
    theme: (theme) => ({ auto: "Theme: as the system", light: "Theme: light", dark: "Theme: dark" })[theme],
  },

  turns: {
    heading: "Turns",
    none: "No turn yet.",
    /** @param {number} number @param {number} seat */
    spoken: (number, seat) => `Turn ${number}, ${SEATS[seat]}: `,
    /** @param {number} number @param {number} seat */
    varied: (number, seat) => `Variation, turn ${number}, ${SEATS[seat]}: `,
    ate: ", ate",
    refused: "Handed in and refused: ",
    blackened: ", taken off the board",
    swap: "takes over",
  },

  desk: {
    heading: "Umpire's desk",
    /** @param {number} seat */
    turn: (seat) => `A whole turn for ${SEATS[seat]}`,
    example: "B1-B3",
    handIn: "Hand in",
    refused: "Does not count:",
  },

  comment: {
    heading: "Comment",
    /** @param {number} number @param {string} turn */
    on: (number, turn) => `On turn ${number}, ${turn}:`,
    onGame: "On the whole game:",
    save: "Save",
  },

  share: {
    heading: "Share and keep",
    link: "Link",
    linkHint:
      "Leads to the position on the board. The address of this page is the same link, and can be edited by hand.",
    copyLink: "Copy link",
    qr: "For a phone: QR code",
    qrWhat: "QR code of the link",
    pictures: "Pictures",
    png: "Board as PNG",
    svg: "Board as SVG",
    gif: "Game as GIF",
    filming: "Drawing the game …",
    picturesHint: "The board as it is shown now, in these colours; or the whole game, turn by turn.",
    record: "Record",
    copyRecord: "Copy record",
    download: "Download",
    read: "Open a game",
    readHint:
      "A record, a link, a list of turns, the log of a room, or a game of Abstract Play. The game on the board is kept.",
    paste: "Text of a game",
    example: "1. C3 2. B2-B1 3. D4",
    open: "Open",
    file: "From a file …",
    /** @param {number} line @param {number} column */
    at: (line, column) => `Line ${line}, column ${column}:`,
    wrong: sentence,
    openPart: "Open what could be read",
    coordinates: "If it doesn't say: cells are called",
    ownCoordinates: "as on the board now",
    /** @param {string} system */
    readAs: (system) => `Read it as ${system}`,
    noBoard: "This page can't show the board of that game.",
  },

  race: {
    heading: "The race to zero",
    /** @param {readonly [number, number]} mobility by seat */
    spoken: (mobility) =>
      `Room to grow over the game. Now: ${SEATS[0].toLowerCase()} ${mobility[0]}, ${SEATS[1].toLowerCase()} ${mobility[1]}.`,
    empty: "Each side's room to grow, turn by turn. The first to run out wins.",
  },

  boot: {
    stage: { download: "Fetching the rules", python: "Waking Python", engine: "Reading the rules" },
    /** @param {string} stage */
    status: (stage) => `${stage} …`,
  },

  keys: {
    heading: "Keyboard",
    /** @type {readonly (readonly [names: readonly string[], what: string])[]} */
    rows: [
      [["←", "→"], "walk left and right"],
      [["↑", "↓"], "walk up and down"],
      [["Q", "E", "Z", "C"], "walk to one of the four slanting neighbours (so do the corner keys of the number pad)"],
      [["Enter", "Space"], "grow on that cell"],
      [["Backspace", "Esc"], "take back the last cell of this turn"],
      [["Ctrl Z"], "undo"],
      [["Ctrl Y"], "redo"],
      [["←", "→", "Home", "End"], "off the board: step through the game"],
      [[",", "."], "half a turn back, half a turn on"],
      [["↑", "↓"], "in the list of turns: through all variations"],
      ...aids.keyRows,
    ],
  },

  rules: {
    heading: "Bug in a minute",
    /** @param {string} title @param {string} what */
    played: (title, what) => `This game is played by other rules than those below: ${title}. ${what}`,
    /** @param {readonly string[]} what the players agreed on */
    agreed: (what) => (what.length ? `Agreed for this game: ${what.join("; ")}.` : ""),
    goal: "Run out of room. If you cannot grow at the start of your turn, you win.",
    steps: [
      [
        "Grow",
        "Put one cell of your colour on the board: start a new bug, or make one bug larger by one. It must not touch two of your bugs, for bugs of one colour never merge, and no bug may outgrow the largest on the board, whoever owns it.",
      ],
      [
        "Eat",
        "If the bug that you grew now touches enemy bugs of exactly its own shape, turned or mirrored, it eats them all, and they leave the board.",
      ],
      [
        "Bonus growth",
        "A bug that has eaten must grow by one more cell, and for once the size limit does not hold. If it then touches twins again, it eats again. If it has nowhere to grow, it cannot eat.",
      ],
      [
        "Win",
        "Nobody passes. When your turn begins and there is no cell left on which you may grow, you have won. There are no draws.",
      ],
    ],
    signs: "What the board shows",
    signRows: [
      ["dot", "you may grow here"],
      ["ring", "you may grow here, and your bug eats"],
      ["hollow", "growing here leaves the other side no cell to grow on: it wins at once"],
      ["plus", "bonus growth: choose one"],
      ["full", "heavy eyelids: this bug is full, it may not grow before another one is larger"],
    ],
    credit: "Bug is a game by Nick Bentley (2017).",
    creditLink: "nickbentley.games",
    creditUrl: "https://www.nickbentley.games/",
    offline: "Play without a network: the whole game is one file, which opens by a double click.",
    download: "Download for offline",
  },
};
