/** The words of the puzzles. */
import { counted, SEATS } from "./common.js";

export const puzzleSays = {
  heading: "Puzzles",
  /** @param {number} number */
  number: (number) => `Puzzle ${number}`,
  today: "Today's puzzle",
  /** @param {number} seat @param {number} turns */
  task: (seat, turns) =>
    turns === 1
      ? `${SEATS[seat]} to play: one turn, and ${SEATS[seat]} has won.`
      : `${SEATS[seat]} to play and win in ${turns} turns.`,
  only: "One turn wins. Every other one loses.",
  /** @param {number} grade */
  grade: (grade) => `Difficulty ${grade} of 5`,
  grades: {
    1: "seen at a glance: a search of 30 games finds it",
    2: "a search of 30 random games misses it",
    3: "a search of 150 random games misses it",
    4: "a search of 700 random games misses it",
    5: "even a search of 3,000 random games misses it",
  },
  right: "That is the one turn that wins. The answer comes …",
  judging: "Let us see …",
  /** @param {number} seat @param {string} turn @param {number} left */
  goOn: (seat, turn, left) =>
    `${SEATS[seat]} answers ${turn}, which holds out longest. ${left > 0 ? `Go on: ${counted(left, "turn")} to the win.` : "It is still won. Go on."}`,
  /** @param {number} seat */
  wrong: (seat) => `After that ${SEATS[seat]} can win. Here is how …`,
  /** @param {number} seat @param {string} turn */
  answered: (seat, turn) => `${SEATS[seat]} answers ${turn}, and from here ${SEATS[seat]} wins, whatever you do.`,
  /** @param {number} seat */
  refuted: (seat) => `${SEATS[seat]} has no cell left to grow on, and wins.`,
  /** @param {number} seat */
  over: (seat) => `That leaves ${SEATS[seat]} no cell to grow on: ${SEATS[seat]} wins at once.`,
  playingOut: "Both sides play their best …",
  open: "This could not be decided in reasonable time. Take it back and try something else.",
  failed: "The engine gave no answer. Take it back and try again.",
  /** @param {number} seat @param {boolean} clean @param {boolean} daily */
  solved: (seat, clean, daily) =>
    `${SEATS[seat]} has no room left, and wins. ${clean ? "Solved at the first try!" : "Solved."}${daily ? " That was today's puzzle." : ""}`,
  /** @param {number} step @param {string} turn */
  hint: (step, turn) => {
    const [first] = turn.split("-");
    if (step === 1) return "Look among the marked cells: your turn begins on one of them.";
    if (step === 2) return `It begins with ${first}.`;
    return `The turn is ${turn}.`;
  },
  /** @param {number} turns */
  inTurns: (turns) => (turns === 1 ? "win in 1 turn" : `win in ${turns} turns`),
  hintButton: "Hint",
  moreHint: "Say more",
  solution: "Solution",
  next: "Next puzzle",
  again: "Try again",
  playOut: "Play it through",
  leave: "Back to my game",
  list: "All puzzles",
  /** @param {number} count */
  row: (count) => `${count} solved in a row`,
  /** @param {number} count */
  days: (count) => `${counted(count, "day")} in a row`,
  filters: {
    grade: "Difficulty",
    board: "Board",
    rules: "Rules",
    open: "Only those not solved yet",
    any: "any",
    none: "No puzzle is like that. Choose less.",
    more: "Show more",
    /** @param {number} count */
    found: (count) => counted(count, "puzzle"),
  },
  solvedClean: "solved at the first try",
  solvedHelped: "solved",
  marked: "marked by a hint",
};
