/** The words of the lessons: by the name of each, what a step asks for (`ask`), and what is said when it is done, or when something else is. */
import { SEATS } from "./common.js";

/** @typedef {{ask: string, right: string, wrong: string}} StepWords */

/** @type {Record<string, {title: string, steps: readonly StepWords[]}>} */
export const lessonWords = {
  bug: {
    title: "A bug",
    steps: [
      {
        ask: "You are {One}. Put your first cell anywhere on the board.",
        right: "That is a bug already, of size 1. It stays where it is: in Bug nothing ever moves.",
        wrong: "",
      },
      {
        ask: "Cells of one colour that touch are one bug. {One} has two bugs here. Touch the larger one.",
        right: "Yes: three cells, one bug. The number on it is its size.",
        wrong: "Not that one. Touch the larger of the two {one} bugs: the one of three cells.",
      },
    ],
  },
  growing: {
    title: "Growing",
    steps: [
      {
        ask: "Every turn begins with one new cell. Make your bug larger: choose a cell beside it.",
        right: "Your bug has size 2 now.",
        wrong: "That starts a second bug, which is allowed. But here make the old one larger.",
      },
      {
        ask: "The same board again. This time start a second bug: choose a cell that does not touch it.",
        right: "Two bugs of size 1. Grow or start anew: that is the choice at every turn.",
        wrong: "That makes your bug larger. Here start another one, away from it.",
      },
    ],
  },
  merging: {
    title: "Never merge",
    steps: [
      {
        ask: "Two bugs of yours, and one cell between them. Try that cell, A2.",
        right: "Not allowed: it touches two of your bugs, and bugs of one colour never merge.",
        wrong: "That is a fine turn, but try A2, the cell between your two bugs.",
      },
      {
        ask: "So grow where you touch only one of them.",
        right: "Good. Cells between your own bugs are closed to you. Remember that: it will win games.",
        wrong: "That starts a third bug. Here let one of the two grow.",
      },
    ],
  },
  limit: {
    title: "The limit",
    steps: [
      {
        ask: "The largest bugs on the board have size 3, and one of them is yours, on top. Try to make it larger.",
        right:
          "Not allowed: no bug may outgrow the largest one on the board, whoever owns that. Heavy eyelids show it: this bug is full.",
        wrong: "That is allowed. But try to let the bug of 3 grow.",
      },
      {
        ask: "Your small bug, at C5, is not full. Let that one grow.",
        right: "It may grow up to size 3. Only by eating can a bug become larger than all the others.",
        wrong: "That starts a new bug. Let the small one at C5 grow.",
      },
    ],
  },
  twins: {
    title: "Twins",
    steps: [
      {
        ask: "Two bugs of the same shape are twins, also when one is turned. Your bug is a bend of three. Touch its {two} twin.",
        right: "The same bend, turned. The {two} bug of three in a line has the same size, but is no twin.",
        wrong: "Not that one. Touch the {two} bug that has the shape of yours: a bend of three.",
      },
      {
        ask: "Mirrored counts as well. Touch the {two} twin of your bug of four.",
        right: "Turned and mirrored, it is the same shape. What counts is the outline, nothing else.",
        wrong: "Not that one. Your bug is three in a line, with one more at the end; so is its twin.",
      },
    ],
  },
  eating: {
    title: "Eating",
    steps: [
      {
        ask: "A bug that you grow eats every twin that it touches. Grow yours to size 2, next to the {two} bug. Then it grows once more, as a bonus.",
        right: "Eaten! And your bug has size 3 now: for a bonus growth the limit does not count.",
        wrong: "Nothing was eaten. Let your bug grow to size 2, so that it is the twin of the {two} one.",
      },
      {
        ask: "What is eaten leaves its cells free at once. Eat again, and let the bonus growth go to a cell where the {two} bug stood.",
        right: "Your bug has moved in. Eating is no choice, by the way: whoever can eat with the bug that grew must.",
        wrong: "Eat the {two} bug, and choose as the bonus cell one of those that it leaves.",
      },
    ],
  },
  chains: {
    title: "Chains",
    steps: [
      {
        ask: "After a bonus growth your bug has a new shape. If it touches a twin again, it eats again. Find the turn that eats two bugs, one after the other.",
        right: "One cell, two bugs eaten. Such chains turn games around, and they are easy to miss.",
        wrong: "No chain yet. Start a new bug that touches the {two} bug of size 1.",
      },
    ],
  },
  blocked: {
    title: "No room, no meal",
    steps: [
      {
        ask: "A bug that eats must be able to grow. Start a bug at A1, beside its {two} twin, and watch.",
        right:
          "Nothing was eaten: on every cell beside A1 it would merge with another of your bugs. So the twins live side by side.",
        wrong: "That is allowed. But see what happens at A1.",
      },
      {
        ask: "There is another {two} bug of size 1 now. Eat one of the two.",
        right: "There was room for the bonus growth, so it worked.",
        wrong: "Nothing eaten. Start a bug beside the {two} one where it has room to grow.",
      },
    ],
  },
  several: {
    title: "Several at once",
    steps: [
      {
        ask: "A bug eats all the twins that it touches, and then grows once. Eat both {two} bugs in one go.",
        right: "Two eaten, one bonus growth.",
        wrong: "One cell touches both {two} bugs. Start your bug there.",
      },
    ],
  },
  winning: {
    title: "How one wins",
    steps: [
      {
        ask: "Whoever cannot grow when their turn begins wins. So spoil your own room: one cell here leaves you no other to grow on, whatever {Two} does. Point at a cell, or try one, to see what is left.",
        right: "{Two} had to play, and you had nothing left to play: you win!",
        wrong: "Then you can still grow when your turn comes. Watch the number beside {One}: it has to fall to 0.",
      },
    ],
  },
  patience: {
    title: "Don't eat too soon",
    steps: [
      {
        ask: "One turn here eats; another one wins. What is eaten makes room, and room is what you do not want. Find the turn that wins.",
        right: "You have no room left, and {Two} has plenty. A meal can wait; often it is better if it never comes.",
        wrong:
          "After that you can still grow when it is your turn again, and the win is gone. Watch the number beside {One}.",
      },
    ],
  },
  duck: {
    title: "A sitting duck",
    steps: [
      {
        ask: "The largest bug may not grow, so it can't change its shape: it sits and waits for a twin. {Two}'s bug of three at A3 is one. Eat it.",
        right:
          "The largest bug on the board is yours now, and {Two} has to build where you stand. Make your own large bugs in shapes that are hard to copy.",
        wrong:
          "Make a twin of {Two}'s bug of three that touches it: your bug of two, on top, is only one cell away from that.",
      },
    ],
  },
  cells: {
    title: "Cells of your own",
    steps: [
      {
        ask: "The marked cells, A1, C1 and C4, only you can fill: {Two} would merge there, or outgrow the limit. The other two are open to both of you. Which kind should you fill first?",
        right:
          "A cell that only you can fill is a turn in hand: nobody takes it from you, and while you fill it {Two} has to fill the shared ones. Here each of your own cells wins, and each shared one loses.",
        wrong:
          "{Two} would have had to fill that cell. Now {Two} has the fewer turns left, and wins. Keep the shared cells for {Two}: fill one that only you can fill.",
      },
      {
        ask: "But whoever runs out first wins, so every cell of your own is also a turn that you owe. Choose the growth that spoils most of your own room, and none of {Two}'s.",
        right:
          "From 7 cells to 1, at one stroke: all around your bug the cells would now merge, or outgrow the limit. {Two} keeps three, and runs on.",
        wrong:
          "That leaves you more cells to fill than need be. Point at each cell, or try it, and watch {One}'s number: which one brings it down to 1?",
      },
    ],
  },
  counting: {
    title: "Count the growths",
    steps: [
      {
        ask: "Near the end, count: how often can I still grow, and how often must {Two}? You want to run out first. One turn leaves you 1 cell and {Two} 4. Find it.",
        right:
          "Exactly. The numbers beside the colours are the whole game in two figures: before every turn, look at both.",
        wrong: "Count again: with which cell does {One} keep only 1, and {Two} 4?",
      },
    ],
  },
};

export const lessonSays = {
  heading: "Lessons",
  /** @param {number} number @param {number} of */
  number: (number, of) => `Lesson ${number} of ${of}`,
  /** @param {number} step @param {number} of */
  step: (step, of) => `Step ${step} of ${of}`,
  next: "Next",
  nextLesson: "Next lesson",
  takeBack: "Take it back",
  leave: "Back to my game",
  before: "Lesson before",
  skip: "Skip this lesson",
  done: "done",
  here: "you are here",
  answers: "Blue answers …",
  firstGame: "Play your first game",
  firstGameWhat: "That is all there is to know. Larva, the gentlest bot, is waiting.",
  strategy: "Go on with strategy",
  finished: "That was the last lesson. Play, or try today's puzzle.",
  basics: "The rules",
  ideas: "Strategy",
  course: "All lessons",
  /** @param {number} one @param {number} two */
  room: (one, two) => `Cells to grow on: ${SEATS[0]} ${one}, ${SEATS[1]} ${two}`,
};
