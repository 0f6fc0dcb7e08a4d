/** What is said of lessons, puzzles and rules before they are opened: the bar, the doors, the invitation. */
import { counted } from "./common.js";

export const learn = {
  bar: "Learn",
  headings: { doors: "Learn Bug", lessons: "Lessons", puzzles: "Puzzles", rules: "The rules of Bug" },
  loading: "One moment …",
  failed: "The lessons did not arrive. Check the connection, then try again.",
  invitation: "New to Bug?",
  invite: "Learn it in three minutes",
  notNow: "No, thanks",
  back: "Back",
  again: "Set it up again",
  minute: "Bug in a minute",
  doors: {
    lessons: "Lessons",
    lessonsWhat: "Short, on the real board: from the first bug to how one wins.",
    /** @param {number} done @param {number} of */
    lessonsDone: (done, of) => (done ? `${done} of ${of} done` : `${of} short lessons`),
    start: "Start",
    goOn: "Go on",
    all: "All lessons",
    puzzles: "Puzzles",
    puzzlesWhat: "One turn wins, every other one loses. All of them are proven.",
    /** @param {number} solved @param {number} of */
    puzzlesDone: (solved, of) => `${solved} of ${of} solved`,
    /** @param {number} days */
    days: (days) => (days ? `${counted(days, "day")} in a row` : "a new one every day"),
    today: "Today's puzzle",
    todayDone: "Today's is solved",
    choose: "Choose one",
    rules: "Rules",
    rulesWhat: "Every rule with a small board to try it on, the words, and where the rules come from.",
    read: "Read and try",
  },
};
